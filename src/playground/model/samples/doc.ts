export const DOC_SAMPLE = `// Builders of docs, printed as the formatter prints its own.
group([
  "harbour.measure(",
  indent([softline, join([",", line], ["station", "{ unit: 'm' }", "untilTheTideHasTurned"])]),
  ifBreak(","), softline,
  ");"
])
`;
