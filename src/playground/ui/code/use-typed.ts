/** The sample is in the HTML, so that a reader can write before the playground starts. The session takes over what was written. */
import { useLayoutEffect, useState } from "react";
import type { Session } from "../../session.ts";

/**
 * The text of the field, so that React hydrates it as it is. It is read while rendering, because React renders the whole page in the
 * task in which it sets the field: no key can come between.
 */
export function useTyped(session: Session | undefined): string | undefined {
  const [typed] = useState(() => (session ? readField() : undefined));
  useLayoutEffect(() => {
    const { isReady, state } = session?.signal.get() ?? {};
    if (isReady && typed !== undefined && typed !== state?.content) session?.write(typed);
  }, [session, typed]);
  return typed;
}

/** Undefined where the field is hidden until the code of a link is there. */
function readField(): string | undefined {
  if ("waits" in document.documentElement.dataset) return undefined;
  return document.querySelector<HTMLTextAreaElement>(".input-pane textarea")?.value;
}
