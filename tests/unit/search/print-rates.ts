/**
 * `npm run search:rates` prints how many questions have their place first, and among the first three. With `-- --misses` it lists what
 * fails among the questions for tuning. What fails among those for measuring is never listed, so that nobody tunes with it.
 */
import { loadRecords } from "./load-records.ts";
import { createIndexes, rateQuestions, readQuestions, type QuestionSet } from "./rates.ts";

const SETS: QuestionSet[] = ["named", "strangers", "tuning", "measuring"];

const indexes = await createIndexes(await loadRecords());
for (const set of SETS) {
  const { first, firstThree, rated } = rateQuestions(indexes, await readQuestions(set));
  console.log(
    `${set.padEnd(9)} ${rated.length} questions: first ${toPercent(first)}, first three ${toPercent(firstThree)}`,
  );
  if (set === "measuring" || !process.argv.includes("--misses")) continue;
  for (const { ask, rank, leads, urls } of rated.filter((each) => each.rank !== 0))
    console.log(
      `  ${rank + 1 || "-"}  ${ask}\n     wanted ${leads.join(" ")}\n     found  ${urls.slice(0, 4).join(" ")}`,
    );
}

function toPercent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
