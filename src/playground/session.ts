/** Everything that the playground does, without its looks: it keeps the state, the address and the worker in step. */
import { createSignal, type Signal } from "../app/runtime/signal.ts";
import { createConfigKeeper } from "./config/config-keeper.ts";
import { createFormatterStore } from "./formatter-store.ts";
import { readAddress } from "./model/address.ts";
import type { Notice } from "./model/notices.ts";
import type { OptionValues } from "./model/options.ts";
import { listReleases, type FormatterData, type PlaygroundData } from "./model/playground-data.ts";
import * as change from "./model/state.ts";
import { createState, type PaneName, type PlaygroundState } from "./model/state.ts";
import { advanceRun, beginRun, IDLE, listTasks, OUTPUT, type Run } from "./model/tasks.ts";
import { isConfigName, readFile } from "./opened-file.ts";
import { createAddressBar, createLastSession } from "./persistence.ts";
import { createPluginSwitch, type PluginSwitch } from "./plugins/plugin-switch.ts";
import { createTimer } from "./timer.ts";
import { createFormatClient, type WorkerLike } from "./worker/format-client.ts";

export type SideName = "left" | "right";

export interface Snapshot {
  /** False in the HTML that the engine writes, before anything is known about the reader. */
  isReady: boolean;
  state: PlaygroundState;
  run: Run;
  notices: Notice[];
  /** Whether there is code of an earlier visit. */
  hasLast: boolean;
  /** Whether the playground is shown within another page. */
  isEmbedded: boolean;
}

export interface Session {
  signal: Signal<Snapshot>;
  start(): Promise<void>;
  getFormatter(name: string): FormatterData;
  write(content: string): void;
  /** Makes the output the input. */
  takeOutput(): void;
  /** Replaces the code, with the name of its file. */
  open(content: string, file?: string): void;
  /** Takes a file that was opened or dropped, with code or a configuration. */
  openFile(file: File): Promise<void>;
  /** Takes options in the form of a configuration file. */
  importConfig(text: string, name?: string): Promise<void>;
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
  retry(): void;
  dismissNotices(): void;
  restoreLast(): void;
  forgetLast(): void;
  getLink(): Promise<string>;
}

const TYPING_PAUSE = 100;

export function createServerSnapshot(data: PlaygroundData): Snapshot {
  const state = { ...createState(data.formatters[0].name), content: "" };
  return { isReady: false, state, run: IDLE, notices: [], hasLast: false, isEmbedded: false };
}

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
  const addressBar = createAddressBar({ data, getState, onSave: handleSave });

  async function format(): Promise<void> {
    if (getState().panes.includes("history")) await loadReleases();
    const tasks = listTasks(getState(), data).filter(
      (task) => task.kind === "diff" || store.find(task.settings.formatter),
    );
    update({ run: beginRun(signal.get().run, tasks) });
    client.run({ content: getState().content, tasks });
  }

  /** A version that cannot be loaded is left out of the list. */
  async function loadReleases(): Promise<void> {
    await Promise.allSettled(listReleases(data).map(({ name }) => store.load(name, getState().plugins)));
  }

  function handleSave(isTooLong: boolean): void {
    last.save(getState(), getFormatter(getState().formatter));
    const { notices } = signal.get();
    const others = notices.filter((notice) => notice.type !== "link-too-long");
    if (isTooLong) update({ notices: [...others, { type: "link-too-long" }] });
    else if (others.length < notices.length) update({ notices: others });
  }

  function show(state: PlaygroundState, pause = 0): void {
    update({ state, hasLast: false });
    formatSoon.start(pause);
    addressBar.saveSoon();
  }

  /** Runs at the start, and when a reader puts another link into the address bar of this page. */
  async function readState(hash: string): Promise<void> {
    addressBar.forgetPending();
    const { search } = location;
    update({ ...(await readAddress({ search, hash }, { data, loadFormatter: store.load })), isReady: true });
    void format();
  }

  async function withFormatter(
    name: string,
    action: (formatter: FormatterData) => void | Promise<void>,
  ): Promise<void> {
    try {
      await action(await store.load(name, getState().plugins));
    } catch {
      addNotice({ type: "missing-version", name });
    }
  }

  /** Replaces an older notice of the same type. */
  function addNotice(notice: Notice): void {
    update({ notices: [...signal.get().notices.filter((each) => each.type !== notice.type), notice] });
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
    configs.follow();
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
  const importConfig = async (text: string, name?: string) => addNotice(await configs.use(text, name));

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
    write: (content) => show({ ...getState(), content }, TYPING_PAUSE),
    takeOutput() {
      const { text, failure } = signal.get().run.results[OUTPUT] ?? {};
      if (text !== undefined && !failure) session.write(text);
    },
    open(content, file = "") {
      const state = getState();
      const named = change.nameFile({ ...state, content }, file, getFormatter(state.formatter));
      show({ ...named, content });
    },
    async openFile(file) {
      const read = await readFile(file);
      if ("problem" in read) return addNotice({ type: read.problem, name: file.name });
      if (isConfigName(file.name)) return importConfig(read.text, file.name);
      session.open(read.text, file.name);
      followName();
    },
    importConfig,
    nameFile(file) {
      show(change.nameFile(getState(), file, getFormatter(getState().formatter)));
      followName();
    },
    chooseParser: (parser) => show(change.chooseParser(getState(), parser, getFormatter(getState().formatter))),
    chooseFormatter: (name, side = "left") =>
      void withFormatter(name, (formatter) =>
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
    togglePane: (pane) => show(change.togglePane(getState(), pane)),
    compareReleases: (left, right) =>
      void withFormatter(left, (older) =>
        withFormatter(right, (newer) =>
          show(change.compareWith(change.chooseFormatter(change.stopComparing(getState()), older), newer)),
        ),
      ),
    stopComparing: () => show(change.stopComparing(getState())),
    retry: () => void format(),
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
