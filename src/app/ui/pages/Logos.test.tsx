import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Logos } from "./Logos.tsx";

const render = (image: string, greyImage?: string) =>
  renderToStaticMarkup(<Logos users={[{ caption: "Own", infoLink: "https://example.org", image, greyImage }]} />);

it("a logo is path data or a file", () => {
  expect(render("M0 0")).toContain('<path d="M0 0"');
  expect(render("/img/own.svg")).toMatch(/<img class="mark" src="\/img\/own\.svg" alt=""/);
});

it("a separate grey picture takes the place of the other one, whatever kind each is", () => {
  const html = render("/img/own.svg", "M1 1");
  expect(html).toMatch(/<svg class="mark when-grey"[^>]*><path d="M1 1"><\/path><\/svg><img class="mark when-colored"/);
  expect(render("M0 0")).not.toContain("when-");
});
