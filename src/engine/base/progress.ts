/** Says how far a build is. A build that finds everything in the cache is over before anybody could read it, so it says nothing. */

interface ProgressOptions {
  write(text: string): void;
  /** Whether a line can be written over. */
  isTerminal: boolean;
  getTime?(): number;
}

export interface Progress {
  /** A step begins, and the one before has ended. */
  step(name: string): void;
  /** Files that were not in the cache. */
  file(done: number, all: number): void;
  end(): void;
}

/** In a log, a line for each of these shares of the files is enough. */
const SHARES = 4;

export function createProgress({ write, isTerminal, getTime = () => performance.now() }: ProgressOptions): Progress {
  let current: { name: string; started: number } | undefined;
  let isCold = false;
  let held = "";
  let isOpen = false;

  const print = (line: string) => {
    const text = `${isOpen ? "\r\u001B[K" : ""}${line}\n`;
    isOpen = false;
    if (isCold) write(text);
    else held += text;
  };
  const finish = () => {
    if (current) print(`${current.name}: ${((getTime() - current.started) / 1000).toFixed(1)} s`);
    current = undefined;
  };
  return {
    step(name) {
      finish();
      current = { name, started: getTime() };
    },
    file(done, all) {
      if (!isCold) write(held);
      isCold = true;
      const line = `Compiled ${done} of ${all} files`;
      if (isTerminal) {
        write(`\r\u001B[K${line}`);
        isOpen = true;
      } else if (Math.floor((done * SHARES) / all) > Math.floor(((done - 1) * SHARES) / all)) print(line);
    },
    end: finish,
  };
}
