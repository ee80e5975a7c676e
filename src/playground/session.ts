/** Everything that the playground does, without its looks: it keeps the state, the address and the worker in step. */
import { createSignal, type Signal } from "../app/runtime/signal.ts";
import { createConfigKeeper } from "./config/config-keeper.ts";
import { createFileOpener, type FileOpener } from "./file-opener.ts";
import { createFormatterStore } from "./formatter-store.ts";
import type { Search, Searcher } from "./history/search-change.ts";
import { changeLayout, loadLayout } from "./layout.ts";
import { readAddress } from "./model/address.ts";
import { carryBreaks } from "./model/line-breaks.ts";
import { addNotice as addTo, keepNotices, markTooLong, type Notice } from "./model/notices.ts";
import type { OptionValues } from "./model/options.ts";
import type { FormatterData, PlaygroundData } from "./model/playground-data.ts";
import * as change from "./model/state.ts";
import type { PaneName, PlaygroundState, SideName } from "./model/state.ts";
import { advanceRun, beginRun, listTasks } from "./model/tasks.ts";
import { createAddressBar, createLastSession } from "./persistence.ts";
import { createPluginSwitch, type PluginSwitch } from "./plugins/plugin-switch.ts";
import { createServerSnapshot, type Snapshot } from "./snapshot.ts";
import { takeOutput } from "./take-output.ts";
import { createTimer } from "./timer.ts";
import { createVersionLoader } from "./version-loader.ts";
import { createFormatClient, type WorkerLike } from "./worker/format-client.ts";

export interface Session extends FileOpener {
  signal: Signal<Snapshot>;
  start(): Promise<void>;
  getFormatter(name: string): FormatterData;
  write(content: string): void;
  /** Makes the output the input. */
  takeOutput(): void;
  /** Replaces the code, with the name of its file. */
  open(content: string, file?: string): void;
  nameFile(file: string): void;
  chooseParser(parser: string): void;
  chooseFormatter(name: string, side?: SideName): void;
  changeOption(options: OptionValues, side?: SideName): void;
  /** Sets all options at once. Those that are not given get their defaults. */
  setOptions(options: OptionValues, side?: SideName): void;
  togglePlugin: PluginSwitch["toggle"];
  togglePane(pane: PaneName): void;
  toggleEmbedErrors(): void;
  /** Compares two versions, both with the options of the first. */
  compareReleases(left: string, right: string): void;
  stopComparing(): void;
  /** Searches the releases for the one in which the result changed. */
  searchChange(onChange: (search: Search) => void, signal: AbortSignal): Promise<void>;
  retry(): void;
  stopFormatting(): void;
  /** Gives a run more time, also one that has been stopped. */
  waitLonger(): void;
  dismissNotices(): void;
  restoreLast(): void;
  forgetLast(): void;
  getLink(): Promise<string>;
}

const TYPING_PAUSE = 100;

