// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Html } from "./Html.tsx";

test("the nodes of a slot stay until its HTML is another", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const show = (html: string) => <Html slot="body" html={html} />;
  document.body.innerHTML = renderToString(show("<p>One</p>"));
  const node = document.querySelector("p");
  const root = await act(async () => hydrateRoot(document.body, show("<p>One</p>")));
  await act(async () => root.render(show("<p>One</p>")));
  expect(document.querySelector("p")).toBe(node);
  await act(async () => root.render(show("<p>Two</p>")));
  expect(document.querySelector("p")?.textContent).toBe("Two");
});
