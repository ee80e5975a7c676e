/** WebKit: the small browser that comes with WebKitGTK, on a screen that nobody sees. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { Builder, Button, Capabilities, Key, Origin } from "selenium-webdriver";
import { findWebKit } from "../../find-browsers.ts";
import type { Tab } from "./tab.ts";
import { withinLimit } from "./within-limit.ts";

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
      driverProcess.kill();
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

export async function startWebKit(): Promise<Tab> {
  const { address, stop } = await startDriver();
  const session = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities(new Capabilities({ browserName: "MiniBrowser" }))
    .build();
  const point = () => session.actions({ async: true });
  const press = (names: string[]) => {
    const keys = names.map((name) => KEYS[name] ?? name);
    const actions = session.actions({ async: true });
    for (const key of keys) actions.keyDown(key);
    for (const key of keys.toReversed()) actions.keyUp(key);
    return actions.perform();
  };

  return {
    renew: () => session.actions({ async: true }).clear(),
    open: (url) => session.get(url),
    evaluate: (action, ...parameters) => session.executeScript(`return (${action})(...arguments)`, ...parameters),
    movePointer: ({ x, y }) => point().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).perform(),
    pressPointer: () => point().press(Button.LEFT).perform(),
    releasePointer: () => point().release(Button.LEFT).perform(),
    type: (text) => session.actions({ async: true }).sendKeys(text).perform(),
    press: (keys) => press(keys.split("+")),
    // The frame of the window is larger than what it shows. Each step takes a second.
    async resize(width, height) {
      const readSize = () => session.executeScript<[number, number]>("return [innerWidth, innerHeight]");
      if (String(await readSize()) === String([width, height])) return;
      const window = session.manage().window();
      await window.setRect({ x: 0, y: 0, width, height });
      const [innerWidth, innerHeight] = await readSize();
      await window.setRect({ x: 0, y: 0, width: 2 * width - innerWidth, height: 2 * height - innerHeight });
    },
    takeComplaints: () => [],
    async close() {
      await withinLimit(session.quit());
      stop();
    },
  };
}
