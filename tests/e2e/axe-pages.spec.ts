/** Axe on the content of every page that was built. The frame around it is the same everywhere: see accessibility.spec.ts. */
import { readdirSync } from "node:fs";
import { expectNoViolations } from "./axe.ts";
import { expect, SITE, test } from "./site.ts";

/** Looked at in its states: see playground-states.spec.ts. */
const NOT_HERE = ["playground/index.html"];

const FILES = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".html") && !NOT_HERE.includes(name),
);

// The page of what is not found says so with its status.
test.use({ allowedErrors: /404/ });

test.describe("axe finds nothing in the content of", { tag: "@all" }, () => {
  for (const file of FILES) {
    test(file, async ({ page }) => {
      await page.goto(`${SITE()}/${file.replace(/(^|\/)index\.html$|\.html$/, "$1")}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoViolations(page, { include: "main" });
    });
  }
});
