// Tests that messages state the same facts in every language.
import { expect, it } from 'vitest';
import { type Message, message } from '../message/message.ts';
import { inEnglish } from './english.ts';
import { sentenceOf } from './message-words.ts';
import { SENTENCES } from './sentences.ts';

const inLanguages = (coded: Message) => [
  inEnglish(coded),
  sentenceOf(coded, SENTENCES.ms, 'ms'),
  sentenceOf(coded, SENTENCES['zh-Hans'], 'zh-Hans'),
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
    'Not saved. 02 June, 2.00pm-3.00pm has started already.',
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
    sentenceOf(message('hour.company-scheduled', { company: 'Oasis (Asia) Co.' }), SENTENCES.ms, 'ms') ?? '',
    '您已预约与 Oasis (Asia) Co. 洽谈。请选择其他公司或时段，或先取消现有洽谈再继续。',
  ],
])('%j', (coded, ...sentences) => {
  expect(inLanguages(coded)).toEqual(sentences);
});

it('returns null for a code without words', () => {
  expect(sentenceOf(message('exhibitor.unknown'), {}, 'ms')).toBeNull();
});

it.each(['ms', 'zh-Hans'] as const)('%s has no untranslated and no empty sentence', (language) => {
  const english = SENTENCES.en as unknown as Record<string, unknown>;
  const left = Object.entries(SENTENCES[language]).filter(
    ([code, words]) => words === '' || (typeof words === 'string' && words === english[code]),
  );
  expect(left).toEqual([]);
});
