// The head of each page: title, description, canonical URL and structured data, before scripts run and after hydration.

import type { Page } from '@playwright/test';
import { EXHIBITIONS_PATH, HOME_PATH, SCHEDULE_LINK_PATH } from '@visavis/contract/page-path';
import { openPage } from '../fixtures/browser.ts';
import { exhibitorId } from '../fixtures/other-visitor.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';

const started = useSharedServer();

/** An event, an exhibitor, and a page that depends on browser storage; the titles of others are compared without a browser. */
const PUBLIC = [
  [HOME_PATH, ['ExhibitionEvent']],
  [`${EXHIBITIONS_PATH}/:id`, ['Organization', 'BreadcrumbList']],
  [SCHEDULE_LINK_PATH, []],
] as const;
/** Pages that depend on browser storage arrive as an empty frame. */
const FRAMES: readonly string[] = [SCHEDULE_LINK_PATH];

interface Head {
  titles: (string | null)[];
  descriptions: (string | null)[];
  canonical: (string | null)[];
  robots: (string | null)[];
  data: { '@type': string; [field: string]: unknown }[];
  h1: string[];
  language: string;
}

const readHead = (page: Page): Promise<Head> => page.evaluate(headIn, null);

/** Reads the head from a document's source, or from the current document if null. Runs in the page. */
function headIn(source: string | null): Head {
  const root = source === null ? document : new DOMParser().parseFromString(source, 'text/html');
  const attributes = (selector: string, name: string) =>
    [...root.querySelectorAll(selector)].map((tag) => tag.getAttribute(name));
  return {
    titles: [...root.querySelectorAll('title')]
      .filter(({ namespaceURI }) => namespaceURI === root.documentElement.namespaceURI)
      .map(({ textContent }) => textContent),
    descriptions: attributes('meta[name="description"]', 'content'),
    canonical: attributes('link[rel="canonical"]', 'href'),
    robots: attributes('meta[name="robots"]', 'content'),
    data: [...root.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    ),
    h1: [...root.querySelectorAll('h1')].map(({ textContent }) => textContent ?? ''),
    language: root.documentElement.lang,
  };
}

test('title, description and canonical URL are unchanged by hydration and follow the page, and the site is installable', async () => {
  const server = started();
  const { page } = await openPage(server.url, 'desktop');
  const id = await exhibitorId(server, 'Atelier Nacre');
  for (const [listed, types] of PUBLIC) {
    const path = listed.replace(':id', String(id));
    const answer = await fetch(`${server.url}${path}?from=letter`);
    const source = await answer.text();
    await page.goto(`${path}?from=letter`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const arrived = await page.evaluate(headIn, source);
    const hydrated = await readHead(page);
    expect([answer.status, arrived.language], path).toEqual([200, 'en']);
    for (const { titles, descriptions, canonical, robots, data } of [arrived, hydrated]) {
      expect([titles.length, descriptions.length, canonical.length], path).toEqual([1, 1, 1]);
      const address = new URL(canonical[0] ?? '');
      expect(address.pathname + address.search).toBe(path);
      expect([robots, data.map((one) => one['@type'])], path).toEqual([[], types]);
    }
    expect([hydrated.titles, hydrated.descriptions]).toEqual([arrived.titles, arrived.descriptions]);
    if (!FRAMES.includes(path)) expect(arrived.h1, path).toHaveLength(1);
  }

  // The same after navigating within the site.
  await page.goto(EXHIBITIONS_PATH);
  await page.getByRole('searchbox').first().fill('Atelier Nacre');
  await page
    .getByRole('link', { name: /Atelier Nacre/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Atelier Nacre' })).toBeVisible();
  // Sharing must use this page's URL rather than that of the page opened first. It updates after the heading.
  await expect
    .poll(async () => (await readHead(page)).canonical.map((address) => new URL(address ?? '').pathname))
    .toEqual([`${EXHIBITIONS_PATH}/${id}`]);
  const head = await readHead(page);
  expect([head.titles.length, head.descriptions.length]).toEqual([1, 1]);
  expect(head.titles[0]).toMatch(/^Atelier Nacre \| /);

  for (const path of ['/nothing/here', '/exhibitions/0', '/exhibitions/2147483647'])
    await expect(fetch(`${server.url}${path}`)).resolves.toMatchObject({ status: 404 });

  // The site is installable.
  await page.goto(HOME_PATH);
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A test browser is incognito, which must be the only obstacle.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { errors, url } = await browser.send('Page.getAppManifest');
  expect([errors, new URL(url).pathname]).toEqual([[], '/manifest.webmanifest']);
});
