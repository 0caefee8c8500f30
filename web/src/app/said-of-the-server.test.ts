// What the server says to people is translated: its whole sentences.
import { expect, it } from 'vitest';
import said from '../i18n/ms/said.json';

const files = import.meta.glob<string>(
  ['../../../server/src/{features,platform}/*/*.ts', '!../../../server/src/**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const sources = Object.entries(files).map(([path, source]) => ({
  path,
  code: source.replace(/^\s*(\/\/|\/\*|\*).*$/gm, ''),
}));

/** Read in logs, by programs, in an email or at a payment provider; the words of pages that the server draws. */
const NOT_ON_SCREEN: readonly RegExp[] = [
  /^About, Privacy and Terms show the words of the demo edition/,
  /^This message is not from the payment provider\.$/,
  /^The payment provider reported an attempt that is not known here\.$/,
  /^The provider sent the buyer to an address that is none of its own\.$/,
  /^Files of this application are gone\.$/,
  /^The program is being stopped\.$/,
  /^A stream needs a connection of its own\.$/,
  /^(Choose the exhibitors you want to meet|Pilih pempamer yang ingin) /,
  /^There is no registration of this submission\.$/,
];

const patterns = Object.keys(said)
  .filter((id) => id.includes('{'))
  .map((id) => new RegExp(`^${id.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`));
/** Whole, in a pattern, or after another sentence. */
const isSaid = (words: string): boolean =>
  Object.hasOwn(said, words) ||
  patterns.some((pattern) => pattern.test(words)) ||
  Object.keys(said).some((id) => id.endsWith(`. ${words}`));

it('every sentence that it says to people', () => {
  const sentences = sources.flatMap(({ path, code }) =>
    [...code.matchAll(/'([A-Z][^'\n]* [^'\n]* [^'\n]*\.)'/g)].map(([, words = '']) => ({ path, words })),
  );
  expect(sentences.length).toBeGreaterThan(20);
  const unsaid = sentences.filter(
    ({ words }) => !isSaid(words) && !NOT_ON_SCREEN.some((pattern) => pattern.test(words)),
  );
  expect(unsaid).toEqual([]);
});
