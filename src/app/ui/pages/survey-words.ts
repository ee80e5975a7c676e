/** What surveys found, with their year: home and users page show it. */
export const SURVEY = {
  text: "of those asked use it regularly",
  detail: ({ users, asked }: { users: number; asked: number }) =>
    `${users.toLocaleString("en")} of ${asked.toLocaleString("en")} developers`,
  source: (year: number) => `State of JS ${year}`,
};

export const SURVEYS = [
  {
    percent: 83,
    users: 10_282,
    asked: 12_360,
    year: 2021,
    href: "https://2021.stateofjs.com/en-US/other-tools/#utilities",
  },
  {
    percent: 70,
    users: 14_880,
    asked: 20_974,
    year: 2020,
    href: "https://2020.stateofjs.com/en-US/other-tools/#utilities",
  },
];
