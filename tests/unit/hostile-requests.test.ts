/** Some of the requests that `tests/deploy/hostile.test.ts` sends, for what must always hold. It needs neither a build nor nginx. */
import { expect, it } from "vitest";
import { startServer } from "../../src/engine/host/testing.ts";
import { createHostileRequests } from "../deploy/hostile-requests.ts";
import { RawClient } from "../deploy/raw-client.ts";

const FILES = {
  "index.html": "<p>Home</p>",
  "404.html": "<p>Not found</p>",
  "docs/index.html": "<p>Docs</p>",
  "docs/options.html": "<p>Options</p>".repeat(100),
  "docs/options.html.br": "compressed",
  "assets/a-1.js": "start()",
  "favicon.ico": "icon",
  "robots.txt": "0123456789",
  _headers: "secret",
};
const PATHS = ["/", "/docs", "/docs/", "/docs/options", "/docs/options.html", "/assets/a-1.js", "/favicon.ico", "/robots.txt", "/_headers", "/404", "/old/docs", "/none"]; // prettier-ignore
const STATUSES = [0, 200, 206, 301, 304, 400, 404, 405, 412, 414, 416, 431, 501, 505];
const rules = {
  redirects: [{ from: "/old/*", to: "/:splat" }],
  headers: [{ under: "/", headers: { "X-Content-Type-Options": "nosniff" } }],
};

it.each([0, 1_000_000])("hostile requests get an answer of the site, with %i bytes in memory", async (memoryBytes) => {
  const { port, get } = await startServer({ files: FILES, memoryBytes, ...rules });
  const client = new RawClient(port);
  const seed = 21 + memoryBytes;
  let answered = 0;
  for (const request of createHostileRequests(seed, 400, PATHS)) {
    const { status, headers, body } = await client.send(request);
    const name = `seed ${seed}: ${JSON.stringify(request.text.slice(0, 300))}`;
    expect(STATUSES, name).toContain(status);
    if (status === 0) continue;
    answered++;
    expect(headers["x-content-type-options"], name).toBe("nosniff");
    expect(headers["location"] ?? "/", name).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    expect(body.toString(), name).not.toContain("secret");
  }
  client.close();
  expect(answered).toBeGreaterThan(300);
  expect((await get("/")).body.toString()).toBe("<p>Home</p>");
});
