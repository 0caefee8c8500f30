// Sentences that a rule or the server says, in the language in use: by their English words, or by the pattern of them.
import type { I18n } from '@lingui/core';

interface Pattern {
  id: string;
  sentence: RegExp;
}

const PLACE = /\{(\w+)\}/g;

/** Those with the most words of their own first: '{hour} has begun already.' fits less than '{company} is open.'. */
function patternsOf(ids: readonly string[]): Pattern[] {
  const ownWords = (id: string): number => id.replace(PLACE, '').length;
  return ids
    .filter((id) => id.includes('{'))
    .toSorted((one, other) => ownWords(other) - ownWords(one))
    .map((id) => ({
      id,
      sentence: new RegExp(`^${id.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(PLACE, '(?<$1>.+)')}$`),
    }));
}

/**
 * @param i18n with the sentences of its language by their English words; a pattern has '{name}' where they differ
 * @returns what says a sentence; one that is not known stays as it is
 */
export function sayer(i18n: I18n): (sentence: string) => string {
  const { messages } = i18n;
  let patterns: readonly Pattern[] | undefined;
  const say = (sentence: string): string => {
    if (Object.hasOwn(messages, sentence)) return i18n._(sentence);
    patterns ??= patternsOf(Object.keys(messages));
    for (const { id, sentence: pattern } of patterns) {
      const found = pattern.exec(sentence)?.groups;
      // What fills a place may be a sentence or a weekday of its own.
      if (found) return i18n._(id, Object.fromEntries(Object.entries(found).map(([k, v]) => [k, say(v)])));
    }
    return sentence;
  };
  return say;
}
