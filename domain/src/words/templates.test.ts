// Sentences with placeholders: a missing or unknown one is named, and values are put in once.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanTemplate, fillTemplate, placeholdersIn, problemOfTemplate } from './templates.ts';

describe('refuses by name', () => {
  it.each([
    ['See you at the fair.', ['exhibition'], 'words.placeholder-missing', 'exhibition'],
    ['{exhibition} on {dates}', ['exhibition'], 'words.placeholder-unknown', 'dates'],
    ['{exhibition} for {Name}', ['exhibition'], 'words.placeholder-unknown', 'Name'],
    ['{exhibition} for { name }', ['exhibition'], 'words.placeholder-unknown', ' name '],
    ['{exhibition}{}', ['exhibition'], 'words.placeholder-unknown', ''],
    ['{__proto__}', [], 'words.placeholder-unknown', '__proto__'],
  ])('%s', (template, required, code, placeholder) => {
    expect(problemOfTemplate(template, required)).toEqual({ code, values: { placeholder } });
  });

  it.each(['', '  ', '\n', '\u200b', '\u202e'])('nothing that can be seen: %j', (template) => {
    expect(problemOfTemplate(template, [])).toEqual({ code: 'words.empty', values: {} });
  });
});

it('accepts braces that are no placeholder, and a placeholder twice', () => {
  expect(problemOfTemplate('A } and a { and {name}, {name}', ['name'])).toBeNull();
  expect(placeholdersIn('{name} {name} {day}')).toEqual(['name', 'day']);
});

it('makes one line that shows all its characters', () => {
  expect(cleanTemplate('  A\r\nBcc: x@y.example\u2028\u202e  b\u200b ')).toBe('A Bcc: x@y.example b');
});

it('puts values in once, whatever they look like', () => {
  expect(fillTemplate('{a} {b}', { a: '{b}', b: '$& {a}' })).toBe('{b} $& {a}');
  expect(fillTemplate('{constructor} {a}', { a: '1' })).toBe('{constructor} 1');
});

it('any value is found again in the place of its placeholder', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (before, value, after) => {
      fc.pre(!`${before}${after}`.includes('{'));
      expect(fillTemplate(`${before}{name}${after}`, { name: value })).toBe(`${before}${value}${after}`);
    }),
  );
});
