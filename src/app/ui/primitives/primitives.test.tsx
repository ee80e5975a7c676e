import { renderToStaticMarkup as render } from "react-dom/server";
import { expect, test } from "vitest";
import { measureRow } from "./Bars.tsx";
import { Dropdown } from "./Dropdown.tsx";
import { Html } from "./Html.tsx";
import { Link } from "./Link.tsx";
import { LoadError } from "./LoadState.tsx";
import { Time } from "./Time.tsx";

test("compiled HTML stands alone in its slot", () => {
  expect(render(<Html slot="body" html="<p>Hi</p>" className="prose" />)).toBe(
    '<div class="prose" data-html="body"><p>Hi</p></div>',
  );
  expect(render(<Html slot="x" html="" as="span" />)).toBe('<span data-html="x"></span>');
  expect(render(<Html slot="x" html={undefined} />)).toBe("");
});

test("only links to other sites are marked", () => {
  expect(render(<Link href="/docs/">Docs</Link>)).toBe('<a href="/docs/">Docs</a>');
  expect(render(<Link href="https://example.com">Out</Link>)).toContain("opens another site");
});

test("a day is the same day everywhere", () => {
  expect(render(<Time date="2025-06-23" />)).toBe('<time dateTime="2025-06-23">June 23, 2025</time>');
  expect(render(<Time date="2025-06-23T23:30:00Z" format="short" />)).toContain(">Jun 23<");
});

test("dates are written as browsers write them", () => {
  const long = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
  const short = new Intl.DateTimeFormat("en", { month: "short", day: "numeric", timeZone: "UTC" });
  for (let month = 0; month < 12; month++) {
    const date = new Date(Date.UTC(2024, month, 29 - month));
    expect(render(<Time date={date.toISOString()} />)).toContain(`>${long.format(date)}<`);
    expect(render(<Time date={date.toISOString()} format="short" />)).toContain(`>${short.format(date)}<`);
  }
});

test("before the app runs a dropdown is left to the style sheet", () => {
  const html = render(
    <Dropdown label="stable" hint="Version">
      <li>next</li>
    </Dropdown>,
  );
  expect(html).not.toContain("data-state");
  expect(html).toContain('aria-expanded="false"');
});

test("a part that did not load says why", () => {
  const html = render(<LoadError error={new Error("network down")} onRetry={() => {}} />);
  expect(html).toContain("network down");
  expect(html).toContain("Retry");
});

test("a row of bars: indent, color, width", () => {
  expect(measureRow(" 3b1a")).toEqual([
    { x: 10, width: 10, color: "3" },
    { x: 26, width: 5, color: "1" },
  ]);
});
