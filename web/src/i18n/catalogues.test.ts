// The three languages match: the same messages with the same placeholders.

import type { Messages } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { AREAS } from './words.ts';

const files = import.meta.glob<{ messages: Messages }>('./{en,ms,zh-hans}/*.json', {
  query: '?lingui',
  eager: true,
});
const catalogue = (language: string, area: string): Messages =>
  files[`./${language}/${area}.json`]?.messages ?? {};

/** Uncompiled: compiling would replace a missing message by the English one. */
const written = import.meta.glob<string>('./{en,ms,zh-hans}/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const idsOf = (language: string, area: string): string[] =>
  Object.keys(JSON.parse(written[`./${language}/${area}.json`] ?? '{}'));

type Place = [name: string, type?: string, cases?: Record<string, unknown>];
const isPlace = (part: unknown): part is Place => Array.isArray(part) && typeof part[0] === 'string';

/**
 * Such as '{company}' and '{status select open paid}'. Plural cases are ignored, since they differ between languages.
 */
function placesOf(message: unknown): string[] {
  if (!Array.isArray(message)) return [];
  const found = message.filter(isPlace).flatMap(([name, type, cases = {}]) => {
    const within = Object.values(cases).flatMap(placesOf);
    const chosen = type === 'select' ? ` select ${Object.keys(cases).sort().join(' ')}` : '';
    return [`{${name}${chosen}}`, ...within];
  });
  return [...new Set(found)].sort();
}

const isEmpty = (message: unknown): boolean =>
  typeof message === 'string' ? message.trim() === '' : !Array.isArray(message) || message.length === 0;

const places = (messages: Messages) =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, placesOf(message)]));

describe.each(['ms', 'zh-hans'])('%s', (language) => {
  it.each(AREAS)('%s has the messages of English, each with its placeholders, none empty', (area) => {
    const english = catalogue('en', area);
    expect(idsOf('en', area).length).toBeGreaterThan(0);
    expect(idsOf(language, area)).toEqual(expect.arrayContaining(idsOf('en', area)));
    expect(idsOf('en', area)).toEqual(expect.arrayContaining(idsOf(language, area)));
    expect(places(catalogue(language, area))).toEqual(places(english));
    expect(Object.entries(catalogue(language, area)).filter(([, message]) => isEmpty(message))).toEqual([]);
  });
});
