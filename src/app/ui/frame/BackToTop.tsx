import { useEffect, useState } from "react";
import { LABELS } from "../../../shared/labels.ts";
import { smoothScrollTo } from "../../runtime/smooth-scroll.ts";
import { Icon } from "../primitives/Icon.tsx";

const FAR_DOWN = 600;

/** Offered to whoever turns back up on a long page; not in the way of whoever reads on. Not there at all until somebody scrolls. */
export function BackToTop() {
  const [isShown, setShown] = useState<boolean>();

  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      const top = scrollY;
      if (Math.abs(top - last) < 4) return;
      setShown(top > FAR_DOWN && top < last);
      last = top;
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);

  if (isShown === undefined) return null;
  return (
    <button
      type="button"
      className="back-to-top icon-button needs-js"
      data-shown={isShown}
      inert={!isShown}
      aria-label={LABELS.backToTop}
      onClick={() => smoothScrollTo(0)}
    >
      <Icon name="up" />
    </button>
  );
}
