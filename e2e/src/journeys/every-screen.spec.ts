// Every screen in dark mode and in another language: no axe violations, valid markup, no horizontal overflow, and no
// hard-coded words: in the pseudo-language only data stays legible.
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage } from '../fixtures/browser.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { settle } from '../fixtures/focus.ts';
import { sidewaysOverflow } from '../fixtures/layout.ts';
import { PageData } from '../fixtures/page-data.ts';
import { disguise } from '../fixtures/pseudo-language.ts';
import { AREAS, walk } from '../fixtures/screens.ts';
import { useSite } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import { visibleWords } from '../fixtures/visible-words.ts';

const site = useSite();

/**
 * Dark by system setting on a phone, by choice on a desktop: both give the same colours. The phone is the smallest
 * supported; each screen is also checked on a portrait tablet, and desktop screens on this phone.
 */
const WAYS = [
  {
    language: 'ms',
    width: 'phone',
    narrowedTo: 320,
    furtherWidths: [820],
    locale: 'ms-MY',
    colorScheme: 'dark',
    theme: null,
  },
  {
    language: 'zh-Hans',
    width: 'desktop',
    narrowedTo: null,
    furtherWidths: [820, 320],
    locale: 'en-GB',
    colorScheme: 'light',
    theme: 'dark',
  },
] as const;

/** Each area in one way; the deep run covers all areas in both. */
const PASSES = WAYS.flatMap((way, turn) =>
  AREAS.filter((_, index) => process.env.DEEP || index % WAYS.length === turn).map((area) => ({
    ...way,
    area,
  })),
);

for (const { area, language, theme, width, narrowedTo, furtherWidths, ...way } of PASSES)
  test(`the ${area} screens in ${language} on a ${width}`, async () => {
    const { url, files } = await disguise(site().server.url);
    const { page, expectErrors } = await openPage(url, width, {
      locale: way.locale,
      colorScheme: way.colorScheme,
    });
    expectErrors(CALL_FAILED);
    if (narrowedTo) await page.setViewportSize({ width: narrowedTo, height: 844 });
    await page.context().addCookies([{ name: 'language', value: language, url }]);
    if (theme) await page.context().addCookies([{ name: 'theme', value: theme, url }]);
    const data = await PageData.of(page, site(), language);
    const faults: Record<string, unknown[]> = {};
    await walk(page, site(), area, async (_, state) => {
      await expect(page.locator('html'), state).toHaveAttribute('lang', language);
      const expectToFit = () => expectToFitAt(page, furtherWidths);
      for (const look of [expectOnlyData, expectNoAxeViolations, expectToFit])
        try {
          await look(page, data);
        } catch (fault) {
          // The remaining screens are checked as well.
          faults[state] = [...(faults[state] ?? []), foundBy(fault)];
        }
    });
    expect(files()).toBeGreaterThan(2);
    expect(faults).toEqual({});
  });

/** What an assertion received instead of what it expects. */
const foundBy = (fault: unknown): unknown =>
  (fault as { matcherResult?: { actual: unknown } }).matcherResult?.actual ?? String(fault);

async function expectOnlyData(page: Page, data: PageData): Promise<void> {
  const words = await visibleWords(page);
  // An empty screen would pass as well.
  expect(words.length).toBeGreaterThan(5);
  const unknown = await data.unknownAmong(words);
  expect(unknown.map(({ text, where }) => `${text} (${where})`)).toEqual([]);
}

/** At the current width and at others. */
async function expectToFitAt(page: Page, widths: readonly number[]): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error('The page has no viewport size.');
  try {
    for (const width of [size.width, ...widths]) {
      if (page.viewportSize()?.width !== width) await page.setViewportSize({ ...size, width });
      await settle(page);
      // A chart is redrawn once its container has reported the new width.
      await expect.poll(() => sidewaysOverflow(page), { timeout: 10_000 }).toEqual([]);
    }
  } finally {
    await page.setViewportSize(size);
    await settle(page);
  }
}
