// Checks that letters and the demo edition's pages use the chosen wording and consistent terms.
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
  en: [
    textOf('./en/email.ts'),
    textOf('./en/stay-mail.ts'),
    textOf('./en/exhibitor-mail.ts'),
    textOf('./en/choices.ts'),
    refundIn('en'),
  ],
  ms: [textOf('./ms/email.ts'), textOf('./ms/choices.ts'), refundIn('ms')],
  zh: [textOf('./zh-hans/email.ts'), textOf('./zh-hans/choices.ts'), refundIn('zh-Hans')],
} as const;
const PAGES = {
  en: textOf(`${CONTENT}/en.json`),
  ms: textOf(`${CONTENT}/ms.json`),
  zh: textOf(`${CONTENT}/zh-Hans.json`),
} as const;
const LANGUAGES = ['en', 'ms', 'zh'] as const;

/** The chosen wording, and the old wording that it replaced. */
type Row = readonly string[];
const rowsOf = (chosen: Record<(typeof LANGUAGES)[number], readonly Row[]>) =>
  LANGUAGES.flatMap((language) => chosen[language].map(([words = '', old]) => ({ language, words, old })));

describe('a letter contains', () => {
  it.each(rowsOf(letters))('$language: $words', ({ language, words, old }) => {
    const text = LETTERS[language].join('\n');
    expect(text).toContain(words);
    if (old !== undefined) expect(text).not.toContain(old);
  });
});

describe('a page of the demo edition contains', () => {
  it.each(rowsOf(pages))('$language: $words', ({ language, words, old }) => {
    expect(PAGES[language]).toContain(words);
    if (old !== undefined) expect(PAGES[language]).not.toContain(old);
  });
});

const HABITS: readonly (readonly [habit: string, language: keyof typeof LETTERS, pattern: RegExp])[] = [
  ['another spelling of email', 'en', /e-mail/i],
  ['a missing answer', 'en', /no answer (came|comes)/i],
  ['dated English', 'en', /\banew\b|\bmeanwhile\b|\bwrites to you again\.|need not do/i],
  ['another spelling of email', 'ms', /\bemel\b/i],
  ['several terms for a refund', 'ms', /[pm]ulangkan|pemulangan/i],
  ['a second term for deleting', 'ms', /[pm]adamkan/i],
  ['clock hours for meeting hours', 'ms', /\bjam (yang|lain|itu)\b|\b(sesuatu|setiap) jam\b/i],
  ['holding in the sense of detaining', 'ms', /\bditahan\b|\bmenahan\b/i],
  ['meetings being carried out', 'ms', /dijalankan/i],
  ['a request to write', 'ms', /tulis kepada|menulis kepada anda/i],
  ['several terms for paying', 'zh', /缴付|缴纳/],
  ['a second term for a mailbox', 'zh', /电子邮箱/],
  ['a second term for a programme', 'zh', /项目/],
  ['a second term for data', 'zh', /信息/],
  ['countries without regions', 'zh', /国家(?!\/地区|和地区)/],
  ['interests without purchasing', 'zh', /兴趣/],
  ['established in the sense of mature', 'zh', /成熟|美业/],
];

describe('no letter and no page of the demo edition contains', () => {
  it.each(HABITS)('%s, %s', (_habit, language, pattern) => {
    for (const text of [...LETTERS[language], PAGES[language]])
      expect(pattern.exec(text)?.[0]).toBeUndefined();
  });
});

it.each(LANGUAGES)('no page has a straight apostrophe: %s', (language) => {
  expect(PAGES[language]).not.toContain("'");
});

it('has texts to check in each language', () => {
  for (const language of LANGUAGES)
    for (const text of LETTERS[language]) expect(text.length).toBeGreaterThan(90);
});
