// Light and dark mode: follows the system or the visitor's choice, also in the server's HTML; print is always light.
import type { Page } from '@playwright/test';
import { openPage } from '../fixtures/browser.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { PreferencesMenu } from '../pages/preferences-menu.ts';

const server = useSharedServer();

const BARS = { light: '#ffffff', dark: '#171013' };

/** The page's current appearance: background, text, browser-drawn controls, and the colour of the browser's bars. */
function looks(page: Page) {
  return page.evaluate(() => {
    const brightness = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
      // A transparent background shows the white paper.
      if (alpha === 0) return 'light';
      return red + green + blue > 382 ? 'light' : 'dark';
    };
    const metas = [...document.head.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    return {
      ground: brightness(getComputedStyle(document.documentElement).backgroundColor),
      ink: brightness(getComputedStyle(document.body).color),
      chosen: document.documentElement.dataset.theme ?? null,
      drawn: document.querySelector('meta[name=color-scheme]')?.getAttribute('content'),
      bars: metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
    };
  });
}

const LOOKS = {
  light: { ground: 'light', ink: 'dark', bars: [BARS.light] },
  dark: { ground: 'dark', ink: 'light', bars: [BARS.dark] },
};
const BY_SYSTEM = { chosen: null, drawn: 'light dark' };

test('light or dark by the system setting, even without scripts, and always light in print', async () => {
  const { page } = await openPage(server().url, 'desktop', {
    colorScheme: 'light',
    javaScriptEnabled: false,
  });
  await page.goto('/about');
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect.poll(() => looks(page)).toEqual({ ...LOOKS[scheme], ...BY_SYSTEM });
  }
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => looks(page)).toMatchObject({ ground: 'light', ink: 'dark' });
});

/** The menu differs by width; the deep run makes both choices at both. */
const CHOICES = [
  ['phone', 'Dark', 'dark', 'light'],
  ['desktop', 'Light', 'light', 'dark'],
  ['phone', 'Light', 'light', 'dark'],
  ['desktop', 'Dark', 'dark', 'light'],
] as const;

for (const [width, option, chosen, system] of CHOICES.slice(0, process.env.DEEP ? undefined : 1))
  test(`on a ${width} ${option} by choice: applies at once, is remembered and in the server HTML, but not in print, until reset to the system`, async () => {
    const { page } = await openPage(server().url, width, { colorScheme: system });
    const menu = new PreferencesMenu(page, width);
    await page.goto('/about');
    await menu.choose(option);
    const expected = { ...LOOKS[chosen], chosen, drawn: chosen };
    await expect.poll(() => looks(page)).toEqual(expected);

    // The server's HTML already includes it, so that nothing flashes before the page hydrates.
    const answer = await page.reload();
    const html = (await answer?.text()) ?? '';
    expect(html).toMatch(new RegExp(`<html[^>]* data-theme="${chosen}"`));
    expect(html).toContain(`<meta name="color-scheme" content="${chosen}"`);
    expect(html).toMatch(new RegExp(`data-scheme="${chosen}" media="all"`));
    expect(html).toMatch(new RegExp(`data-scheme="${system}" media="not all"`));
    await expect.poll(() => looks(page)).toEqual(expected);
    const another = await page.context().newPage();
    await another.goto('/dashboard');
    await expect.poll(() => looks(another)).toEqual(expected);
    await another.emulateMedia({ media: 'print' });
    await expect.poll(() => looks(another)).toMatchObject({ ground: 'light', ink: 'dark' });
    await another.close();

    await menu.choose('Same as system');
    await expect.poll(() => looks(page)).toEqual({ ...LOOKS[system], ...BY_SYSTEM });
    const forgotten = await page.reload();
    await expect(forgotten?.text()).resolves.not.toContain('data-theme');
    await expect.poll(() => looks(page)).toEqual({ ...LOOKS[system], ...BY_SYSTEM });
  });
