// Tests that page fields survive a round trip, and that invalid ones are reported.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language/languages.ts';
import { contentOfPage, type Fields, fieldsOfPage, PAGE_TEXTS } from './page-fields.ts';
import { type SiteContent, siteContentSchema } from './schema.ts';

const demo = (language: string): SiteContent =>
  siteContentSchema.parse(
    JSON.parse(
      readFileSync(new URL(`../../../content/demo-edition/${language}.json`, import.meta.url), 'utf8'),
    ),
  );
const ABOUT = fieldsOfPage('about', demo('en').about);
const TERMS = fieldsOfPage('terms', demo('en').terms);
const problemOf = (fields: Fields, page: 'about' | 'terms', name: string) => {
  const read = contentOfPage(page, fields, '1');
  return read.ok ? null : read.problems[name]?.code;
};

it.each(LANGUAGES)("round-trips the demo edition's pages: %s", (language) => {
  const content = demo(language);
  for (const page of PAGE_TEXTS) {
    const version = page === 'privacy' || page === 'terms' ? content[page].version : '';
    const read = contentOfPage(page, fieldsOfPage(page, content[page] as never), version);
    expect(read).toEqual({ ok: true, content: content[page] });
  }
});

const words = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .map((text) =>
    text
      .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
      .normalize('NFC')
      .trim(),
  )
  .filter((text) => text !== '');
const marked = fc.oneof(
  words,
  fc.constantFrom('# a', '- b', '\\# c', '\\', 'd | e', '|', '\\|', '--', '##', '{x}'),
);
const section = fc.record({
  heading: marked,
  paragraphs: fc.array(marked, { minLength: 1, maxLength: 4 }),
  points: fc.array(marked, { minLength: 1, maxLength: 3 }),
});
const paragraphs = section.map(({ heading, paragraphs }) => ({ heading, paragraphs }));

it('round-trips any page, whatever markup characters its text begins with', () => {
  const about = fc.record({
    lead: marked,
    about: section,
    mission: paragraphs,
    team: fc.tuple(paragraphs, fc.array(fc.record({ name: marked, role: marked, words: marked }))),
    history: fc.tuple(paragraphs, fc.array(fc.record({ year: marked, words: marked }))),
    voices: fc.array(fc.record({ words: marked, name: marked, role: marked })),
    figures: fc.array(fc.record({ figure: marked, name: marked })),
  });
  fc.assert(
    fc.property(about, fc.array(section, { minLength: 1 }), (parts, sections) => {
      const [team, people] = parts.team;
      const [history, years] = parts.history;
      const page = { ...parts, team: { ...team, people }, history: { ...history, years } };
      expect(contentOfPage('about', fieldsOfPage('about', page), '')).toEqual({ ok: true, content: page });
      const terms = { title: 'T', lead: 'L', version: 'v', sections };
      expect(contentOfPage('terms', fieldsOfPage('terms', terms), 'v')).toEqual({ ok: true, content: terms });
    }),
  );
});

describe('names the field that', () => {
  it.each([
    ['is empty', 'lead', ' \n ', 'words.empty'],
    ['has a point before a paragraph', 'about-text', 'One.\n- a point\n\nTwo.', 'words.points-last'],
    ['has points where there are none', 'team-text', 'One.\n\n- a point', 'words.no-points'],
    ['has points alone', 'mission-text', '- a point', 'words.empty'],
    ['has too few cells', 'years', '2020 | began\n2021', 'words.row'],
    ['has too many cells', 'figures', '1 | 2 | 3', 'words.row'],
    ['has an empty cell', 'voices', 'words | | role', 'words.row'],
  ])('%s', (_what, name, text, code) => {
    expect(problemOf({ ...ABOUT, [name]: text }, 'about', name)).toBe(code);
  });

  it.each([
    ['begins without a heading', 'Words.\n# Heading\nWords.', 'words.no-heading'],
    ['has a heading without words', '# One\n# Two\nWords.', 'words.empty-section'],
    ['has an empty heading', '#\nWords.', 'words.empty-section'],
    ['has no section', '', 'words.empty'],
  ])('%s', (_what, text, code) => {
    expect(problemOf({ ...TERMS, sections: text }, 'terms', 'sections')).toBe(code);
  });
});

it('joins the lines of a paragraph, and accepts any kind of line ending', () => {
  const read = contentOfPage('about', { ...ABOUT, 'about-text': 'One\r\nline.\r\n\r\nTwo.\r- a\r- b' }, '');
  expect(read).toMatchObject({
    content: { about: { paragraphs: ['One line.', 'Two.'], points: ['a', 'b'] } },
  });
});

it('accepts a person without a text, and empty lists', () => {
  const read = contentOfPage('about', { ...ABOUT, people: 'Mei | Director', years: '', voices: '' }, '');
  expect(read).toMatchObject({
    content: { team: { people: [{ name: 'Mei', role: 'Director' }] }, history: { years: [] }, voices: [] },
  });
});
