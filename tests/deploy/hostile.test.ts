/** Thousands of hostile requests, the same ones at every run, to our server and to nginx with our configuration: they must agree. */
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadHostRules, type HostRules } from "../../src/engine/host/rules.ts";
import { serveSite, type RunningServer } from "../../src/engine/host/serve.ts";
import { compareAnswers, listHeaderNames } from "./compare-answers.ts";
import { createHostileRequests, HOSTILE_PATHS } from "./hostile-requests.ts";
import { findKnownDifference, KNOWN_DIFFERENCES } from "./known-differences.ts";
import { requireNginx, startNginx, type NginxServer } from "./nginx-server.ts";
import { RawClient } from "./raw-client.ts";

const DIST = path.resolve("dist");
const COUNT = 20_000;
const CLIENTS = 8;
/** Another one can be tried: `SEED=7 npm run test:deploy`. */
const SEED = Number(process.env["SEED"] ?? 20);

let nginx: NginxServer;
let own: RunningServer;
let rules: HostRules;

beforeAll(async () => {
  requireNginx();
  rules = await loadHostRules(DIST);
  nginx = await startNginx(DIST, rules.base);
  own = await serveSite({ dir: DIST, port: 0, host: "127.0.0.1" });
});

afterAll(async () => {
  await nginx?.stop();
  await own?.close();
});

it(`${COUNT} hostile requests are answered as by nginx`, { timeout: 1_800_000 }, async () => {
  const requests = createHostileRequests(SEED, COUNT, HOSTILE_PATHS);
  const names = listHeaderNames(rules);
  const statuses = new Map<number, number>();
  const known = new Map<string, number>(KNOWN_DIFFERENCES.map(({ reason }) => [reason, 0]));
  const mistakes: string[] = [];
  const work = async () => {
    const ours = new RawClient(Number(new URL(own.url).port));
    const theirs = new RawClient(nginx.port);
    // All clients take from the same source.
    for (const request of requests) {
      const [answer, other] = await Promise.all([ours.send(request), theirs.send(request)]);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const differences = compareAnswers(answer, other, names);
      if (differences.length === 0) continue;
      const reason = findKnownDifference(request, answer, other);
      if (reason) known.set(reason, known.get(reason)! + 1);
      else mistakes.push(`${JSON.stringify(request.text.slice(0, 500))}: ${differences.join("; ")}`);
    }
    ours.close();
    theirs.close();
  };
  await Promise.all(Array.from({ length: CLIENTS }, work));
  console.log(`Seed ${SEED}. Our answers by status:`, Object.fromEntries([...statuses].sort(([a], [b]) => a - b)));
  console.log([...known].map(([reason, count]) => `${String(count).padStart(5)} ${reason}`).join("\n"));
  expect(mistakes).toEqual([]);
  // A reason that no request needs is one that hides something.
  if (SEED === 20) expect([...known].filter(([, count]) => count === 0)).toEqual([]);
  for (const status of [200, 206, 301, 304, 400, 404, 405, 412, 414, 416, 431, 501, 505])
    expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(0);
});
