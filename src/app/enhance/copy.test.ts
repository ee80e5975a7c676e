// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getCopyText, startCopy } from "./copy.ts";

function createCode(html: string, language = "bash"): HTMLElement {
  document.body.innerHTML = `<div class="code-block"><pre><code class="language-${language}">${html}</code></pre>
    <button data-copy aria-label="Copy code">Copy</button></div>`;
  return document.querySelector("code")!;
}

const writeText = vi.fn<(text: string) => Promise<void>>();
startCopy();
beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("prompts are not copied", () => {
  const code = createCode(
    `<span class="line"><span class="prompt">$ </span>npm i\n</span><span class="line"><span class="prompt">$ </span>npx prettier .</span>`,
  );
  expect(getCopyText(code)).toBe("npm i\nnpx prettier .");
  expect(code.textContent).toContain("$ npm i");
});

const diff =
  `<span class="line"> a\n</span>` + `<span class="line removed">-b\n</span>` + `<span class="line added">+c\n</span>`;

test("of a change, the result is copied", () => {
  expect(getCopyText(createCode(diff, "diff"))).toBe("a\nc");
});

test("of added and removed lines in a language, the result is copied", () => {
  const html = `<del class="line removed">a;\n</del><ins class="line added">b;\n</ins><span class="line">c;</span>`;
  expect(getCopyText(createCode(html, "js"))).toBe("b;\nc;");
});

test("a patch stays whole", () => {
  const patch = `@@ -1 +1 @@\n${diff}`;
  expect(getCopyText(createCode(patch, "diff"))).toBe("@@ -1 +1 @@\n a\n-b\n+c");
});

test("the label says so for two seconds", async () => {
  createCode("npm i");
  const button = document.querySelector("button")!;
  button.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(writeText).toHaveBeenCalledExactlyOnceWith("npm i");
  expect(button.textContent).toBe("Copied");
  expect(button.getAttribute("aria-label")).toBe("Copied");
  button.click();
  await vi.advanceTimersByTimeAsync(1999);
  expect(button.textContent).toBe("Copied");
  await vi.advanceTimersByTimeAsync(1);
  expect(button.textContent).toBe("Copy");
  expect(button.getAttribute("aria-label")).toBe("Copy code");
  expect(button.dataset.state).toBeUndefined();
});

test("without a clipboard the code is selected and the label tells what to do", async () => {
  writeText.mockRejectedValue(new Error("denied"));
  createCode("npm i");
  const button = document.querySelector("button")!;
  button.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(button.textContent).toBe("Press Ctrl+C to copy");
  expect(button.dataset.state).toBe("failed");
  expect(String(getSelection())).toBe("npm i");
});
