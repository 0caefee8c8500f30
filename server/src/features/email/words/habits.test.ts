// Letters and the demo edition's pages have one word for each thing, as the screens do.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const CONTENT = '../../../../../content/demo-edition';
const WRITTEN = {
  en: [textOf('./en.ts'), textOf(`${CONTENT}/en.json`)],
  ms: [textOf('./ms.ts'), textOf(`${CONTENT}/ms.json`)],
  zh: [textOf('./zh-hans.ts'), textOf('./reasons.ts'), textOf(`${CONTENT}/zh-Hans.json`)],
} as const;

const HABITS: readonly (readonly [habit: string, language: keyof typeof WRITTEN, pattern: RegExp])[] = [
  ['another spelling of email', 'en', /e-mail/i],
  ['an answer that did not come', 'en', /no answer (came|comes)/i],
  ['words of another century', 'en', /\banew\b|\bmeanwhile\b|\bwrites to you again\.|need not do/i],
  ['money that is given back in three ways', 'ms', /dipulangkan|pemulangan|memulangkan/i],
  ['deleting in two ways', 'ms', /dipadamkan/i],
  ['hours by the clock, for hours of meetings', 'ms', /\bjam (yang|lain|itu)\b|\b(sesuatu|setiap) jam\b/i],
  ['holding as keeping back', 'ms', /\bditahan\b|\bmenahan\b/i],
  ['meetings that are carried out', 'ms', /dijalankan/i],
  ['paying in three ways', 'zh', /缴付|缴纳/],
  ['two words for a mailbox', 'zh', /电子邮箱/],
  ['two words for a programme', 'zh', /项目/],
  ['countries without regions', 'zh', /国家(?!\/地区|和地区)/],
  ['interests without what is bought', 'zh', /兴趣/],
];

describe('no letter and no page of the demo edition has', () => {
  it.each(HABITS)('%s', (_habit, language, pattern) => {
    for (const text of WRITTEN[language]) expect(pattern.exec(text)?.[0]).toBeUndefined();
  });
});
