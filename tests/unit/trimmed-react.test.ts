// @vitest-environment happy-dom
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { PROJECT_ROOT } from "../../src/engine/base/project-root.ts";
import { trimReactModule } from "../../src/engine/bundle/trim-packages.ts";
import { createFolder } from "../../src/engine/testing/values.ts";

test("React as readers get it hydrates, updates, waits for parts that load later, and catches errors", async () => {
  const [react, client] = await loadTrimmed();
  const { createElement: h, Component, Suspense, lazy, useDeferredValue, useState, useEffect } = react;
  class Guard extends Component<{ children: ReactNode }, { error?: Error }> {
    static getDerivedStateFromError = (error: Error) => ({ error });
    override state: { error?: Error } = {};
    override render = () => this.state.error?.message ?? this.props.children;
  }
  const Crash = () => {
    throw new Error("crashed");
  };
  let load: (module: { default: () => string }) => void = () => {};
  const Late = lazy(() => new Promise<{ default: () => string }>((resolve) => (load = resolve)));
  function App() {
    const [items, setItems] = useState(["b", "a"]);
    const [isAsked, setAsked] = useState(false);
    const [text, setText] = useState("typed");
    const shown = useDeferredValue(items);
    const [hasEffect, setEffect] = useState("");
    useEffect(() => setEffect("effect"), []);
    return h(
      "main",
      null,
      h("ul", null, ...shown.map((item) => h("li", { key: item }, item))),
      h("button", { id: "sort", onClick: () => setItems(items.toSorted()) }),
      h("button", { id: "ask", onClick: () => setAsked(true) }),
      h("input", { value: text, onChange: (event: { target: { value: string } }) => setText(event.target.value) }),
      h("select", { defaultValue: "2" }, h("option", null, "1"), h("option", null, "2")),
      h("textarea", { defaultValue: "long" }),
      h("output", null, `${text} ${hasEffect}`),
      isAsked && h(Suspense, { fallback: "waiting" }, h("p", null, h(Late))),
      isAsked && h(Guard, null, h(Crash)),
    );
  }
  vi.spyOn(console, "error").mockImplementation(() => {});
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = HTML;
  const list = place.querySelector("ul");
  react.startTransition(() => void client.hydrateRoot(place, h(App)));
  const find = <T extends HTMLElement>(selector: string) => place.querySelector<T>(selector)!;
  await vi.waitFor(() => expect(find("output").textContent).toBe("typed effect"));
  expect(place.querySelector("ul")).toBe(list);
  expect(find<HTMLSelectElement>("select").value).toBe("2");
  find("#sort").click();
  await vi.waitFor(() => expect(find("ul").textContent).toBe("ab"));
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(find("input"), "more");
  find("input").dispatchEvent(new Event("input", { bubbles: true }));
  await vi.waitFor(() => expect(find("output").textContent).toBe("more effect"));
  find("#ask").click();
  await vi.waitFor(() => expect(find("main").textContent).toContain("waiting"));
  expect(find("main").textContent).toMatch(/crashed$/);
  load({ default: () => "late" });
  await vi.waitFor(() => expect(find("p").textContent).toBe("late"));
});

const HTML = `<main><ul><li>b</li><li>a</li></ul><button id="sort"></button><button id="ask"></button><input value="typed"/><select><option>1</option>\
<option selected="">2</option></select><textarea>long</textarea><output>typed </output></main>`;

const PRODUCTION = ["react/cjs/react.production.js", "react-dom/cjs/react-dom-client.production.js"];
const readTrimmed = async (file: string) =>
  trimReactModule(await readFile(path.join(PROJECT_ROOT, "node_modules", file), "utf8"), new Set());

async function loadTrimmed(): Promise<[typeof import("react"), typeof import("react-dom/client")]> {
  const folder = await createFolder();
  const require = createRequire(import.meta.url);
  const files = ["react.cjs", "client.cjs"].map((file) => path.join(folder, file));
  const [react, client] = await Promise.all(PRODUCTION.map(readTrimmed));
  const linked = client!.replace(/require\("([\w-]+)"\)/g, (_, name: string) => {
    // The package itself has the other module, which would be another React.
    return `require(${JSON.stringify(name === "react" ? files[0] : require.resolve(name))})`;
  });
  await Promise.all([writeFile(files[0]!, react!), writeFile(files[1]!, linked)]);
  return [require(files[0]!), require(files[1]!)];
}
