/** What every component may read: the site, the page that is shown, and its address. */
import { createContext, use, type ReactNode } from "react";
import type { Page } from "../../shared/page.ts";
import type { SiteData } from "../../shared/site.ts";

export interface AppLocation {
  pathname: string;
  search: string;
  hash: string;
}

interface AppContextValue {
  site: SiteData;
  page: Page;
  location: AppLocation;
}

const AppContext = createContext<AppContextValue | null>(null);

export function AppContextProvider({ value, children }: { value: AppContextValue; children: ReactNode }) {
  return <AppContext value={value}>{children}</AppContext>;
}

export function useSite(): SiteData {
  return useAppContext("useSite").site;
}

export function usePage(): Page {
  return useAppContext("usePage").page;
}

/** On the server `search` and `hash` are empty. */
export function useLocation(): AppLocation {
  return useAppContext("useLocation").location;
}

function useAppContext(hook: string): AppContextValue {
  const value = use(AppContext);
  if (!value) throw new Error(`${hook} needs an <AppContextProvider>.`);
  return value;
}
