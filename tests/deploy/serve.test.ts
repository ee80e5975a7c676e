/** `npm run serve` as its user starts it: one process a core, which replace each other. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { availableParallelism } from "node:os";
import { expect, it, onTestFinished } from "vitest";
import { findPort } from "./nginx-server.ts";

async function startServe(port: number) {
  const child: ChildProcess = spawn(process.execPath, ["src/engine/launch/start.mjs", "serve"], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill());
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => (said += part.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const waitFor = (text: string) => expect.poll(() => said, { timeout: 120_000 }).toContain(text);
  return { child, ended, waitFor, getSaid: () => said };
}

it("says where it serves, and says why it cannot", async () => {
  const port = await findPort();
  const first = await startServe(port);
  await first.waitFor(`Serving dist/ at http://localhost:${port}/`);
  expect((await fetch(`http://localhost:${port}/docs/options`)).status).toBe(200);
  const second = await startServe(port);
  expect(await second.ended).toBe(1);
  expect(second.getSaid()).toContain(`Port ${port} is already in use: `);
});

it.runIf(availableParallelism() > 1)("goes on when one of its processes ends", async () => {
  const port = await findPort();
  const { child, waitFor } = await startServe(port);
  await waitFor("Serving dist/");
  const [worker = ""] = execFileSync("pgrep", ["-P", String(child.pid)], { encoding: "utf8" }).split("\n");
  process.kill(Number(worker), "SIGKILL");
  await waitFor("Another one takes its place");
  for (let count = 0; count < 20; count++)
    expect((await fetch(`http://localhost:${port}/docs/options`)).status).toBe(200);
});
