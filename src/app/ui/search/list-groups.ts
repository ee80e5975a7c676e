/** What the list holds on each screen. */
import { SEARCH_WORDS } from "../../../shared/search-words.ts";
import { isQuestion } from "../../search/answers/is-question.ts";
import { toStoredHit } from "../../search/history/stored-hit.ts";
import { markOnArrival } from "../../search/mark-page.ts";
import type { ListGroup } from "./list-box.ts";
import { createResultGroups } from "./result-groups.tsx";
import { createHistoryGroups, createSuggestionGroup } from "./start-groups.tsx";
import type { ShownHistory } from "./use-history.ts";
import type { Keywords } from "./use-keywords.ts";

interface GroupsInput extends Pick<Keywords, "screen" | "results" | "showsVersions"> {
  /** What the results answer: while the next letter is on its way, the whole list stays that of the last. */
  answered: string;
  stored: ShownHistory;
  suggestions: string[];
  onChoose(query: string): void;
  onAsk(question: string): void;
  onClose(): void;
}

export function createGroups(input: GroupsInput): ListGroup[] {
  const { screen, results, answered, showsVersions, stored, suggestions, onChoose, onAsk, onClose } = input;
  if (screen === "start")
    return [...createHistoryGroups(stored, onClose), ...createSuggestionGroup(suggestions, onChoose)];
  if (screen === "failed") return [];
  const ask = createAskGroup(answered, onAsk);
  if (screen === "nothing")
    return [...createSuggestionGroup(results!.near.length > 0 ? results!.near : suggestions, onChoose), ask];
  const found = createResultGroups({
    hits: results!.hits,
    showsVersions,
    onSelect(hit) {
      stored.history.remember(toStoredHit(hit));
      markOnArrival(results!.terms);
      onClose();
    },
  });
  return isQuestion(answered) ? [ask, ...found] : [...found, ask];
}

function createAskGroup(text: string, onAsk: (question: string) => void): ListGroup {
  const item = {
    key: "ask",
    content: SEARCH_WORDS.ask(text),
    className: "is-ask",
    onSelect: () => onAsk(text.trim()),
  };
  return { id: "answers", label: SEARCH_WORDS.answers, items: [item] };
}
