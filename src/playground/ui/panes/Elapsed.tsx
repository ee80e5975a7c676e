import { useEffect, useState } from "react";
import type { Run } from "../../model/tasks.ts";
import type { Session } from "../../session.ts";
import { WORDS } from "../words.ts";

const SECOND = 1000;

interface ElapsedProps {
  limit: NonNullable<Run["limit"]>;
  session: Session;
}

/** Counts the seconds of a run that takes long, with the means to end it or to give it more time. */
export function Elapsed({ limit: { since, length }, session }: ElapsedProps) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND / 4);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.floor((now - since) / SECOND);
  if (seconds < 1) return null;
  return (
    <span className="elapsed">
      <span className="pane-note" role="timer">
        {WORDS.elapsed(seconds, length / SECOND)}
      </span>
      <button type="button" className="quiet-tool" onClick={session.stopFormatting}>
        {WORDS.stop}
      </button>
      <button type="button" className="quiet-tool" onClick={session.waitLonger}>
        {WORDS.waitLonger}
      </button>
    </span>
  );
}
