// Lists every page of the site, and finds the one for an address.
import { DASHBOARD_PATHS, isPagePath } from '@visavis/contract/page-path';
import { matchPath } from 'react-router';
import { type Page, page, type Visit } from '../../shell/page.ts';
import { OPENS_LATER_PATH } from '../document/opens-later-path.ts';
import { BUSINESS_PAGES } from './business-pages.ts';
import { HOSTED_PAGES } from './hosted-pages.ts';
import { SITE_PAGES } from './site-pages.ts';

export const NOT_FOUND = page({
  path: '*',
  title: 'app.notFoundTitle',
  words: [],
  load: async () => ({ Component: (await import('../../shell/not-found-route.tsx')).NotFoundRoute }),
  isReady: true,
});

/** In place of every other page while there is no edition for visitors. */
export const OPENS_LATER = page({
  path: OPENS_LATER_PATH,
  title: 'app.opensLater',
  words: ['opens'],
  load: async () => ({ Component: (await import('../../shell/opens-later-route.tsx')).OpensLaterRoute }),
  isReady: true,
});

/** All sections behind the login, which have a frame of their own. */
export const DASHBOARD = page({
  path: `${DASHBOARD_PATHS.home}/*`,
  title: 'dashboard.businessMatching',
  words: ['organiser', 'fields', 'rules', 'choices'],
  load: async () => ({ Component: (await import('../../dashboard/dashboard-routes.tsx')).DashboardRoutes }),
});

/** Pages below the site's header. */
export const PAGES: readonly Page[] = [...SITE_PAGES, ...BUSINESS_PAGES, ...HOSTED_PAGES, NOT_FOUND];

/** The pages that an address can open: an address unknown to the server shows no page in the browser either. */
export const pagesFor = (pathname: string): readonly Page[] =>
  isPagePath(pathname) ? [DASHBOARD, ...PAGES] : [NOT_FOUND];

/** The page at a path, and the parts of the path that vary. */
export function pageAt(pathname: string): { page: Page; parameters: Visit['parameters'] } {
  for (const one of pagesFor(pathname)) {
    const match = matchPath(one.path, pathname);
    if (!match) continue;
    const named = Object.entries(match.params).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    return { page: one, parameters: Object.fromEntries(named) };
  }
  return { page: NOT_FOUND, parameters: {} };
}

/** The pages that follow one in its journey, nearest first. */
export const pagesAfter = ({ before = [] }: Page): Page[] =>
  before.flatMap((path) => PAGES.find((one) => one.path === path) ?? []);
