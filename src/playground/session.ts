/** What happens in the playground, apart from how it looks: state, address and worker kept in step. */
import { createSignal, type Signal } from "../app/runtime/signal.ts";
import { createAddress, readAddress, type Notice } from "./model/address.ts";
import type { OptionValues } from "./model/options.ts";
import { findFormatter, type FormatterData, type PlaygroundData } from "./model/playground-data.ts";
import { advanceRun, IDLE, type Run } from "./model/run.ts";
import {
  changeOption,
  chooseFormatter,
  chooseParser,
  createState,
  resetOptions,
  type PlaygroundState,
} from "./model/state.ts";
import { createFormatClient, type WorkerLike } from "./worker/format-client.ts";

export interface Snapshot {
  /** False in the HTML that the engine wrote, before anything is known about this reader. */
  isReady: boolean;
  state: PlaygroundState;
  run: Run;
  notices: Notice[];
}

export interface Session {
  signal: Signal<Snapshot>;
  start(): void;
  write(content: string): void;
  chooseParser(parser: string): void;
  chooseFormatter(name: string): void;
  changeOption(change: OptionValues): void;
  resetOptions(): void;
  retry(): void;
  dismissNotices(): void;
  getLink(): string;
}

const TYPING_PAUSE = 100;
/** Safari allows 100 changes of the address in 30 seconds. */
const ADDRESS_PAUSE = 400;

export function createServerSnapshot(data: PlaygroundData): Snapshot {
  return { isReady: false, state: { ...createState(data.formatters[0]!.name), content: "" }, run: IDLE, notices: [] };
}

export function createSession(data: PlaygroundData, createWorker: () => WorkerLike): Session {
  const signal = createSignal<Snapshot>({ isReady: true, ...readAddress(location, data), run: IDLE });
  const update = (change: Partial<Snapshot>) => signal.set({ ...signal.get(), ...change });
  const client = createFormatClient({
    createWorker,
    onReport: (report) => update({ run: advanceRun(signal.get().run, report) }),
  });
  const formatSoon = createTimer(format);
  const saveSoon = createTimer(saveAddress);

  function getFormatter(): FormatterData {
    return findFormatter(data, signal.get().state.formatter)!;
  }

  function format(): void {
    client.run({ ...signal.get().state, formatter: getFormatter() });
  }

  function saveAddress(): void {
    const { search, hash, isTooLong } = createAddress(signal.get().state, data, location.search);
    const others = signal.get().notices.filter((notice) => notice.type !== "link-too-long");
    if (isTooLong || others.length < signal.get().notices.length) {
      update({ notices: isTooLong ? [...others, { type: "link-too-long" }] : others });
    }
    try {
      history.replaceState(history.state, "", location.pathname + search + hash);
    } catch {
      // Asked too often: the address follows with the next change.
    }
  }

  function show(state: PlaygroundState, pause = 0): void {
    update({ state });
    formatSoon.start(pause);
    saveSoon.start(ADDRESS_PAUSE);
  }

  /** Somebody put another link into the address bar of this page. */
  function handleHash(): void {
    saveSoon.stop();
    update(readAddress(location, data));
    format();
  }

  return {
    signal,
    start() {
      addEventListener("hashchange", handleHash);
      addEventListener("pagehide", saveSoon.flush);
      format();
    },
    write: (content) => show({ ...signal.get().state, content }, TYPING_PAUSE),
    chooseParser: (parser) => show(chooseParser(signal.get().state, parser)),
    chooseFormatter: (name) => show(chooseFormatter(signal.get().state, findFormatter(data, name)!)),
    changeOption: (change) => show(changeOption(signal.get().state, getFormatter(), change)),
    resetOptions: () => show(resetOptions(signal.get().state)),
    retry: format,
    dismissNotices: () => update({ notices: [] }),
    getLink() {
      const { search, hash } = createAddress(signal.get().state, data, location.search);
      return location.origin + location.pathname + search + hash;
    },
  };
}

function createTimer(action: () => void): { start(delay: number): void; stop(): void; flush(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const act = () => {
    stop();
    action();
  };
  return {
    start(delay) {
      stop();
      timer = setTimeout(act, delay);
    },
    stop,
    flush: () => timer !== undefined && act(),
  };
}
