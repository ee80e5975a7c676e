/** Texts of the home page that every site can use. What a site says about itself is in its `pages.yml`. */
export const HERO = {
  playground: "Try it online",
  latest: "New",
};

export const USERS = {
  title: "In use at",
  more: (count: number) => `and ${count} more`,
};

export const RELEASE = {
  title: "The latest release",
  more: "Read what changed",
  all: "All releases",
};
