// A refused field gets a message that says what is allowed, not only that it is wrong.
import { englishOf } from '@visavis/domain/words/english';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sentenceOf } from './field-sentences.ts';
import { fieldSentences } from './validation.ts';

const query = z.strictObject({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  word: z.string().check(z.maxLength(3), z.minLength(1)),
  code: z.optional(z.string().check(z.minLength(2))),
  order: z.optional(z.enum(['name', 'booth'])),
  named: z.optional(z.string().check(z.minLength(1, 'Name is required'))),
});
const messagesOf = (data: unknown) => {
  const { error } = z.safeParse(query, data, { error: sentenceOf });
  const sentences = error ? fieldSentences(error) : {};
  return Object.fromEntries(Object.entries(sentences).map(([path, text]) => [path, englishOf(text)]));
};

describe('a field that breaks the contract', () => {
  it.each([
    [{ word: 'a', limit: '400' }, { limit: 'Please give 100 at most.' }],
    [{ word: 'a', limit: '0' }, { limit: 'Please enter at least 1.' }],
    [{ word: 'a', limit: 'ten' }, { limit: 'Please enter a whole number.' }],
    [{ word: 'a', limit: '1.5' }, { limit: 'Please enter a whole number.' }],
    [{ word: 'long' }, { word: 'This is too long. Please shorten it.' }],
    [{ word: '' }, { word: 'This is required.' }],
    [{ word: 'a', code: '' }, { code: 'This is required.' }],
    [{ word: 'a', code: 'x' }, { code: 'This is too short.' }],
    [{}, { word: 'This is required.' }],
    [{ word: 7 }, { word: 'This has the wrong form.' }],
    [{ word: 'a', order: 'size' }, { order: 'Please give one of these: name, booth.' }],
    [{ word: 'a', sort: 1 }, { body: 'Nothing is known by this name: sort.' }],
  ])('%j gets %j', (data, expected) => {
    expect(messagesOf(data)).toEqual(expected);
  });

  it('keeps the schema’s own message', () => {
    expect(messagesOf({ word: 'a', named: '' })).toEqual({ named: 'Name is required' });
  });
});
