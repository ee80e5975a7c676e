// @vitest-environment happy-dom
import { act, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useTyping } from "./SearchBox.tsx";

let root: Root;
let box: HTMLInputElement;
const ask = vi.fn<(text: string) => void>();

function Box() {
  const input = useRef<HTMLInputElement>(null);
  const { onType, write } = useTyping(input, ask);
  return (
    <>
      <input ref={input} defaultValue="comm" maxLength={6} onChange={onType} />
      <button onClick={() => write("semi")}>semi</button>
    </>
  );
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  ask.mockReset();
  const container = document.createElement("div");
  document.body.replaceChildren(container);
  root = createRoot(container);
  await act(() => root.render(<Box />));
  box = container.querySelector("input")!;
  expect(ask.mock.calls).toEqual([["comm"]]);
  ask.mockClear();
});
afterEach(() => act(() => root.unmount()));

const announce = (inputType: string, data: string | null) =>
  box.dispatchEvent(new InputEvent("beforeinput", { inputType, data, bubbles: true }));
const change = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(box, text);
    box.dispatchEvent(new Event("input", { bubbles: true }));
  });

test("a letter is asked for before it is there, and once", async () => {
  box.setSelectionRange(4, 4);
  announce("insertText", "a");
  expect(ask.mock.calls).toEqual([["comma"]]);
  await change("comma");
  expect(ask).toHaveBeenCalledOnce();
});

test("a letter takes the place of what is selected", () => {
  box.setSelectionRange(0, 3);
  announce("insertText", "e");
  expect(ask.mock.calls).toEqual([["em"]]);
});

test("what turned out otherwise is asked as it stands there", async () => {
  box.setSelectionRange(4, 4);
  announce("insertText", "a");
  await change("comma!");
  expect(ask.mock.calls).toEqual([["comma"], ["comma!"]]);
});

test("nothing is guessed of other changes, or where there is no room", async () => {
  announce("deleteContentBackward", null);
  announce("insertCompositionText", "a");
  await change("commas");
  announce("insertText", "!");
  expect(ask.mock.calls).toEqual([["commas"]]);
});

test("a query that is put there is asked", async () => {
  await act(() => box.parentElement!.querySelector("button")!.click());
  expect(box.value).toBe("semi");
  expect(document.activeElement).toBe(box);
  expect(ask.mock.calls).toEqual([["semi"]]);
});
