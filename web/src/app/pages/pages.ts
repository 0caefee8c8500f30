// Lists every page of the site, and finds the one for an address.
import { DASHBOARD_PATH, isSitePath } from '@visavis/contract/page-path';
import { matchPath } from 'react-router';
import { type Page, page, type Visit } from '../../shell/page.ts';
import { OPENS_LATER_PATH } from '../document/opens-later-path.ts';
import { BUSINESS_PAGES } from './business-pages.ts';
import { HOSTED_PAGES } from './hosted-pages.ts';
import { seldom } from './seldom.ts';
import { SITE_PAGES } from './site-pages.ts';

export const NOT_FOUND = page({
  path: '*',
  title: 'app.notFoundTitle',
  words: [],
  load: seldom('notFound'),
  isReady: true,
});

/** Replaces every other page while visitors have no edition. */
export const OPENS_LATER = page({
  path: OPENS_LATER_PATH,
  title: 'app.opensLater',
  words: ['opens'],
  load: seldom('opensLater'),
  isReady: true,
});

/** All sections behind the login, which have a frame of their own. */
export const DASHBOARD = page({
  path: `${DASHBOARD_PATH}/*`,
  title: 'dashboard.businessMatching',
  words: ['organiser', 'fields', 'rules', 'choices'],
  load: seldom('dashboard'),
});

/** Pages below the site's header. */
export const PAGES: readonly Page[] = [...SITE_PAGES, ...BUSINESS_PAGES, ...HOSTED_PAGES, NOT_FOUND];

/**
 * The pages that an address can open: an address unknown to the server shows no page in the browser either.
 * @param isMissing the server found no page: only it and the dashboard's own code know the dashboard's addresses
 */
export function pagesFor(pathname: string, isMissing = false): readonly Page[] {
  if (isSitePath(pathname)) return PAGES;
  return !isMissing && matchPath(DASHBOARD.path, pathname) ? [DASHBOARD] : [NOT_FOUND];
}

/** The page at a path, and the parts of the path that vary. */
export function pageAt(
  pathname: string,
  isMissing = false,
): {
  page: Page;
  parameters: Visit['parameters'];
} {
  for (const one of pagesFor(pathname, isMissing)) {
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
