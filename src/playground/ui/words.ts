/** Every text of the playground that a reader can see or hear. Texts that the site has as well are in `shared/labels/labels.ts`. */
import type { ConfigProblem } from "../config/parse-config.ts";
import type { Notice } from "../model/notices.ts";
import type { ExportFormat } from "../model/export.ts";
import type { DiffView } from "../layout.ts";
import type { PaneName } from "../model/state.ts";
import type { Change } from "../history/find-change.ts";
import type { Failure } from "../worker/messages.ts";
import type { ShortcutName } from "./shortcuts.ts";

export const WORDS = {
  title: "Playground",
  description:
    "Try Prettier in the browser: write code, choose options and see how it is formatted. Nothing leaves your machine.",
  noScript:
    "The playground runs the formatter in your browser and needs JavaScript for that. Without it, the formatter runs on your machine:",
  noScriptLink: "use the command line",
  docs: "Docs",
  language: "Language",
  file: "File name",
  filePlaceholder: "name.ext",
  version: "Version",
  versionField: (label: string) => `Version: ${label}`,
  versionTitle: "Versions",
  versionSearch: "Search for a version",
  versionPlaceholder: "3.5, next, 2022 …",
  versionGroup: (major: string | undefined) => (major === undefined ? "Of the docs" : `Version ${major}`),
  /** Months have no day, so the first one is as good as any. */
  versionMonth: (month: string) =>
    new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(`${month}-01`)),
  noVersions: "No version here is called that.",
  versionCount: (here: number, published: number) =>
    `${here} of ${published} releases are here.${here < 10 ? " To get the others, run “npm run formatters” before building the site." : ""}`,
  useVersion: (version: string) => `Use ${version}`,
  formatter: (name: string, version: string) => (name === version ? version : `${name} ${version}`),
  compare: "Compare with",
  config: "Configuration",
  configTitle: "Your configuration",
  configHint:
    "Paste a .prettierrc (JSON, YAML, TOML or JSON5), a prettier.config.js, a package.json or an .editorconfig, open the file, or drop it anywhere on this page. Overrides hold for the file name above. Plugins that are here are turned on. Programs are read, as far as what they export is a plain object, and never run. Nothing leaves your browser.",
  configInput: "Configuration to use",
  useConfig: "Use it",
  exportTitle: "As you have it now",
  exportFormats: { prettierrc: ".prettierrc", cli: "Command line", api: "API" } satisfies Record<ExportFormat, string>,
  copy: "Copy",
  closeDialog: "Close",
  missingPart: "This part did not load. You might want to check your network connection and load the page again.",
  compareNothing: "nothing",
  compareSame: (label: string) => `${label}, other options`,
  stopComparing: "Stop comparing",
  sides: { left: "Left", right: "Right" },
  side: "Options of",
  view: "Show",
  views: { input: "Input", output: "Output", options: "Options", more: "More" },
  inputHint: "Escape, then Tab leaves the editor.",
  options: "Options",
  reset: "Reset",
  resetOptions: "Reset all options",
  resetOption: (name: string) => `Reset ${name}`,
  optionDocs: (name: string) => `Docs of ${name}`,
  changed: "changed",
  plugins: "Plugins",
  pluginNeeds: (since = "3") => `needs version ${since} or newer`,
  turnOff: (name: string) => `Turn off ${name}`,
  packagePage: (name: string) => `${name} on npm`,
  places: "Range and caret",
  takeSelection: "Format the selection",
  followCaret: "Follow the caret",
  caretAt: (offset: number) => `caret at ${offset}`,
  panes: {
    changes: "Input against output",
    second: "Second format",
    ast: "AST",
    preprocessed: "Preprocessed AST",
    doc: "Doc",
    comments: "Comments",
    report: "Report",
    history: "When did this change?",
  } satisfies Record<PaneName, string>,
  paneBar: "Panes",
  embedErrors: "Embedded errors",
  embedErrorsHint: "Say what is wrong with code within other code, which is otherwise left as it is",
  copyDoc: "Copy as Markdown",
  paneHint: "Switch on what you want to look into: it is worked out anew with every change.",
  shortcuts: "Keyboard",
  shortcutsTitle: "Keyboard shortcuts",
  shortcutsHint: "Mod is Control, or Command on a Mac.",
  shortcutNames: {
    takeOutput: "Put the output into the input",
    run: "Format again",
    insertName: "Insert a made-up name",
    options: "Show or hide the options",
    config: "Bring or export a configuration",
    help: "This list",
  } satisfies Record<ShortcutName, string>,
  openWhole: "Open in the playground",
  close: (name: string) => `Close ${name}`,
  secondSame: "The second pass changes nothing.",
  secondDiffers: "The second pass prints something else: please report it.",
  share: "Share",
  copyLink: "Copy link",
  copyOutput: "Copy output",
  copyReport: "Copy Markdown report",
  copyConfig: "Copy config",
  reportIssue: "Report an issue",
  reportCopied: "The report is too long for an address. It was copied: paste it into the issue.",
  download: "Download output",
  openFile: "Open file",
  clear: "Clear",
  insertName: "Insert a name",
  insertNameHint: "A made-up name in place of the selection",
  scrollTogether: "Scroll together",
  copied: "Copied",
  copyFailed: "Copying is not allowed here",
  loading: (files: string[]) => `Loading ${files.join(", ")} …`,
  starting: "Starting …",
  unchanged: "Already formatted",
  formattedIn: (milliseconds: number) => `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`,
  outdated: "Last good output",
  hasError: "(has an error)",
  goToError: "Show in the code",
  retry: "Retry",
  dismiss: "Dismiss",
  lastSession: "There is code from your last visit.",
  restore: "Bring it back",
  forget: "Forget it",
  equalOutputs: "Both print the same.",
  differences: (count: number) => (count === 1 ? "1 difference" : `${count} differences`),
  searching: "Searching the releases",
  searchStep: (version: string, run: number, runs: number) => `Running ${version}, ${run} of ${runs} at most …`,
  searchStopped: "You stopped the search.",
  searchFailed: "A release did not load. You might want to check your network connection, and try again.",
  changeKinds: {
    output: (before, after) => `It changed in ${after}: ${before} prints something else.`,
    reads: (before, after) => `It changed in ${after}, which can read this code: ${before} cannot.`,
    fails: (before, after) => `It changed in ${after}, which cannot read this code: ${before} can.`,
    second: (before, after) =>
      `It changed in ${after}: a second pass over the output gives something else than in ${before}.`,
  } satisfies Record<Change["kind"], (before: string, after: string) => string>,
  searchNote: (runs: number, releases: number, newest: string) =>
    `Found with ${runs} of ${releases} releases. If there was more than one change, this is one that led to what ${newest} does.`,
  neverChanged: (oldest: string, newest: string) =>
    `${oldest} and ${newest} do the same. A change that was undone in between would not be seen.`,
  sights: { same: "as today", other: "something else", failed: "cannot read this", running: "…" },
  compareBoth: "Compare both",
  releasePost: (version: string) => `The post about ${version.split(".", 2).join(".")}`,
  releaseNews: ", and what it says about the language of this code: ",
  noPost: (version: string) => `There is no post about ${version.split(".", 2).join(".")} yet.`,
  diffView: "Show the difference as",
  diffViews: { split: "Side by side", unified: "Unified", left: "Left", right: "Right" } satisfies Record<
    DiffView,
    string
  >,
  patch: "Difference",
  copyPatch: "Copy difference",
  copySide: { left: "Copy left output", right: "Copy right output" },
  noChanges: "The output is the same as the input.",
  search: "Search",
  shown: { input: "Input", output: "Output" },
  issue: {
    expected: "Expected output:",
    why: "Why?",
    paste: "<!-- The report was too long for this address and is in your clipboard: paste it here. -->\n",
  },
  failures: {
    syntax: "This code cannot be read",
    embed: "Code within this code cannot be read, so it is left as it is",
    load: "The formatter did not load",
    plugins: "This version cannot use these plugins",
    plugin: "A plugin failed",
    timeout: "Stopped, because it took too long",
    stopped: "You stopped this",
    crash: "The formatter crashed",
    other: "The formatter failed",
  } satisfies Record<Failure["kind"], string>,
  failureHints: {
    load: "Its files come from the network. You might want to check your connection, and try again. Your code is still here.",
    plugins: "Turn them off, or choose the version that they need, or a newer one.",
    plugin: "Everything else works on. Turn it off to go on without it.",
    timeout: "The formatter was restarted and goes on with your next change.",
    stopped: "The formatter was restarted and goes on with your next change.",
    crash: "It was restarted and goes on with your next change. Your code is still here.",
  } satisfies Partial<Record<Failure["kind"], string>>,
  stoppedAfter: (seconds: number) => `Stopped after ${seconds} ${seconds === 1 ? "second" : "seconds"}`,
  formatting: "Formatting …",
  elapsed: (seconds: number, limit: number) => `Formatting, ${seconds} of ${limit} s`,
  stop: "Stop",
  waitLonger: "Wait longer",
  openAsCode: (name: string) => `Open ${name} as code`,
  describeNotice,
};

