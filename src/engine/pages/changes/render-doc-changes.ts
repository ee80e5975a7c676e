/** "What changed": the differences between a doc and its released twin, folded away until somebody asks. */
import { LABELS } from "../../../shared/labels.ts";
import { escapeHtml } from "../../base/escape-html.ts";
import type { SectionChange } from "./doc-changes.ts";

export function renderDocChanges(changes: SectionChange[], releasedLabel: string): string {
  if (changes.length === 0) return "";
  const items = changes.map(renderChange).join("");
  return `<details class="doc-changes"><summary>${LABELS.changesSince(changes.length, releasedLabel)}</summary><ul>${items}</ul></details>`;
}

function renderChange({ id, heading, status, html }: SectionChange): string {
  const name = escapeHtml(heading || LABELS.introduction);
  const place = status === "removed" ? name : `<a href="#${escapeHtml(id) || "main"}">${name}</a>`;
  return `<li><p>${place} <span class="change-status">${LABELS.changeStatus[status]}</span></p>${html}</li>`;
}
