// A sentence of an email that organisers may write: its built-in words as a template, and a template in their place.
import type { Language } from '../language/languages.ts';
import { periodLabel } from '../language/periods.ts';
import type { LetterWords } from './letter-words.ts';
import { fillTemplate } from './templates.ts';

export interface Sentence {
  name: string;
  /** The built-in words. */
  template(words: LetterWords, language: Language): string;
  /** The same words with this sentence replaced. */
  replace(words: LetterWords, template: string, language: Language): LetterWords;
}

type Path = readonly [string, ...string[]];
/** A word, or a function of values: the tree of words has no other leaves. */
type Node = { readonly [key: string]: Node } | string | ((...values: never[]) => unknown);

const at = (words: LetterWords, path: Path): Node =>
  path.reduce<Node>((node, key) => (node as { [key: string]: Node })[key] ?? '', words as unknown as Node);

function withNode(node: Node, [key, ...rest]: readonly string[], leaf: Node): Node {
  if (key === undefined) return leaf;
  const inner = (node as { [key: string]: Node })[key] ?? '';
  const changed = withNode(inner, rest, leaf);
  return Array.isArray(node)
    ? (node.map((item, index) => (String(index) === key ? changed : item)) as unknown as Node)
    : { ...(node as { [key: string]: Node }), [key]: changed };
}

const put = (words: LetterWords, path: Path, leaf: Node): LetterWords =>
  withNode(words as unknown as Node, path, leaf) as unknown as LetterWords;

/** Words without values. */
export const fixed = (name: string, ...path: Path): Sentence => ({
  name,
  template: (words) => String(at(words, path)),
  replace: (words, template) => put(words, path, template),
});

/** A number that no sentence contains by itself. */
const SAMPLE = 7_654_321;

/** A value of a sentence. */
export type Value = { text: string } | { count: string } | { exactly: number };

/** A text; without it, as when nobody knows who invites, the built-in words count. */
export const text = (placeholder: string): Value => ({ text: placeholder });
/** A number of several: one has a sentence of its own, and none is not counted. */
export const count = (placeholder: string): Value => ({ count: placeholder });
/** The sentence is for this number alone, and does not print it. */
export const exactly = (number: number): Value => ({ exactly: number });

const sampleOf = (value: Value): string | number =>
  'text' in value ? `{${value.text}}` : 'count' in value ? SAMPLE : value.exactly;

const placeholderOf = (value: Value): string | null =>
  'text' in value ? value.text : 'count' in value ? value.count : null;

type Said = (...values: unknown[]) => string;

/** Words with values, in the order of the function's parameters. */
export function said(name: string, path: Path, values: readonly Value[]): Sentence {
  const counted = values.map(placeholderOf)[values.findIndex((value) => 'count' in value)] ?? '';
  const isMeant = (given: readonly unknown[]): boolean =>
    values.every((value, index) => {
      const one = given[index];
      if ('exactly' in value) return one === value.exactly;
      return 'count' in value ? Number(one) > 1 : one !== null && one !== '';
    });
  return {
    name,
    template: (words) =>
      (at(words, path) as unknown as Said)(...values.map(sampleOf)).replaceAll(
        String(SAMPLE),
        `{${counted}}`,
      ),
    replace: (words, template) => {
      const builtIn = at(words, path) as unknown as Said;
      const own: Said = (...given) =>
        isMeant(given)
          ? fillTemplate(
              template,
              Object.fromEntries(
                values.flatMap((value, index) => {
                  const placeholder = placeholderOf(value);
                  return placeholder === null ? [] : [[placeholder, String(given[index])]];
                }),
              ),
            )
          : builtIn(...given);
      return put(words, path, own as unknown as Node);
    },
  };
}

/** Words that take their values as one object. */
export function saidOf(name: string, path: Path, placeholders: Readonly<Record<string, string>>): Sentence {
  const keys = Object.keys(placeholders);
  const sample = (index: number): number => SAMPLE + index;
  return {
    name,
    template: (words) =>
      keys.reduce(
        (template, key, index) => template.replaceAll(String(sample(index)), `{${placeholders[key]}}`),
        (at(words, path) as unknown as Said)(
          Object.fromEntries(keys.map((key, index) => [key, sample(index)])),
        ),
      ),
    replace: (words, template) => {
      const own: Said = (given) =>
        fillTemplate(
          template,
          Object.fromEntries(
            keys.map((key) => [placeholders[key] ?? '', String((given as Record<string, unknown>)[key])]),
          ),
        );
      return put(words, path, own as unknown as Node);
    },
  };
}

/** The words around the recipient's name; what follows it may have the placeholder once more. */
export const GREETING: Sentence = {
  name: 'greeting',
  template: ({ greeting: { before, after } }) => `${before}{name}${after}`,
  replace: (words, template) => {
    const [before = '', ...rest] = template.split('{name}');
    return { ...words, greeting: { before, after: rest.join('{name}') } };
  },
};

/** What was decided about some of several meetings. */
const SOME = { approved: SAMPLE, total: 3 * SAMPLE };
type Outcome = LetterWords['meetingStatus']['outcome'];

/** @param isMeant of the numbers of approved and of all meetings */
export const outcome = (
  name: string,
  sample: { approved: number; total: number },
  isMeant: (approved: number, total: number) => boolean,
): Sentence => ({
  name,
  template: ({ meetingStatus }) =>
    meetingStatus
      .outcome(sample.approved, sample.total)
      .replaceAll(String(SOME.total), '{meetings}')
      .replaceAll(String(SOME.total - SOME.approved), '{others}')
      .replaceAll(String(SOME.approved), '{approved}'),
  replace: (words, template) => {
    const builtIn = words.meetingStatus.outcome;
    const own: Outcome = (approved, total) =>
      isMeant(approved, total)
        ? fillTemplate(template, {
            meetings: String(total),
            approved: String(approved),
            others: String(total - approved),
          })
        : builtIn(approved, total);
    return { ...words, meetingStatus: { ...words.meetingStatus, outcome: own } };
  },
});

export const OUTCOMES: readonly Sentence[] = [
  outcome('outcome-all', { approved: SOME.total, total: SOME.total }, (one, all) => all > 1 && one === all),
  outcome('outcome-some', SOME, (one, all) => one > 0 && one < all),
  outcome('outcome-none', { approved: 0, total: SOME.total }, (one, all) => all > 1 && one === 0),
  outcome('outcome-one', { approved: 1, total: 1 }, (one, all) => all === 1 && one === 1),
  outcome('outcome-not-one', { approved: 0, total: 1 }, (one, all) => all === 1 && one === 0),
  outcome('outcome-cancelled', { approved: 0, total: 0 }, (_, all) => all === 0),
];

const DATES = ['2025-06-02', '2025-06-05'] as const;

/** The subject of a kind; its built-in words count where there is no exhibition yet. */
export const subject = (kind: keyof LetterWords['subject'], hasDates = false): Sentence => ({
  name: 'subject',
  template: (words, language) => {
    const [firstDate, lastDate] = DATES;
    const sample = words.subject[kind]({ name: '{exhibition}', firstDate, lastDate });
    return hasDates ? sample.replace(periodLabel(firstDate, lastDate, language), '{dates}') : sample;
  },
  replace: (words, template, language) => {
    const builtIn = words.subject[kind];
    const own: typeof builtIn = (parts) =>
      parts.name === null
        ? builtIn(parts)
        : fillTemplate(template, {
            exhibition: parts.name,
            dates: periodLabel(parts.firstDate, parts.lastDate, language),
          });
    return { ...words, subject: { ...words.subject, [kind]: own } };
  },
});
