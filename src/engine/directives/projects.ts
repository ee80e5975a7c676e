/** `:::projects{list="community-plugins"}`: a table from `projects.yml`, so that all docs versions name the same projects. */
import { suggest } from "../base/explain.ts";
import { BUILD_LABELS } from "../../shared/labels/build-labels.ts";
import { report, type Project, type ProjectList } from "../markdown/context.ts";
import type { Directive } from "../markdown/directives.ts";

export const PROJECTS: Directive = {
  insert(node, context) {
    const lists = context.projects ?? [];
    const name = node.attributes?.["list"] ?? "";
    const found = lists.find(({ list }) => list === name);
    if (found) return renderTable(found);
    const names = lists.map(({ list }) => list);
    return void report(context, node, `projects.yml has no list "${name}". ${suggest(name, names)}`);
  },
};

function renderTable({ columns, projects }: ProjectList): string {
  const rows = projects.map((project) => [
    `[${project.name}](${project.link})`,
    project.about,
    ...(columns.length > 2 ? [renderTrial(project)] : []),
  ]);
  return [columns, columns.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function renderTrial({ tryAt, noPlayground = "" }: Project): string {
  return tryAt ? `[${BUILD_LABELS.tryPlugin}](${tryAt})` : noPlayground;
}
