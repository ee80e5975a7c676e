/** Asks another site for an address, and tries again where the answer may be a mood of the network. */
import { setTimeout as wait } from "node:timers/promises";

export type Verdict =
  | { state: "fine" }
  | { state: "moved"; to: string }
  /** The site does not answer programs, so a person has to look. */
  | { state: "refused"; reason: string }
  | { state: "broken"; reason: string };

export interface AskOptions {
  attempts: number;
  /** Before the second attempt, in milliseconds. Each further pause is twice as long. */
  pause: number;
  timeout: number;
}

export const PATIENT: AskOptions = { attempts: 3, pause: 2000, timeout: 30_000 };

/** Sites answer these to programs, though the page is there. */
const REFUSALS = new Set([401, 403, 405, 406, 418, 429, 451, 999]);
const LONGEST_PAUSE = 60_000;

export async function askLink(url: string, options: AskOptions): Promise<Verdict> {
  for (let attempt = 1; ; attempt++) {
    const { verdict, isFinal, retryAfter } = await askOnce(url, options.timeout);
    if (isFinal || attempt >= options.attempts) return verdict;
    await wait(Math.min(retryAfter ?? options.pause * 2 ** (attempt - 1), LONGEST_PAUSE));
  }
}

interface Attempt {
  verdict: Verdict;
  isFinal: boolean;
  retryAfter?: number;
}

async function askOnce(url: string, timeout: number): Promise<Attempt> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(timeout),
      headers: { accept: "text/html,*/*", "user-agent": "prettier-site link check" },
    });
    await response.body?.cancel();
    const { status } = response;
    if (response.ok) return { verdict: judgeMove(url, response), isFinal: true };
    const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
    const reason = `answers ${status}`;
    return {
      verdict: REFUSALS.has(status) ? { state: "refused", reason } : { state: "broken", reason },
      isFinal: status < 500 && status !== 429 && status !== 408,
      ...(seconds >= 0 && { retryAfter: seconds * 1000 }),
    };
  } catch (error) {
    return { verdict: { state: "broken", reason: explainFailure(error) }, isFinal: false };
  }
}

/** A link that leads elsewhere still works; a writer may want to know. A change of `http` to `https` or of a slash is no news. */
function judgeMove(url: string, { redirected, url: to }: Response): Verdict {
  const simplify = (each: string) => each.replace(/^https?:\/\/(www\.)?/, "").replace(/\/?([?#].*)?$/, "");
  return redirected && simplify(url) !== simplify(to) ? { state: "moved", to } : { state: "fine" };
}

function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "does not answer in time";
  const { cause } = error;
  return cause instanceof Error
    ? cause.message || ((cause as NodeJS.ErrnoException).code ?? cause.name)
    : error.message;
}
