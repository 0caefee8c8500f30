// Tests that messages state the same facts in every language.
import { expect, it } from 'vitest';
import type { Language } from '../language/languages.ts';
import { type Message, message } from '../message/message.ts';
import { fieldRules as enFieldRules, fields as enFields } from './en/fields.ts';
import { imports as enImports } from './en/import.ts';
import { rules as enRules } from './en/rules.ts';
import { staff as enStaff } from './en/staff.ts';
import { visitor as en } from './en/visitor.ts';
import { inEnglish } from './english.ts';
import { fieldSentences } from './field-words.ts';
import { type MessageWords, sentenceOf } from './message-words.ts';
import { fieldRules as msFieldRules, fields as msFields } from './ms/fields.ts';
import { imports as msImports } from './ms/import.ts';
import { rules as msRules } from './ms/rules.ts';
import { staff as msStaff } from './ms/staff.ts';
import { visitor as ms } from './ms/visitor.ts';
import { fieldRules as zhHansFieldRules, fields as zhHansFields } from './zh-hans/fields.ts';
import { imports as zhHansImports } from './zh-hans/import.ts';
import { rules as zhHansRules } from './zh-hans/rules.ts';
import { staff as zhHansStaff } from './zh-hans/staff.ts';
import { visitor as zhHans } from './zh-hans/visitor.ts';

const WORDS: Record<Language, MessageWords> = {
  en: { ...fieldSentences(enFields, enFieldRules), ...enRules, ...en, ...enStaff, ...enImports },
  ms: { ...fieldSentences(msFields, msFieldRules), ...msRules, ...ms, ...msStaff, ...msImports },
  'zh-Hans': {
    ...fieldSentences(zhHansFields, zhHansFieldRules),
    ...zhHansRules,
    ...zhHans,
    ...zhHansStaff,
    ...zhHansImports,
  },
};
const inLanguages = (coded: Message) => [
  inEnglish(coded),
  sentenceOf(coded, WORDS.ms, 'ms'),
  sentenceOf(coded, WORDS['zh-Hans'], 'zh-Hans'),
];
const at = { date: '2025-06-02', minute: 840, length: 60 };

it.each<[Message, ...string[]]>([
  [
    message('exhibitor.unknown'),
    'There is no such exhibitor.',
    'Pempamer ini tidak wujud.',
    '没有此参展商。',
  ],
  [
    message('request.too-many', { seconds: 1 }),
    'Too many requests. Please try again in 1 second.',
    'Terlalu banyak permintaan. Sila cuba lagi dalam 1 saat.',
    '请求过于频繁，请在 1 秒后重试。',
  ],
  [
    message('request.too-many', { seconds: 900 }),
    'Too many requests. Please try again in 15 minutes.',
    'Terlalu banyak permintaan. Sila cuba lagi dalam 15 minit.',
    '请求过于频繁，请在 15 分钟后重试。',
  ],
  [
    message('meeting.not-saved', { reason: message('meeting.hour-begun', { at }) }),
    'Not saved. 02 June, 2.00pm-3.00pm has begun already.',
    'Tidak disimpan. 2 Jun, 2:00–3:00 petang sudah bermula.',
    '未保存。6月2日 14:00–15:00 已经开始。',
  ],
  [
    message('meeting.weekday-differs', { date: '2025-06-02' }),
    '2025-06-02 is a Monday.',
    '2025-06-02 ialah hari Isnin.',
    '2025-06-02 是星期一。',
  ],
  [
    message('hour.company-scheduled', { company: 'Oasis (Asia) Co.' }),
    'You have already scheduled a meeting with Oasis (Asia) Co.. Please select a different company or time slot, or cancel the existing meeting before proceeding.',
    sentenceOf(message('hour.company-scheduled', { company: 'Oasis (Asia) Co.' }), WORDS.ms, 'ms') ?? '',
    '您已预约与 Oasis (Asia) Co. 洽谈。请选择其他公司或时段，或先取消现有洽谈再继续。',
  ],
])('%j', (coded, ...sentences) => {
  expect(inLanguages(coded)).toEqual(sentences);
});

it('returns null for a code without words', () => {
  expect(sentenceOf(message('exhibitor.unknown'), {}, 'ms')).toBeNull();
});

it.each(['ms', 'zh-Hans'] as const)('%s has no untranslated and no empty sentence', (language) => {
  const english = WORDS.en as unknown as Record<string, unknown>;
  const left = Object.entries(WORDS[language]).filter(
    ([code, words]) => words === '' || (typeof words === 'string' && words === english[code]),
  );
  expect(left).toEqual([]);
});
