// Tests of the parts of a text that match a search.
import { expect, test } from 'vitest';
import { matchedParts } from './matched-parts.ts';

/** The text with its matches in square brackets. */
function marked(text: string, search: string): string {
  let shown = '';
  let at = 0;
  for (const { from, to } of matchedParts(text, search)) {
    shown += `${text.slice(at, from)}[${text.slice(from, to)}]`;
    at = to;
  }
  return shown + text.slice(at);
}

test.each([
  ['Siti Nurhaliza', 'nur', 'Siti [Nur]haliza'],
  ['Siti Nurhaliza', 'haliza siti', '[Siti] Nur[haliza]'],
  ['Siti Nurhaliza', 'somebody', 'Siti Nurhaliza'],
  ['Siti Nurhaliza', '', 'Siti Nurhaliza'],
  ['Łukasz Wójcik-Dąbrowski', 'lukasz wojcik', '[Łukasz] [Wójcik]-Dąbrowski'],
  ['Großhandel Æon', 'GROSSHANDEL aeon', '[Großhandel] [Æon]'],
  ['Nguye\u0302\u0303n Thi', 'nguyen', '[Nguye\u0302\u0303n] Thi'],
  ['Ｍａｒｕ 박준호', 'maru 준호', '[Ｍａｒｕ] 박[준호]'],
  ['林雅婷', '雅', '林[雅]婷'],
  ['𠮷田 Yuki', 'yuki', '𠮷田 [Yuki]'],
])('%s, searched for %s', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});

test.each([
  ['+60 12-345 6789', '345 67', '+60 12-[345 67]89'],
  ['+60123456789', '012-345', '+6[012345]6789'],
  ['+82 10-2345-6710', '2345671', '+82 10-[2345-671]0'],
  ['+60123456789', '٣٤٥٦', '+6012[3456]789'],
  ['BM-4F9T-M7RA', 'bm4f9tm7', '[BM-4F9T-M7]RA'],
  ['BM-4F9T-M7RA', '4f9t-m7', 'BM-[4F9T-M7]RA'],
  ['A-208', 'a208', '[A-208]'],
])('digits in any spelling: %s, searched for %s', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});

test('letters do not match across words', () => {
  expect(marked('Ana Toliana', 'anatoli')).toBe('Ana Toliana');
});

test('adjacent or overlapping parts are marked as one', () => {
  expect(marked('Hanari Skin Lab', 'han hanari anar')).toBe('[Hanari] Skin Lab');
});
