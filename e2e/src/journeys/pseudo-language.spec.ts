// No words stand in the code: in a language of disguised letters nothing on any screen is legible but data.
import { expect, it } from 'vitest';
import { mainly, openPage } from '../fixtures/browser.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { PageData } from '../fixtures/page-data.ts';
import { speakPseudoLanguage } from '../fixtures/pseudo-language.ts';
import { AREAS, walk } from '../fixtures/screens.ts';
import { useSite } from '../fixtures/site.ts';
import { visibleWords } from '../fixtures/visible-words.ts';

const site = useSite();

const PASSES = AREAS.flatMap((area) =>
  mainly(area === 'dashboard' ? 'desktop' : 'phone').map((width) => ({ width, area })),
);

it.each(PASSES)('every word of the $area screens is looked up, on a $width', async ({ width, area }) => {
  const { server } = site();
  const { page, expectErrors } = await openPage(server.url, width, {
    locale: 'ms-MY',
  });
  expectErrors(CALL_FAILED);
  const disguisedFiles = await speakPseudoLanguage(page, server.url);
  const data = await PageData.of(page, site());
  const legible: Record<string, string[]> = {};
  await walk(page, site(), area, async (_, state) => {
    const words = await visibleWords(page);
    // A screen that says nothing at all would have nothing legible either.
    expect(words.length).toBeGreaterThan(5);
    const unknown = await data.unknownAmong(words);
    if (unknown.length > 0) legible[state] = unknown.map(({ text, where }) => `${text} (${where})`);
  });
  expect(disguisedFiles()).toBeGreaterThan(2);
  expect(legible).toEqual({});
});
