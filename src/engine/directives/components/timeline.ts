/** `timeline`: the posts of the blog on a time line. The archive of the blog shows the same one. */
import type { Nodes } from "mdast";
import { z } from "zod";
import type { ComponentProps } from "../../../shared/components.ts";
import type { ArchivePost } from "../../../shared/page.ts";
import { report, type CompileContext, type Rendered, type TimelinePost } from "../../markdown/context.ts";
import { createText } from "../directive.ts";
import { placeComponent } from "./app-component.ts";
import { defineComponent, flag, wholeNumber, type ComponentNode } from "./component-type.ts";

interface Range {
  /** Years, both included. */
  from?: number | undefined;
  to?: number | undefined;
}

interface Settings extends Range {
  /** Only posts that announce a version. */
  releases: boolean;
}

export const TIMELINE = defineComponent<Settings>({
  props: z.strictObject({
    from: wholeNumber.optional(),
    to: wholeNumber.optional(),
    releases: flag.default(false),
  }),
  render: renderTimeline,
});

function renderTimeline(
  { releases, ...range }: Settings,
  node: ComponentNode,
  context: CompileContext,
): Rendered | undefined {
  const posts = (context.posts ?? []).filter(({ release }) => release ?? !releases);
  const props = createTimeline(posts, range);
  if (props.years.length > 0)
    return placeComponent({ name: "timeline", props, plain: [listPosts(props)] }, node, context);
  const found = context.posts ? "no post of the blog is from these years" : "the site has no blog";
  return void report(context, node, `the component "timeline" has nothing to show: ${found}`);
}

/** `posts` come newest first. */
export function createTimeline(
  posts: TimelinePost[],
  { from = 0, to = Infinity }: Range = {},
): ComponentProps["timeline"] {
  const shown = posts.filter(({ date }) => getYear(date) >= from && getYear(date) <= to);
  const axis = listYears(shown);
  const years: ComponentProps["timeline"]["years"] = [];
  for (const post of shown) {
    const year = String(getYear(post.date));
    const last = years.at(-1);
    if (last?.year === year) last.posts.push(placePost(post, axis));
    else years.push({ year, posts: [placePost(post, axis)] });
  }
  return { axis, years };
}

function placePost({ release, ...link }: TimelinePost, axis: string[]): ArchivePost {
  const start = getPlace(link.date, axis);
  if (!release) return { ...link, start };
  const { until, ...rest } = release;
  // A release lasts until the next one. The latest release lasts until the end.
  return { ...link, start, release: { ...rest, end: until ? Math.min(100, getPlace(until, axis)) : 100 } };
}

function getYear(date: string): number {
  return Number(date.slice(0, 4));
}

/** Every year from the first post to the last, including years without posts. */
function listYears(posts: TimelinePost[]): string[] {
  const years = posts.map(({ date }) => getYear(date));
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return years.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}

/** The position of a day on the axis in percent. */
export function getPlace(date: string, axis: string[]): number {
  const year = getYear(date);
  const [start, end] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
  const passed = (Date.parse(date) - start) / (end - start);
  return Math.round(((year - Number(axis[0]) + passed) / axis.length) * 10_000) / 100;
}

function listPosts({ years }: ComponentProps["timeline"]): Nodes {
  const posts = years.flatMap((year) => year.posts);
  return {
    type: "list",
    spread: false,
    children: posts.map(({ title, href, date }) => ({
      type: "listItem",
      children: [
        {
          type: "paragraph",
          children: [{ type: "link", url: href, children: [{ type: "text", value: title }] }, createText(`, ${date}`)],
        },
      ],
    })),
  };
}
