// The public pages with scripts disabled: their text is in the document, and their links work.
import { describe, expect, it } from 'vitest';
import { mainly, openPage } from '../fixtures/browser.ts';
import { findListed, hoursOf, listExhibitors } from '../fixtures/directory.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { openWithoutScripts } from '../fixtures/without-scripts.ts';
import { DirectoryPage } from '../pages/directory-page.ts';

const server = useSharedServer();

const COMPANY = 'Seri Kenanga';

describe.each(mainly('phone'))('on a %s', (width) => {
  it('home, directory and exhibitor can be read and navigated by links', async () => {
    const page = await openWithoutScripts(server().url, width);
    const all = await listExhibitors(server());
    const listed = await findListed(server(), COMPANY);
    const title = async () => (await page.getByRole('heading', { level: 1 }).allInnerTexts()).join(' / ');
    await page.goto('/');
    expect(await title()).toBe('Eight meetings, chosen before you arrive');
    expect(await page.title()).toMatch(/^Home \| /);
    expect(await page.getByText('02, 03, 04 and 05 June 2026', { exact: true }).isVisible()).toBe(true);
    await page.getByRole('link', { name: 'See all exhibitors' }).click();
    await page.waitForURL('**/exhibitions');
    expect(await title()).toBe('Exhibitions');
    const directory = new DirectoryPage(page);
    await directory.showing(10, all.length);
    expect(await directory.names.allTextContents()).toEqual(all.slice(0, 10).map(({ name }) => name));

    // A shared link: the search in it is already applied in the document.
    await page.goto('/exhibitions?search=kenanga&free=true');
    await directory.showing(1, 1);
    expect(await directory.card(COMPANY).innerText()).toContain(hoursOf(listed));
    await page.getByRole('link', { name: COMPANY, exact: true }).click();
    await page.waitForURL(`**/exhibitions/${listed.id}`);
    expect(await title()).toBe(COMPANY);
    for (const product of listed.products)
      expect(await page.getByRole('heading', { level: 3, name: product }).isVisible()).toBe(true);
    expect(await page.getByRole('table').getByText('Free', { exact: true }).count()).toBe(listed.free.length);
    await page.getByRole('main').getByRole('link', { name: 'Exhibitions', exact: true }).click();
    await page.waitForURL('**/exhibitions');
  });

  it('the header links work without opening a menu', async () => {
    const page = await openWithoutScripts(server().url, width);
    await page.goto('/');
    const links = page.getByRole('banner').getByRole('link');
    for (const [name, path] of [
      ['Exhibitions', '/exhibitions'],
      ['About us', '/about'],
      ...(width === 'phone' ? [['Register', '/business/registration'] as const] : []),
    ] as const) {
      await links.filter({ hasText: name }).click();
      await page.waitForURL(`**${path}`);
    }
    expect(await page.getByRole('banner').getByRole('button').count()).toBe(0);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  });

  it('about, privacy and terms can be read, and reached from the footer', async () => {
    const page = await openWithoutScripts(server().url, width);
    await page.goto('/about');
    await page.getByRole('heading', { level: 1, name: 'About the exhibition' }).waitFor();
    expect(await page.getByRole('main').innerText()).toContain('people who buy beauty products');
    for (const [name, words] of [
      ['Privacy', 'There are no trackers, no advertising and no analytics.'],
      ['Terms', 'You accept them when you submit a registration'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      expect(await page.getByRole('article').innerText()).toContain(words);
    }
    // The contents are beside the text where there is room.
    const third = page.getByRole('article').getByRole('heading', { level: 2 }).nth(2);
    const title = await third.innerText();
    if (width === 'desktop')
      await page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: title, exact: true })
        .click();
    else await page.goto('/terms#section-3');
    expect(await page.locator(':target').innerText()).toBe(title);
  });

  it('the registration shows its frame, with a link home', async () => {
    const page = await openWithoutScripts(server().url, width);
    for (const [path, heading] of [
      ['/business/registration', 'Business Matching'],
      ['/hosted/registration', 'Hosted Buyer'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      const steps = page.getByRole('main').getByRole('listitem');
      expect((await steps.allInnerTexts()).join(' ')).toContain('Contact and company');
      await page.getByRole('banner').getByRole('link', { name: 'International Beauty Exhibition' }).click();
      await page.waitForURL(server().url.replace(/\/?$/, '/'));
    }
    expect((await page.goto('/no-such-page'))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'We can’t find this page' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { level: 1, name: 'Eight meetings' }).waitFor();
  });
});

it('the document of each page has its own title, description and language', async () => {
  const titles = new Set<string>();
  const paths = ['/', '/exhibitions', `/exhibitions/${(await findListed(server(), COMPANY)).id}`];
  for (const path of [...paths, '/about', '/privacy', '/terms', '/business/registration']) {
    const html = await (await fetch(new URL(path, server().url))).text();
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(html.match(/<title>/g), path).toHaveLength(1);
    expect(html, path).toContain('<html lang="en"');
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/);
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(7);
});

it('the document of each page links all the styles that the page uses', async () => {
  const { page, expectErrors } = await openPage(server().url, 'phone');
  expectErrors(CALL_FAILED);
  for (const path of [
    '/',
    '/exhibitions',
    '/exhibitions/999999999',
    '/about',
    '/privacy',
    '/business/registration',
    '/no-such-page',
  ]) {
    const html = await (await fetch(new URL(path, server().url))).text();
    const arrived = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, file]) => file);
    await page.goto(path);
    const used = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(used), path).toEqual(new Set(arrived));
  }
});
