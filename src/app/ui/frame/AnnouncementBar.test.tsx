// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { syncAnnouncement, useAnnouncement } from "./AnnouncementBar.tsx";

const bar = { id: "news", html: "News", closeable: true };
const html = document.documentElement;
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  localStorage.clear();
  html.removeAttribute("data-announcement-dismissed");
});
afterEach(() => act(() => root?.unmount()));

function Bar({ announcement }: { announcement?: typeof bar | undefined }) {
  const { isOpen, close } = useAnnouncement(announcement);
  return isOpen ? <button onClick={close}>open</button> : "closed";
}

async function show(announcement?: typeof bar) {
  const container = document.createElement("div");
  root = createRoot(container);
  await act(() => root!.render(<Bar announcement={announcement} />));
  return container;
}

test("a new id resets the dismissal", () => {
  localStorage.setItem("announcement.id", "old");
  localStorage.setItem("announcement.dismiss", "true");
  expect(syncAnnouncement("news")).toBe(false);
  expect(localStorage.getItem("announcement.id")).toBe("news");
  expect(localStorage.getItem("announcement.dismiss")).toBe("false");
});

test("the same id keeps the dismissal", () => {
  localStorage.setItem("announcement.id", "news");
  localStorage.setItem("announcement.dismiss", "true");
  expect(syncAnnouncement("news")).toBe(true);
});

test("is open on the server, and closed where nothing is announced", () => {
  expect(renderToString(<Bar announcement={bar} />)).toContain("open");
  expect(renderToString(<Bar />)).toBe("closed");
});

test("closing is stored and shown", async () => {
  const container = await show(bar);
  expect(container.textContent).toBe("open");
  await act(() => container.querySelector("button")!.click());
  expect(container.textContent).toBe("closed");
  expect(localStorage.getItem("announcement.dismiss")).toBe("true");
  expect(html.hasAttribute("data-announcement-dismissed")).toBe(true);
});

test("stays closed after a reload and follows other tabs", async () => {
  localStorage.setItem("announcement.id", "news");
  localStorage.setItem("announcement.dismiss", "true");
  const container = await show(bar);
  expect(container.textContent).toBe("closed");
  localStorage.setItem("announcement.dismiss", "false");
  await act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "announcement.dismiss" })));
  expect(container.textContent).toBe("open");
});
