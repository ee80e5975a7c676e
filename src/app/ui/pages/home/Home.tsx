import "../../../../styles/pages.css";
import "../../../../styles/home.css";
import type { HomePage } from "../../../../shared/page.ts";
import { Html } from "../../primitives/Html.tsx";
import { Hero } from "./Hero.tsx";

/** What is below the hero comes as HTML: see `HomeSections.tsx`. */
export default function Home({ page }: { page: HomePage }) {
  return (
    <div className="home">
      <Hero page={page} />
      <Html slot="sections" html={page.html["sections"]} />
    </div>
  );
}
