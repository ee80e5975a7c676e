/** What surveys found, with their year: home and users page show it. */
export const SURVEY = {
  text: "of those asked use it regularly",
  source: (year: number) => `State of JS ${year}`,
};

export const SURVEYS = [
  {
    percent: 83,
    detail: "10,282 of 12,360 developers",
    year: 2021,
    href: "https://2021.stateofjs.com/en-US/other-tools/#utilities",
  },
  {
    percent: 70,
    detail: "14,880 of 20,974 developers",
    year: 2020,
    href: "https://2020.stateofjs.com/en-US/other-tools/#utilities",
  },
];
