/** Takes the files that a reader opens or drops, as code or as a configuration. */
import type { FileNotice, Notice, OpenedFile } from "./model/notices.ts";
import { isConfigName, readFile } from "./opened-file.ts";

interface OpenerOptions {
  /** Replaces the code. */
  open(content: string, file: string): void;
  takeConfig(text: string, name?: string): Promise<FileNotice>;
  addNotice(notice: Notice): void;
}

export interface FileOpener {
  /** Takes a file that was opened or dropped, with code or a configuration. */
  openFile(file: File): Promise<void>;
  /** Also takes a configuration as code. */
  openAsCode(file: OpenedFile): void;
  /** Takes options in the form of a configuration file. */
  importConfig(text: string, name?: string): Promise<void>;
  importConfigFile(file: File): Promise<void>;
}

export function createFileOpener({ open, takeConfig, addNotice }: OpenerOptions): FileOpener {
  async function importConfig(text: string, name?: string): Promise<void> {
    const notice = await takeConfig(text, name);
    addNotice(name ? { ...notice, opened: { name, text } } : notice);
  }

  async function withText(file: File, take: (text: string) => void | Promise<void>): Promise<void> {
    const read = await readFile(file);
    if ("problem" in read) addNotice({ type: read.problem, name: file.name });
    else await take(read.text);
  }

  return {
    openFile: (file) =>
      withText(file, (text) => (isConfigName(file.name) ? importConfig(text, file.name) : open(text, file.name))),
    openAsCode: ({ name, text }) => open(text, name),
    importConfig,
    importConfigFile: (file) => withText(file, (text) => importConfig(text, file.name)),
  };
}
