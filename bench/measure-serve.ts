/** How many requests a second `npm run serve` answers, beside nginx with our configuration. Debian's package `wrk` puts the load on. */
import { execFileSync, spawn } from "node:child_process";
import path from "node:path";
import { findPort, requireNginx, startNginx } from "../tests/deploy/nginx-server.ts";
import { takeMedian, type Row, type Table } from "./table.ts";

const PAGE = "/docs/cli";
const CONNECTIONS = [50, 200];
/** Each server in turn, so that both meet the same neighbours on a busy machine. */
const ROUNDS = 3;
const SECONDS = 5;

interface Reading {
  requests: number;
  timeouts: number;
}

export async function measureServe(): Promise<Table> {
  requireNginx();
  const nginx = await startNginx(path.resolve("dist"), "/");
  const ours = await startServe();
  try {
    putLoad(ours.port, 50);
    const rows = CONNECTIONS.map((connections): Row => {
      const rounds = Array.from({ length: ROUNDS }, () => [
        putLoad(ours.port, connections),
        putLoad(nginx.port, connections),
      ]);
      const getMedian = (server: number, name: keyof Reading) =>
        takeMedian(rounds.map((round) => round[server]![name]));
      const [own, theirs] = [getMedian(0, "requests"), getMedian(1, "requests")];
      const values = [own, theirs, own / theirs, getMedian(0, "timeouts"), getMedian(1, "timeouts")];
      return { label: `${connections} connections`, values };
    });
    return {
      title: "`npm run serve` beside nginx",
      note: `Requests a second for \`${PAGE}\` in Brotli, medians of ${ROUNDS} rounds of ${SECONDS} seconds each; the load comes from the same machine.`,
      columns: ["ours", "nginx", "ours / nginx", "time-outs", "of nginx"],
      rows,
    };
  } finally {
    ours.stop();
    await nginx.stop();
  }
}

function putLoad(port: number, connections: number): Reading {
  const url = `http://localhost:${port}${PAGE}`;
  const args = ["-t2", `-c${connections}`, `-d${SECONDS}s`, "-H", "Accept-Encoding: br", url];
  const text = execFileSync("wrk", args, { encoding: "utf8" });
  return {
    requests: Number(/Requests\/sec:\s*([\d.]+)/.exec(text)?.[1] ?? 0),
    timeouts: Number(/timeout (\d+)/.exec(text)?.[1] ?? 0),
  };
}

async function startServe(): Promise<{ port: number; stop(): void }> {
  const port = await findPort();
  const child = spawn(process.execPath, ["src/engine/launch/start.mjs", "serve"], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.once("data", () => resolve());
    child.once("exit", () => reject(new Error("`npm run serve` has ended.")));
  });
  return { port, stop: () => void child.kill() };
}
