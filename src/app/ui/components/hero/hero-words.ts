/** The texts of the hero's code, wherever it stands. */
export const HERO_WORDS = {
  languages: "Language of the example",
  before: "As it was typed",
  after: "As the formatter prints it",
  hint: "Drag the vertical line. The real formatter printed every output when this page was built.",
  width: "Print width",
  columns: (count: number) => `${count} columns`,
  status: (columns: number, lines: number) => `${columns} columns, ${lines} lines`,
};
