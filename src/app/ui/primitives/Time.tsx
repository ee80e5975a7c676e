const FORMATS = {
  long: new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }),
  short: new Intl.DateTimeFormat("en", { month: "short", day: "numeric", timeZone: "UTC" }),
};

/** A date without a time is a day, not a moment: written in UTC, so that it is the same day for every reader. */
export function Time({ date, format = "long" }: { date: string; format?: keyof typeof FORMATS }) {
  return <time dateTime={date}>{FORMATS[format].format(new Date(date))}</time>;
}
