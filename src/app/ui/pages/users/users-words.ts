export const USERS_PAGE = {
  lead: "Projects and companies that let Prettier lay out their code.",
  filter: "Filter by name",
  count: (shown: number, all: number) => (shown === all ? `${all} in the list` : `${shown} of ${all}`),
  pinned: "Among the first",
  others: "And many more",
  nobody: "Nobody of that name in the list yet.",
  addLink: "Add yours",
  closing: "And many more that nobody has listed:",
  dependents: { label: "packages on npm that depend on it", href: "https://www.npmjs.com/browse/depended/prettier" },
};

export const ADD_YOURS = {
  title: "Add yours",
  lead: "You use Prettier at work or in a project that others know? One pull request, and your name is on this page.",
  steps: [
    "Open the list on GitHub and add an entry at its end.",
    "Take the logo from the Simple Icons collection by its name, or leave the line out: then your name is set as a wordmark.",
    "Open the pull request. The build reads the list, and tells file, line and field if something is not right.",
  ],
  code: `- caption: Your Name
  infoLink: https://example.org
  icon: yourname`,
  edit: {
    label: "Edit the list on GitHub",
    href: "https://github.com/prettier/prettier/edit/main/website/data/users.yml",
  },
  icons: { label: "Look up a logo", href: "https://simpleicons.org" },
};
