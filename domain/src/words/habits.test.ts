// Letters and the demo edition's pages keep the words that were chosen for them, and have one word for each thing.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import letters from './chosen-letters.json' with { type: 'json' };
import pages from './chosen-pages.json' with { type: 'json' };
import { REFUND_WORDS } from './refund.ts';

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const CONTENT = '../../../content/demo-edition';
const refundIn = (language: keyof typeof REFUND_WORDS) => {
  const { opening, byTransfer, ...words } = REFUND_WORDS[language];
  return [...Object.values(words), opening('RM 1', 'X'), byTransfer('X')].join('\n');
};

const LETTERS = {
  en: [textOf('./en/email.ts'), textOf('./en/choices.ts'), refundIn('en')],
  ms: [textOf('./ms/email.ts'), textOf('./ms/choices.ts'), refundIn('ms')],
  zh: [textOf('./zh-hans/email.ts'), textOf('./zh-hans/choices.ts'), refundIn('zh-Hans')],
} as const;
const PAGES = {
  en: textOf(`${CONTENT}/en.json`),
  ms: textOf(`${CONTENT}/ms.json`),
  zh: textOf(`${CONTENT}/zh-Hans.json`),
} as const;
const LANGUAGES = ['en', 'ms', 'zh'] as const;

/** What was chosen, and what it stands for now. */
type Row = readonly string[];
const rowsOf = (chosen: Record<(typeof LANGUAGES)[number], readonly Row[]>) =>
  LANGUAGES.flatMap((language) => chosen[language].map(([words = '', old]) => ({ language, words, old })));

describe('a letter says', () => {
  it.each(rowsOf(letters))('$language: $words', ({ language, words, old }) => {
    const text = LETTERS[language].join('\n');
    expect(text).toContain(words);
    if (old !== undefined) expect(text).not.toContain(old);
  });
});

describe('a page of the demo edition says', () => {
  it.each(rowsOf(pages))('$language: $words', ({ language, words, old }) => {
    expect(PAGES[language]).toContain(words);
    if (old !== undefined) expect(PAGES[language]).not.toContain(old);
  });
});

const HABITS: readonly (readonly [habit: string, language: keyof typeof LETTERS, pattern: RegExp])[] = [
  ['another spelling of email', 'en', /e-mail/i],
  ['an answer that did not come', 'en', /no answer (came|comes)/i],
  ['words of another century', 'en', /\banew\b|\bmeanwhile\b|\bwrites to you again\.|need not do/i],
  ['another spelling of email', 'ms', /\bemel\b/i],
  ['money that is given back in three ways', 'ms', /[pm]ulangkan|pemulangan/i],
  ['deleting in two ways', 'ms', /[pm]adamkan/i],
  ['hours by the clock, for hours of meetings', 'ms', /\bjam (yang|lain|itu)\b|\b(sesuatu|setiap) jam\b/i],
  ['holding as keeping back', 'ms', /\bditahan\b|\bmenahan\b/i],
  ['meetings that are carried out', 'ms', /dijalankan/i],
  ['a request for writing', 'ms', /tulis kepada|menulis kepada anda/i],
  ['paying in three ways', 'zh', /缴付|缴纳/],
  ['two words for a mailbox', 'zh', /电子邮箱/],
  ['two words for a programme', 'zh', /项目/],
  ['two words for data', 'zh', /信息/],
  ['countries without regions', 'zh', /国家(?!\/地区|和地区)/],
  ['interests without what is bought', 'zh', /兴趣/],
  ['established as ripe', 'zh', /成熟|美业/],
];

describe('no letter and no page of the demo edition has', () => {
  it.each(HABITS)('%s, %s', (_habit, language, pattern) => {
    for (const text of [...LETTERS[language], PAGES[language]])
      expect(pattern.exec(text)?.[0]).toBeUndefined();
  });
});

it.each(LANGUAGES)('no page has a straight apostrophe: %s', (language) => {
  expect(PAGES[language]).not.toContain("'");
});

it('reasons and refunds are read in each language', () => {
  for (const language of LANGUAGES)
    for (const text of LETTERS[language]) expect(text.length).toBeGreaterThan(90);
});
