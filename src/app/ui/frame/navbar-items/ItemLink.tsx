import type { ReactNode } from "react";
import { Link } from "../../primitives/Link.tsx";

interface ItemLinkProps {
  href: string;
  /** `page`: this very page. `true`: somewhere below it. */
  current?: "page" | "true" | undefined;
  /** Left to the browser: the target is no page of this app. */
  isPlain?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function ItemLink({ href, current, isPlain, className = "", children }: ItemLinkProps) {
  return (
    <Link className={`nav-link ${className}`} href={href} aria-current={current} data-plain={isPlain || undefined}>
      {children}
    </Link>
  );
}
