/** Finds Firefox and WebKit for the tests, or installs Debian's where that is allowed. */
import { existsSync } from "node:fs";
import { installMissing, locate } from "./runner/debian.ts";

interface Program {
  title: string;
  /** The environment variable that may name its path. */
  variable: string;
  commands: string[];
  /** Debian's package. */
  package: string;
}

export function findFirefox(): string {
  const commands = ["firefox-esr", "firefox"];
  return findProgram({ title: "Firefox", variable: "FIREFOX", commands, package: "firefox-esr" });
}

/** The driver knows the path of the browser that it came with. That browser has windows, so it needs a screen. */
export function findWebKit(): { driver: string; screen: string } {
  return {
    driver: findProgram({
      title: "WebKit's driver",
      variable: "WEBKIT_DRIVER",
      commands: ["WebKitWebDriver"],
      package: "webkit2gtk-driver",
    }),
    screen: findProgram({ title: "Xvfb", variable: "XVFB", commands: ["Xvfb"], package: "xvfb" }),
  };
}

/** Throws one sentence that says what to install. */
function findProgram({ title, variable, commands, package: name }: Program): string {
  const named = process.env[variable];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`${variable} names ${named}, which does not exist.`);
  }
  const find = () => commands.map(locate).find(Boolean);
  if (!find()) installMissing([{ program: commands[0] ?? "", package: name }]);
  const found = find();
  if (found) return found;
  throw new Error(
    `The tests in other browsers need ${title}: install the package ${name}, or set ${variable} to the path of ${commands[0]}.`,
  );
}
