import type { Page } from "@playwright/test";
import { expect, FIXTURE, open, SITE, test, VERSIONS, wakeApp } from "./site.ts";

const toggle = /Switch between dark and light mode/;

const readChoice = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));

test("follows the system until the reader chooses, then cycles light, dark, system", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/docs/");
  const html = page.locator("html");
  const button = page.getByRole("button", { name: toggle });
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(html).toHaveAttribute("data-theme-choice", "system");
  await expect(button).toHaveAccessibleName("Switch between dark and light mode (currently system)");

  await button.click();
  await expect(html).toHaveAttribute("data-theme", "light");
  await expect(button).toHaveAccessibleName("Switch between dark and light mode (currently light)");
  await expect.poll(() => readChoice(page)).toBe("light");
  await button.click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(button).toHaveAccessibleName("Switch between dark and light mode (currently dark)");
  await button.click();
  await expect(html).toHaveAttribute("data-theme-choice", "system");
  await expect.poll(() => readChoice(page)).toBeNull();
});

test("a change of the system is followed at once", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/docs/");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a change of the system is followed also before the app has started", { tag: "@all" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${SITE()}/docs/`);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the choice is applied before the first paint", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.route("**/docs/", async (route) => {
    const response = await route.fetch();
    // The policy, which would stop the probe, is left out.
    const body = (await response.text())
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      .replace("</head>", "<script>window.themeAtHead = document.documentElement.dataset.theme</script></head>");
    const headers = { ...response.headers() };
    delete headers["content-security-policy"];
    await route.fulfill({ response, headers, body });
  });
  await page.goto(`${SITE()}/docs/`);
  expect(await page.evaluate(() => (window as { themeAtHead?: string }).themeAtHead)).toBe("dark");
});

test("a choice in another tab is picked up", async ({ context, page }) => {
  await open(page, "/docs/");
  const other = await context.newPage();
  await other.goto(`${SITE()}/docs/cli`);
  await other.evaluate(() => localStorage.setItem("theme", "dark"));
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: toggle })).toHaveAccessibleName(/currently dark/);
});

test("storage that is denied is told once and treated as empty", { tag: "@all" }, async ({ browser }) => {
  const page = await browser.newPage();
  const warnings: string[] = [];
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  await page.goto(`${SITE()}/docs/`);
  await wakeApp(page);
  await page.getByRole("button", { name: toggle }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect.poll(() => warnings).toHaveLength(1);
  expect(errors).toEqual([]);
  await page.close();
});

test("a switch that is off forgets what was stored, and is not there", { tag: "@all" }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto(`${VERSIONS()}/docs/`);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await wakeApp(page);
  await expect.poll(() => readChoice(page)).toBeNull();
  await expect(page.getByRole("button", { name: /Switch between/ })).toHaveCount(0);
});

test(
  "where the system is not asked, the switch alternates between dark and light",
  { tag: "@all" },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(`${FIXTURE()}/manual/`);
    await wakeApp(page);
    const html = page.locator("html");
    await expect(html).toHaveAttribute("data-theme", "light");
    const button = page.getByRole("button", { name: /Switch between dark and light mode/ });
    for (const mode of ["dark", "light", "dark"]) {
      await button.click();
      await expect(html).toHaveAttribute("data-theme", mode);
      await expect.poll(() => readChoice(page)).toBe(mode);
    }
  },
);
