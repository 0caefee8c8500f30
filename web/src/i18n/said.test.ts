// What the server says is put in the reader's language, also where a name or a number stands in it.
import { setupI18n } from '@lingui/core';
import { companyAlreadyScheduled, maximumSelected } from '@visavis/domain/meeting/messages';
import { expect, it } from 'vitest';
import { sayer } from './said.ts';
import { messages } from './zh-hans/said.json?lingui';

const say = sayer(setupI18n({ locale: 'zh-Hans', messages: { 'zh-Hans': messages } }));

it.each([
  ['Name is required', '请填写姓名'],
  [
    companyAlreadyScheduled('Oasis (Asia) Co.'),
    '您已预约与 Oasis (Asia) Co. 洽谈。请选择其他公司或时段，或先取消现有洽谈再继续。',
  ],
  [maximumSelected(12), '已选满 12 场洽谈'],
  ['Too many requests. Please try again in 15 minutes.', '请求过于频繁，请在 15 分钟后重试。'],
  ['2025-06-02 is a Monday.', '2025-06-02 是星期一。'],
  // A sentence within a sentence.
  ['Not saved. 02 June, 2.00pm-3.00pm has begun already.', '未保存。02 June, 2.00pm-3.00pm 已经开始。'],
])('%s', (sentence, expected) => {
  expect(say(sentence)).toBe(expected);
});

it('what nobody has translated stays, and so does all in English', () => {
  expect(say('Nobody knows this sentence.')).toBe('Nobody knows this sentence.');
  const english = sayer(setupI18n({ locale: 'en', messages: { en: {} } }));
  expect(english(maximumSelected(12))).toBe(maximumSelected(12));
});
