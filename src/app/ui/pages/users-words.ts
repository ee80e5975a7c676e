export const USERS_PAGE = {
  lead: "Projects and companies that let Prettier lay out their code.",
  closing: "And many more, named or not:",
  dependents: { label: "packages on npm that depend on it", href: "https://www.npmjs.com/browse/depended/prettier" },
};
