/** WebKit: the small browser that comes with WebKitGTK, on a screen that nobody sees. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { Builder, Button, Capabilities, Key, Origin, type Actions, type WebDriver } from "selenium-webdriver";
import { expect } from "vitest";
import { findWebKit } from "../../find-browsers.ts";
import type { Tab } from "./tab.ts";
import { withinLimit } from "./within-limit.ts";

const PATIENCE = 20_000;
const HUNG = Symbol("no answer");

const KEYS: Record<string, string> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Home: Key.HOME,
  End: Key.END,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
};

/** The programs behind a session, and the address that the driver listens to. */
async function startDriver(): Promise<{ address: string; stop(): void }> {
  const { driver, screen } = findWebKit();
  // It picks a free number for the screen, and tells it.
  const screenProcess = spawn(screen, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = (await once(screenProcess.stdout, "data")) as [Buffer];
  const port = await findPort();
  // Drawing needs no graphics card.
  const own = {
    DISPLAY: `:${String(display).trim()}`,
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  };
  const driverProcess = spawn(driver, [`--port=${port}`], { stdio: "ignore", env: { ...process.env, ...own } });
  const address = `http://127.0.0.1:${port}`;
  // The limit is that of the test's hook.
  while (!(await fetch(`${address}/status`).catch(() => undefined))) await setTimeout(50);
  return {
    address,
    stop() {
      driverProcess.kill("SIGKILL");
      screenProcess.kill();
    },
  };
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

interface Browser {
  session: WebDriver;
  stop(): Promise<void>;
}

async function startBrowser(): Promise<Browser> {
  const { address, stop } = await startDriver();
  const session = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    // With another strategy commands wait for the end of a navigation, which is not always told for those within a document.
    .withCapabilities(new Capabilities({ browserName: "MiniBrowser", pageLoadStrategy: "none" }))
    .build();
  return {
    session,
    async stop() {
      await withinLimit(session.quit());
      stop();
    },
  };
}

export async function startWebKit(): Promise<Tab> {
  let browser = await startBrowser();
  let isHung = false;
  const ask = async <T>(command: (session: WebDriver) => Promise<T>): Promise<T> => {
    const answer = await Promise.race([command(browser.session), setTimeout(PATIENCE, HUNG, { ref: false })]);
    if (answer !== HUNG) return answer;
    isHung = true;
    throw new Error("WebKit does not answer.");
  };
  const act = (add: (actions: Actions) => Actions) => ask((session) => add(session.actions({ async: true })).perform());
  const run = <R>(script: string, ...parameters: unknown[]) =>
    ask((session) => session.executeScript<R>(script, ...parameters));

  return {
    async renew() {
      if (!isHung) return ask((session) => session.actions({ async: true }).clear());
      await browser.stop();
      browser = await startBrowser();
      isHung = false;
    },
    async open(url) {
      await run("window.isLeft = true");
      await ask((session) => session.get(url));
      const isThere = () => run<boolean>("return !window.isLeft && document.readyState === 'complete'");
      await expect.poll(isThere).toBe(true);
    },
    evaluate: (action, ...parameters) => run(`return (${action})(...arguments)`, ...parameters),
    movePointer: ({ x, y }) => act((actions) => actions.move({ x, y, origin: Origin.VIEWPORT, duration: 0 })),
    pressPointer: () => act((actions) => actions.press(Button.LEFT)),
    releasePointer: () => act((actions) => actions.release(Button.LEFT)),
    type: (text) => act((actions) => actions.sendKeys(text)),
    press: (names) =>
      act((actions) => {
        const keys = names.split("+").map((name) => KEYS[name] ?? name);
        for (const key of keys) actions.keyDown(key);
        for (const key of keys.toReversed()) actions.keyUp(key);
        return actions;
      }),
    async resize(width, height) {
      const readSize = () => run<[number, number]>("return [innerWidth, innerHeight]");
      const [innerWidth, innerHeight] = await readSize();
      if (innerWidth === width && innerHeight === height) return;
      // The frame of the window is larger than what it shows.
      const outer = await ask((session) => session.manage().window().getRect());
      const size = { width: width + outer.width - innerWidth, height: height + outer.height - innerHeight };
      await ask((session) =>
        session
          .manage()
          .window()
          .setRect({ x: 0, y: 0, ...size }),
      );
      // The driver answers before the page knows. A window that is asked to be narrower than it can be takes its smallest width.
      await expect.poll(readSize).not.toEqual([innerWidth, innerHeight]);
    },
    takeComplaints: () => [],
    close: () => browser.stop(),
  };
}
