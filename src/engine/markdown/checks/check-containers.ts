/** Containers that nothing closes: they would take in the rest of the page. */
import { report, type CompileContext } from "../context.ts";
import { findNodes, type PlacedNode } from "../tree.ts";

export function checkContainers(nodes: PlacedNode[], context: CompileContext): void {
  const lines = context.body.split("\n");
  const taken = new Set<number>();
  const open = findNodes(nodes, "containerDirective")
    // A line of colons closes the innermost container that it can.
    .reverse()
    .filter(({ position }) => {
      const colons = position && /^:{3,}/.exec(context.body.slice(position.start.offset))?.[0].length;
      // What a directive has inserted is no part of this file, and alerts are written as quotes.
      if (!colons) return false;
      const { line } = position.end;
      const closing = /(?:^|[\s>])(:{3,})\s*$/.exec(lines[line - 1] ?? "")?.[1]?.length ?? 0;
      if (closing < colons || line === position.start.line || taken.has(line)) return true;
      taken.add(line);
      return false;
    });
  for (const node of open.reverse()) {
    const advice = 'put ":::" on a line of its own below its content. Around other containers, it needs more colons';
    report(context, node, `":::${node.name}" is never closed: ${advice}`);
  }
}
