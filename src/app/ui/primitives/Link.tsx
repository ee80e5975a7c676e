import type { ComponentPropsWithRef } from "react";
import { LABELS } from "../../../shared/labels/labels.ts";
import { isExternal } from "../../../shared/paths.ts";

type LinkProps = ComponentPropsWithRef<"a"> & { href: string };

/** A plain link, because the router listens to the browser and not to components. Screen readers say when a link leaves the site. */
export function Link({ children, ...props }: LinkProps) {
  if (!isExternal(props.href)) return <a {...props}>{children}</a>;
  return (
    <a {...props}>
      {children}
      <span className="hidden-text">{` ${LABELS.opensElsewhere}`}</span>
    </a>
  );
}
