/**
 * `hero`: code as it was typed and as the formatter prints it, at a width that readers choose by dragging. Its samples are the code
 * blocks inside of it, or those of the site (`hero.yml`), all of them or the ones that `languages` names.
 */
import type { Code, Nodes } from "mdast";
import { z } from "zod";
import {
  findLines,
  getOutputLines,
  HERO_FROM,
  HERO_RANGES,
  HERO_TO,
  listOutputs,
  type HeroSample,
} from "../../../shared/hero.ts";
import { BUILD_LABELS } from "../../../shared/labels/build-labels.ts";
import { suggest } from "../../base/explain.ts";
import { report, type CodeSample, type CompileContext, type Rendered } from "../../markdown/context.ts";
import { createCode, createLabel, getFormatter } from "../directive.ts";
import { printAtWidths } from "../reflow.ts";
import { placeComponent } from "./app-component.ts";
import { createId, defineComponent, list, type ComponentNode } from "./component-type.ts";

interface Settings {
  languages?: string[] | undefined;
}

export const HERO = defineComponent<Settings>({
  props: z.strictObject({ languages: list.optional() }),
  render: renderHero,
});

interface NamedCode {
  name: string;
  code: Code;
  options: Record<string, unknown>;
}

async function renderHero(
  { languages }: Settings,
  node: ComponentNode,
  context: CompileContext,
): Promise<Rendered | undefined> {
  const formatter = await getFormatter(node, context);
  const codes = node.type === "containerDirective" ? takeCodes(node, context) : chooseSamples(languages, node, context);
  if (!formatter || codes.length === 0) return undefined;
  const printed = await Promise.all(
    codes.map(({ code, options }) =>
      printAtWidths(code, context, { formatter, options, from: HERO_FROM, to: HERO_TO }),
    ),
  );
  const samples: HeroSample[] = [];
  const plain: Nodes[] = [];
  for (const [index, code] of codes.entries()) {
    const reflow = printed[index];
    if (!reflow) return undefined;
    const sample = { name: code.name, ...reflow };
    checkLength(sample, code, context);
    samples.push(sample);
    plain.push(...describePlainly(code, sample));
  }
  return placeComponent(
    { name: "hero", props: { id: createId("hero", node, context), samples }, plain },
    node,
    context,
  );
}

function takeCodes(node: ComponentNode, context: CompileContext): NamedCode[] {
  const stray = node.children.find(({ type }) => type !== "code");
  const message =
    'the component "hero" holds code blocks and nothing else. For the code of the site, write "::component"';
  if (stray ?? node.children.length === 0) report(context, stray ?? node, message);
  return node.children.flatMap((child) => {
    if (child.type !== "code") return [];
    const title = /\btitle="([^"]+)"/.exec(child.meta ?? "")?.[1];
    return [{ name: title ?? child.lang ?? "", code: child, options: {} }];
  });
}

function chooseSamples(languages: string[] | undefined, node: ComponentNode, context: CompileContext): NamedCode[] {
  const { samples = [] } = context;
  if (samples.length === 0)
    report(
      context,
      node,
      'the component "hero" has no code: write code blocks inside of it, or a hero.yml for the site',
    );
  const names = samples.map(({ name }) => name);
  for (const name of samples.length > 0 ? (languages ?? []) : [])
    if (!names.includes(name)) report(context, node, `hero.yml has no "${name}". ${suggest(name, names)}`);
  const chosen = languages?.flatMap((name) => samples.find((sample) => sample.name === name) ?? []) ?? samples;
  return chosen.map((sample) => toNamedCode(sample, node));
}

/** Its mistakes are reported where the component is. */
function toNamedCode({ name, language, code, options }: CodeSample, { position }: ComponentNode): NamedCode {
  return { name, code: { type: "code", lang: language, value: code.trimEnd(), position }, options };
}

/** The styles keep room for so many lines, so that nothing moves while a reader drags. */
function checkLength(sample: HeroSample, { code }: NamedCode, context: CompileContext): void {
  for (const { rows, ...range } of HERO_RANGES) {
    const longest = Math.max(...listOutputs(sample, range).map((output) => getOutputLines(sample, output).length));
    const message = `the component "hero" has room for ${rows} lines, but "${sample.name}" is printed on ${longest}`;
    if (longest > rows) report(context, code, message);
  }
}

/** The first width is the one that readers see at first. */
function describePlainly({ code }: NamedCode, sample: HeroSample): Nodes[] {
  const lines = findLines(sample, HERO_RANGES[0]?.start ?? HERO_TO);
  const value = lines
    .map((line) => line.map((token) => (typeof token === "string" ? token : token[1])).join(""))
    .join("\n");
  return [
    createLabel(BUILD_LABELS.exampleInput),
    createCode(code),
    createLabel(BUILD_LABELS.exampleOutput),
    createCode({ lang: code.lang, value }),
  ];
}
