import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { getLayoutMode, useLayoutMode } from "./MobileMenu.tsx";

test("desktop above 996 px", () => {
  expect(getLayoutMode(996)).toBe("mobile");
  expect(getLayoutMode(997)).toBe("desktop");
});

test("unknown on the server", () => {
  const Probe = () => useLayoutMode();
  expect(renderToString(<Probe />)).toBe("ssr");
});
