/** Starts the dev server on a free port and has it make what every test needs, so that no test waits for the first compilation. */
import config from "../../site.config.ts";
import { startDevServer } from "../../src/engine/dev/server.ts";

export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startDevServer({ root: process.cwd(), port: 0, config });
  process.env["TESTED_URL"] = server.url.replace(/\/$/, "");
  for (const path of ["/docs/", "/blog", "/src/app/client.tsx"])
    await (await fetch(process.env["TESTED_URL"] + path)).text();
  return () => server.close();
}
