import { Fragment, useCallback, useEffect, useRef, useState } from "react";
import type { NewsHeading } from "../../../shared/release-news.ts";
import { isSame, type Change, type Sight } from "../../history/find-change.ts";
import { listNews } from "../../history/list-news.ts";
import { NO_SEARCH, type Search } from "../../history/search-change.ts";
import { findMinor, listReleases, type PlaygroundData, type Release } from "../../model/playground-data.ts";
import type { PlaygroundState } from "../../model/state.ts";
import type { Session } from "../../session.ts";
import { DiffTools, DiffView } from "../code/DiffView.tsx";
import { WORDS } from "../words.ts";

interface HistoryPaneProps {
  data: PlaygroundData;
  state: PlaygroundState;
  session: Session;
}

/** Wait until the reader pauses: every search runs several releases. */
const PAUSE = 400;

/** Answers "When did this change?" with a search over the releases that are here. */
export function HistoryPane({ data, state, session }: HistoryPaneProps) {
  const { search, stop, retry } = useSearch(state, session);
  const releases = listReleases(data);
  const getVersion = (name: string) => releases.find((release) => release.name === name)?.version ?? name;
  const { phase, sights, change, comparison, current } = search;
  const labels = change && { left: getVersion(change.before.name), right: getVersion(change.after.name) };
  return (
    <>
      <div className="pane-line">
        <p className="verdict" aria-live="polite" data-good={phase === "done" && !change}>
          {describeSearch(search, releases, getVersion)}
        </p>
        <span className="pane-tools">
          {phase === "running" && (
            <button type="button" className="quiet-tool" onClick={stop}>
              {WORDS.stop}
            </button>
          )}
          {(phase === "stopped" || phase === "failed") && (
            <button type="button" className="quiet-tool" onClick={retry}>
              {WORDS.retry}
            </button>
          )}
          {comparison && labels && <DiffTools comparison={comparison} labels={labels} />}
        </span>
      </div>
      {phase === "running" && (
        <progress className="history-progress" max={search.runs} value={sights.length} aria-label={WORDS.searching} />
      )}
      {change && labels && (
        <p className="history-more">
          <PostLink
            data={data}
            version={labels.right}
            news={listNews(data, {
              before: labels.left,
              after: session.getFormatter(change.after.name),
              parser: state.parser,
            })}
          />{" "}
          <button
            type="button"
            className="quiet-tool"
            onClick={() => session.compareReleases(change.before.name, change.after.name)}
          >
            {WORDS.compareBoth}
          </button>
        </p>
      )}
      {comparison && labels && (
        <div className="pane-body">
          <DiffView comparison={comparison} labels={labels} parser={state.parser} rulers={[undefined, undefined]} />
        </div>
      )}
      <ol className="history">
        {releases
          .filter(({ name }) => name === current || sights.some((sight) => sight.name === name))
          .map(({ name, version }) => (
            <li key={name}>
              <strong>{version}</strong>
              <span>{describeSight(sights, name, change)}</span>
            </li>
          ))}
      </ol>
    </>
  );
}

function useSearch(state: PlaygroundState, session: Session) {
  const [search, setSearch] = useState<Search>(NO_SEARCH);
  const [attempt, setAttempt] = useState(0);
  const controller = useRef<AbortController>(undefined);
  const { content, parser, options, file, plugins } = state;
  // The search is about these parts only: another pane, for example, is no reason to begin again.
  useEffect(() => {
    const own = new AbortController();
    controller.current = own;
    const update = (next: Search) => controller.current === own && setSearch(next);
    const timer = setTimeout(() => void session.searchChange(update, own.signal), PAUSE);
    return () => {
      clearTimeout(timer);
      controller.current = undefined;
      own.abort();
    };
  }, [session, content, parser, options, file, plugins, attempt]);
  const stop = useCallback(() => controller.current?.abort(), []);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { search, stop, retry };
}

function describeSearch(search: Search, releases: Release[], getVersion: (name: string) => string): string {
  const { phase, sights, change, current, runs } = search;
  const [oldest = "", newest = ""] = [releases[0]?.version, releases.at(-1)?.version];
  if (phase === "running") return WORDS.searchStep(getVersion(current ?? ""), Math.min(sights.length + 1, runs), runs);
  if (phase === "stopped") return WORDS.searchStopped;
  if (phase === "failed") return WORDS.searchFailed;
  if (phase === "waiting") return "";
  if (!change) return WORDS.neverChanged(oldest, newest);
  const text = WORDS.changeKinds[change.kind](getVersion(change.before.name), getVersion(change.after.name));
  return `${text} ${WORDS.searchNote(sights.length, releases.length, newest)}`;
}

/** Compared with the release after the change, which is the same as the newest. */
function describeSight(sights: Sight[], name: string, change: Change | undefined): string {
  const sight = sights.find((each) => each.name === name);
  const newest = change?.after ?? sights[0];
  if (!sight || !newest) return WORDS.sights.running;
  if (sight.failure) return WORDS.sights.failed;
  return isSame(sight, newest) ? WORDS.sights.same : WORDS.sights.other;
}

interface PostLinkProps {
  data: PlaygroundData;
  version: string;
  /** The sections of the post that may mention the change. */
  news: NewsHeading[];
}

function PostLink({ data, version, news }: PostLinkProps) {
  const { post } = findMinor(data, version) ?? {};
  if (!post) return WORDS.noPost(version);
  return (
    <>
      <a href={post}>{WORDS.releasePost(version)}</a>
      {news.length > 0 && WORDS.releaseNews}
      {news.map(({ text, id }, index) => (
        <Fragment key={id}>
          {index > 0 && ", "}
          <a href={`${post}#${id}`}>{text}</a>
        </Fragment>
      ))}
    </>
  );
}