function describePlugins(names: string[]): string {
  return `Not among the plugins here: ${names.map((name) => name.slice(0, 60)).join(", ")}`;
}

function describeProblem(problem: ConfigProblem): string {
  switch (problem.type) {
    case "unknown":
      return `“${problem.name}” is no option of this version${problem.nearest ? `; did you mean “${problem.nearest}”?` : "."}`;
    case "invalid":
      return `“${problem.name}” cannot be ${problem.value}; possible: ${problem.expected}.`;
    case "plugins":
      return `${describePlugins(problem.names)}. Nothing you bring is run; there are ${problem.offered.join(", ")}.`;
    case "computed":
      return `“${problem.name}” is computed (${problem.code}), and nothing you bring is run.`;
    case "elsewhere":
      return `“${problem.name}” is about files and packages, which there are none of here.`;
  }
}

function describeNotice(notice: Notice): string {
  switch (notice.type) {
    case "broken-link":
      return "This link is damaged or incomplete, so the playground starts with a sample.";
    case "cut-link":
      return "This link is damaged. What could be saved of its code is here; options and versions may be missing.";
    case "link-too-long":
      return "This is too much code for a link. The address no longer follows your changes.";
    case "unknown-version":
      return `There is no version “${notice.name.slice(0, 40)}” here, so the stable one is used.${notice.nearest ? ` The nearest one is ${notice.nearest.version}.` : ""}`;
    case "missing-version":
      return `Version ${notice.name.slice(0, 40)} did not load. You might want to check your network connection.`;
    case "unknown-plugins":
      return `${describePlugins(notice.names)}. Below the options are those that you can turn on.`;
    case "missing-plugins":
      return "The plugins did not load. You might want to check your network connection.";
    case "ignored-options":
      return `This version does not know these options or their values: ${notice.names.map((name) => name.slice(0, 40)).join(", ")}.`;
    case "config":
      return [
        notice.used.length > 0
          ? `Options from ${notice.name}: ${notice.used.join(", ")}.`
          : `${notice.name} changes nothing for this file.`,
        ...notice.problems.map(describeProblem),
      ].join(" ");
    case "replaced-parser":
      return `There is no parser “${notice.name.slice(0, 40)}” here, so “${notice.used}” reads this code.`;
    case "unreadable-config":
      return `${notice.name || "This configuration"} cannot be read: ${notice.message.slice(0, 200)}`;
    case "shared-config":
      return `${notice.name || "This configuration"} takes its options from “${notice.from.slice(0, 80)}”. Shared configurations cannot be fetched here: paste the options themselves.`;
    case "program":
      return `${notice.name || "This configuration"} is a program, and nothing you bring is run here. Its options cannot be read, because ${notice.reason}.`;
    case "no-text":
      return `${notice.name.slice(0, 60)} is no text file.`;
    case "too-large":
      return `${notice.name.slice(0, 60)} is larger than 10 MB.`;
  }
}
