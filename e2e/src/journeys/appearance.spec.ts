// Light and dark: follows the system or the visitor's choice, also in the server's HTML, and is always light on paper.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../fixtures/browser.ts';
import { useSharedServer } from '../fixtures/server.ts';
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

it.each(['light', 'dark'] as const)(
  '%s by the system setting, also without scripts, and follows its changes',
  async (scheme) => {
    const other = scheme === 'light' ? 'dark' : 'light';
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await openPage(server().url, 'desktop', { colorScheme: scheme, javaScriptEnabled });
      await page.goto('/');
      expect(await looks(page)).toEqual({ ...LOOKS[scheme], ...BY_SYSTEM });
      await page.emulateMedia({ colorScheme: other });
      expect(await looks(page)).toEqual({ ...LOOKS[other], ...BY_SYSTEM });
    }
  },
);

/** The menu differs by width; the deep run makes both choices at both. */
const CHOICES = [
  ['phone', 'Dark', 'dark', 'light'],
  ['desktop', 'Light', 'light', 'dark'],
  ['phone', 'Light', 'light', 'dark'],
  ['desktop', 'Dark', 'dark', 'light'],
] as const;

it.each(CHOICES.slice(0, process.env.DEEP ? undefined : 2))(
  'on a %s %s by choice: applies at once, is remembered and in the server HTML, until set back to the system',
  async (width, option, chosen, system) => {
    const { page } = await openPage(server().url, width, { colorScheme: system });
    const menu = new PreferencesMenu(page, width);
    await page.goto('/about');
    await menu.choose(option);
    const expected = { ...LOOKS[chosen], chosen, drawn: chosen };
    expect(await looks(page)).toEqual(expected);

    // The server's HTML already has it, so that nothing flashes before the page hydrates.
    const answer = await page.reload();
    const html = (await answer?.text()) ?? '';
    expect(html).toMatch(new RegExp(`<html[^>]* data-theme="${chosen}"`));
    expect(html).toContain(`<meta name="color-scheme" content="${chosen}"`);
    expect(html).toMatch(new RegExp(`data-scheme="${chosen}" media="all"`));
    expect(html).toMatch(new RegExp(`data-scheme="${system}" media="not all"`));
    expect(await looks(page)).toEqual(expected);
    const another = await page.context().newPage();
    for (const path of ['/', '/exhibitions', '/business/registration', '/dashboard']) {
      await another.goto(path);
      expect(await looks(another), path).toEqual(expected);
    }
    await another.close();

    await menu.open();
    expect(await menu.option(option).isChecked()).toBe(true);
    await menu.choose('Same as system');
    expect(await looks(page)).toEqual({ ...LOOKS[system], ...BY_SYSTEM });
    const forgotten = await page.reload();
    expect(await forgotten?.text()).not.toContain('data-theme');
    expect(await looks(page)).toEqual({ ...LOOKS[system], ...BY_SYSTEM });
  },
);

it('is light on paper, whether dark by choice or by system', async () => {
  const { page } = await openPage(server().url, 'desktop', { colorScheme: 'dark' });
  await page.goto('/about');
  for (const choose of [async () => undefined, () => new PreferencesMenu(page).choose('Dark')]) {
    await choose();
    expect(await looks(page)).toMatchObject({ ground: 'dark', ink: 'light' });
    await page.emulateMedia({ media: 'print' });
    expect(await looks(page)).toMatchObject({ ground: 'light', ink: 'dark' });
    await page.emulateMedia({ media: 'screen' });
  }
});
