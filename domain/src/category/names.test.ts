// Tests of category names by language and of searching them.
import { expect, test } from 'vitest';
import { isNameFound, nameIn } from './names.ts';

const SERUMS = { name: 'Serums and ampoules', names: { ms: 'Serum dan ampul', 'zh-Hans': '精华与安瓶' } };

test('shows the name in the reader’s language, with English as fallback', () => {
  expect([nameIn(SERUMS, 'en'), nameIn(SERUMS, 'ms'), nameIn(SERUMS, 'zh-Hans')]).toEqual([
    'Serums and ampoules',
    'Serum dan ampul',
    '精华与安瓶',
  ]);
  expect(nameIn({ name: 'Serums' }, 'ms')).toBe('Serums');
  expect(nameIn({ name: 'Serums', names: { ms: 'Serum' } }, 'zh-Hans')).toBe('Serums');
});

test.each([
  ['精华', 'zh-Hans', true],
  ['SERUMS', 'zh-Hans', true],
  ['ampul', 'ms', true],
  ['精华', 'ms', false],
  ['', 'en', true],
] as const)('%j in %s is %s', (text, language, found) => {
  expect(isNameFound(SERUMS, language, text)).toBe(found);
});
