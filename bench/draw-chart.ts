/** The comparison with the peers as a picture: one panel a number, one bar a site, ours in color. */
import { showNumber, type Table } from "./table.ts";

const PANELS = [
  { column: "options KB", title: "Options page, KB over the wire" },
  { column: "largest ms", title: "Its largest paint, ms" },
  { column: "click ms", title: "Click to the next page, ms" },
  { column: "cold build s", title: "Cold build, s" },
  { column: "MB", title: "Memory of the build, MB" },
  { column: "installed MB", title: "Installed, MB" },
];

const COLUMNS = 2;
const PANEL = { width: 380, gap: 40, title: 28, bar: 18, step: 26, label: 92, value: 56 };

const STYLE = `
text { font: 13px system-ui, sans-serif; fill: #1d2b33 }
.title { font-weight: 600 }
.value { fill: #50626c }
rect { fill: #b9c6cd }
.ours rect { fill: #c4326b }
@media (prefers-color-scheme: dark) {
  text { fill: #e4ecf0 }
  .value { fill: #9db0bb }
  rect { fill: #43555f }
  .ours rect { fill: #f47ba6 }
}`;

export function drawChart(table: Table): string {
  const sites = table.rows.filter(({ label }) => !label.includes(" / "));
  const panelHeight = PANEL.title + sites.length * PANEL.step + 24;
  const panels = PANELS.map(({ column, title }, index) => {
    const position = table.columns.indexOf(column);
    if (position < 0) throw new Error(`the table of peers has no column "${column}"`);
    const bars = sites.map(({ label, values }) => ({ label, value: values[position] ?? 0 }));
    const x = (index % COLUMNS) * (PANEL.width + PANEL.gap);
    const y = Math.floor(index / COLUMNS) * panelHeight;
    return `<g transform="translate(${x} ${y})">${drawPanel(title, bars)}</g>`;
  });
  const width = COLUMNS * PANEL.width + (COLUMNS - 1) * PANEL.gap;
  const height = Math.ceil(PANELS.length / COLUMNS) * panelHeight;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="This site beside its peers: shorter is better"><style>${STYLE}</style>${panels.join("\n")}</svg>\n`;
}

function drawPanel(title: string, bars: { label: string; value: number }[]): string {
  const longest = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  const room = PANEL.width - PANEL.label - PANEL.value;
  const rows = bars.map(({ label, value }, index) => {
    const y = PANEL.title + index * PANEL.step;
    const length = Math.max(2, (value / longest) * room);
    return [
      `<g${index === 0 ? ' class="ours"' : ""}>`,
      `<text x="0" y="${y + 14}">${label}</text>`,
      `<rect x="${PANEL.label}" y="${y}" width="${length.toFixed(1)}" height="${PANEL.bar}" rx="3"/>`,
      `<text class="value" x="${(PANEL.label + length + 6).toFixed(1)}" y="${y + 14}">${showNumber(value)}</text>`,
      "</g>",
    ].join("");
  });
  return `<text class="title" x="0" y="14">${title}</text>${rows.join("")}`;
}