export function createSession(data: PlaygroundData, createWorker: () => WorkerLike): Session {
  const signal = createSignal<Snapshot>(createServerSnapshot(data));
  const update = (next: Partial<Snapshot>) => signal.set({ ...signal.get(), ...next });
  const getState = () => signal.get().state;
  const store = createFormatterStore(data);
  /** The `!` is safe, because the state names only versions that have been loaded. */
  const getFormatter = (name: string, on = getState().plugins) => store.find(name, on) ?? store.find(name)!;
  const last = createLastSession();
  const client = createFormatClient({
    createWorker,
    // Without plugins, which are part of each task. It is there, because `format` drops tasks of versions that are not loaded.
    findFormatter: (name) => store.find(name)!,
    onReport: (report) => update({ run: advanceRun(signal.get().run, report) }),
  });
  const formatSoon = createTimer(() => void format());
  let searcher: Promise<Searcher> | undefined;
  /** Counts the code that was opened, and not typed. */
  let document = 0;
  /** Counts links, because one that is read late must not replace a newer one, or what was typed meanwhile. */
  let links = 0;
  const versions = createVersionLoader({
    store,
    getPlugins: () => getState().plugins,
    onMissing: (name) => addNotice({ type: "missing-version", name }),
  });
  const addressBar = createAddressBar({ data, getState, onSave: handleSave });

  async function format(): Promise<void> {
    const tasks = listTasks(getState(), data).filter(
      (task) => task.kind === "diff" || store.find(task.settings.formatter),
    );
    const state = getState();
    update({ run: beginRun(signal.get().run, { state, tasks, document }) });
    client.run({ content: state.content, tasks });
  }

  function handleSave(isTooLong: boolean): void {
    last.save(getState(), getFormatter(getState().formatter));
    update({ notices: markTooLong(signal.get().notices, isTooLong) });
  }

  function show(state: PlaygroundState, { isTyped = false } = {}): void {
    const before = getState();
    if (state.content !== before.content && !isTyped) document++;
    links++;
    update({ state, hasLast: false, notices: keepNotices(signal.get().notices, before, state) });
    formatSoon.start(isTyped ? TYPING_PAUSE : 0);
    addressBar.saveSoon();
  }

  /** Runs at the start, and when a reader puts another link into the address bar of this page. */
  async function readState(hash: string): Promise<void> {
    addressBar.forgetPending();
    versions.forget();
    const turn = ++links;
    const { search } = location;
    const read = await readAddress({ search, hash }, { data, loadFormatter: store.load });
    if (turn !== links) return;
    document++;
    formatSoon.stop();
    // A link says itself which panes it shows.
    const { panes } = hash === "" && !signal.get().isEmbedded ? loadLayout() : read.state;
    update({ notices: read.notices, state: { ...read.state, panes }, isReady: true });
    await format();
  }

  function addNotice(notice: Notice): void {
    update({ notices: addTo(signal.get().notices, notice) });
  }

  function changeSide(
    side: SideName,
    act: <T extends change.Variant>(variant: T, formatter: FormatterData) => T,
  ): void {
    const state = getState();
    const { other } = state;
    if (side === "right" && other) show({ ...state, other: act(other, getFormatter(other.formatter)) });
    else show(act(state, getFormatter(state.formatter)));
  }

  const plugins = createPluginSwitch({ data, store, getState, getFormatter, show, addNotice });

  /** Applies what else depends on the file name. */
  function followName(): void {
    const wasShown = signal.get().notices.some(({ type }) => type === "config");
    void configs.follow().then((notice) => notice && wasShown && addNotice(notice));
    // A failure is not shown, because the reader can still turn the plugin on.
    plugins.followName().catch(() => {});
  }

  const configs = createConfigKeeper({
    getState,
    getFormatter,
    plugins: data.plugins,
    turnOn: plugins.turnOn,
    setOptions: (options, parser) => {
      const chosen = parser ? change.chooseParser(getState(), parser, getFormatter(getState().formatter)) : getState();
      const cleared = { ...chosen, file: getState().file, options: {} };
      show(change.changeOption(cleared, getFormatter(chosen.formatter), options));
    },
  });
  const opener = createFileOpener({
    addNotice,
    takeConfig: configs.use,
    open(content, file) {
      session.open(content, file);
      followName();
    },
  });

  const session: Session = {
    signal,
    async start() {
      const isEmbedded = new URLSearchParams(location.search).has("embed");
      update({ isEmbedded });
      addEventListener("hashchange", () => void readState(location.hash));
      await readState(location.hash);
      const isFresh = location.hash === "" && !isEmbedded;
      if (isFresh && last.read()) update({ hasLast: true });
    },
    getFormatter,
    write: (typed) => show({ ...getState(), content: carryBreaks(getState().content, typed) }, { isTyped: true }),
    takeOutput: () => takeOutput(signal, (state) => show(state, { isTyped: true })),
    open(content, file = "") {
      const state = getState();
      const named = change.nameFile({ ...state, content }, file, getFormatter(state.formatter));
      show({ ...named, content });
    },
    ...opener,
    nameFile(file) {
      show(change.nameFile(getState(), file, getFormatter(getState().formatter)));
      followName();
    },
    chooseParser: (parser) => show(change.chooseParser(getState(), parser, getFormatter(getState().formatter))),
    chooseFormatter: (name, side = "left") =>
      void versions.withFormatter(name, side, (formatter) =>
        show(
          side === "right" ? change.compareWith(getState(), formatter) : change.chooseFormatter(getState(), formatter),
        ),
      ),
    changeOption: (options, side = "left") =>
      changeSide(side, (variant, formatter) => change.changeOption(variant, formatter, options)),
    setOptions: (options, side = "left") =>
      changeSide(side, (variant, formatter) => change.changeOption({ ...variant, options: {} }, formatter, options)),
    toggleEmbedErrors: () => show(change.toggleEmbedErrors(getState())),
    togglePlugin: plugins.toggle,
    togglePane(pane) {
      show(change.togglePane(getState(), pane));
      changeLayout({ panes: getState().panes });
    },
    compareReleases: (left, right) =>
      void versions.withFormatter(left, "left", (older) =>
        versions.withFormatter(right, "right", (newer) =>
          show(change.compareWith(change.chooseFormatter(change.stopComparing(getState()), older), newer)),
        ),
      ),
    async searchChange(onChange, signal) {
      searcher ??= import("./history/search-change.ts").then(({ createSearcher }) =>
        createSearcher({ data, store, createWorker }),
      );
      return (await searcher)(getState(), onChange, signal);
    },
    stopComparing: () => show(change.stopComparing(getState())),
    retry: () => void format(),
    stopFormatting: client.stop,
    waitLonger: client.waitLonger,
    dismissNotices: () => update({ notices: [] }),
    restoreLast() {
      const hash = last.read();
      update({ hasLast: false });
      if (hash) void readState(hash).then(addressBar.saveSoon);
    },
    forgetLast() {
      last.forget();
      update({ hasLast: false });
    },
    getLink: addressBar.getLink,
  };
  return session;
}
