// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { checkHtml, checkScriptUrl, guardMarkup } from "./trusted-types.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  '<p>Use <code>&lt;script onload="a"&gt;</code> and onclick= in text.</p>',
  '<a href="https://example.com/?on=1" title="turn it on">on = off</a>',
  '<h3>JavaScript: new<a href="#javascript-new" aria-label="Direct link to JavaScript: new"></a></h3>',
  '<svg viewBox="0 0 1 1"><title>JavaScript: new</title><path d="M0 0"/></svg>',
  '<img src="data:image/png;base64,AA==" alt="javascript: no address">',
])("lets compiled markup through: %s", (html) => {
  expect(checkHtml(html)).toBe(html);
});

it.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '<img src="x"onerror="alert(1)">',
  "<svg/onload=alert(1)>",
  '<a href="javascript:alert(1)">',
  "<a href=JavaScript:alert(1)>",
  "<button formaction = ' javascript:alert(1)'>",
  "<iframe srcdoc=x>",
  '<base href="//example.com">',
  '<a href="java&#115;cript:alert(1)">',
  '<a href="java\tscript:alert(1)">',
  '<a href="data:text/html,x">',
])("refuses %s", (html) => {
  expect(() => checkHtml(html)).toThrow("Refused");
});

it("lets scripts come from here and from the analytics service only", () => {
  vi.stubGlobal("location", { href: "https://example.org/docs/", origin: "https://example.org" });
  expect(checkScriptUrl("/assets/a.js")).toBe("/assets/a.js");
  expect(checkScriptUrl("https://www.googletagmanager.com/gtag/js?id=1")).toContain("gtag");
  for (const address of ["https://example.com/a.js", "//example.com/a.js", "data:text/javascript,1", "blob:x"])
    expect(() => checkScriptUrl(address), address).toThrow("Refused");
});

it("is silent where the browser has no such thing", () => {
  expect(() => guardMarkup()).not.toThrow();
  const createPolicy = vi.fn();
  vi.stubGlobal("trustedTypes", { createPolicy });
  guardMarkup();
  expect(createPolicy).toHaveBeenCalledWith("default", { createHTML: checkHtml, createScriptURL: checkScriptUrl });
});
