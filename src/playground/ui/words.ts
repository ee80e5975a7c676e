/** Every word of the playground that a reader can see or hear. What the site says as well is in `shared/labels.ts`. */
import type { Notice } from "../model/address.ts";
import type { Failure } from "../worker/messages.ts";

export const WORDS = {
  title: "Playground",
  description:
    "Try Prettier in the browser: write code, choose options and see how it is formatted. Nothing leaves your machine.",
  noScript:
    "The playground runs the formatter in your browser and needs JavaScript for that. Without it, the formatter runs on your machine:",
  noScriptLink: "use the command line",
  docs: "Docs",
  language: "Language",
  version: "Version",
  formatter: (name: string, version: string) => `${name} ${version}`,
  view: "Show",
  views: { input: "Input", output: "Output", options: "Options" },
  inputHint: "Tab moves on: the formatter indents.",
  options: "Options",
  reset: "Reset",
  resetOptions: "Reset all options",
  changed: "changed",
  copyLink: "Copy link",
  copyOutput: "Copy output",
  copied: "Copied",
  copyFailed: "Copying is not allowed here",
  loading: (files: string[]) => `Loading ${files.join(", ")} …`,
  starting: "Starting …",
  unchanged: "Already formatted",
  formattedIn: (milliseconds: number) => `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`,
  outdated: "Last good output",
  hasError: "(has an error)",
  retry: "Retry",
  dismiss: "Dismiss",
  failures: {
    syntax: "This code cannot be read",
    load: "The formatter did not load",
    timeout: "Stopped after 5 seconds",
    crash: "The formatter crashed",
    other: "The formatter failed",
  } satisfies Record<Failure["kind"], string>,
  failureHints: {
    load: "You might want to check your network connection. Your code is still here.",
    timeout: "This input takes too long to format. The formatter was restarted and goes on with your next change.",
    crash: "It was restarted and goes on with your next change. Your code is still here.",
  } satisfies Partial<Record<Failure["kind"], string>>,
  describeNotice,
};

function describeNotice(notice: Notice): string {
  switch (notice.type) {
    case "broken-link":
      return "This link is damaged or incomplete, so the playground starts with a sample.";
    case "link-too-long":
      return "This is too much code for a link. The address no longer follows your changes.";
    case "unknown-version":
      return `There is no version “${notice.name.slice(0, 40)}” here, so the stable one is used.`;
    case "ignored-options":
      return `This version does not know these options or their values: ${notice.names.map((name) => name.slice(0, 40)).join(", ")}.`;
  }
}
