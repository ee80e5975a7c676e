/** Plans all pages of the site. */
import type { Problem } from "../base/problems.ts";
import { comparablePath } from "../../shared/paths.ts";
import type { Site } from "../content/load-site.ts";
import { planBlog } from "./blog.ts";
import { planDocs } from "./docs.ts";
import { planHome } from "./home.ts";
import { planNotFound, planOffline, planPlainPages, planSearch, planUsers } from "./other-pages.ts";
import type { PagePlan } from "./page-plan.ts";

/** To add a kind of page, add its planner here and its component in `app/page-kinds.ts`. */
export function planPages(site: Site): PagePlan[] {
  return [
    ...planHome(site),
    ...planDocs(site),
    ...planBlog(site),
    ...planPlainPages(site),
    ...planUsers(site),
    planSearch(site),
    planNotFound(site),
    ...planOffline(site),
  ];
}

/** Of two pages with the same address, the later one would silently replace the earlier one. */
export function findDuplicateRoutes(plans: PagePlan[]): Problem[] {
  const owners = new Map<string, PagePlan>();
  return plans.flatMap((plan) => {
    const key = comparablePath(plan.path);
    const owner = owners.get(key);
    owners.set(key, owner ?? plan);
    return owner
      ? [{ file: plan.file, line: 1, message: `${plan.file} and ${owner.file} have the same address ${plan.path}` }]
      : [];
  });
}
