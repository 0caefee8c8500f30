// The sentences about the programmes: the built-in ones in every language, and an organiser's in their place.
import { expect, it } from 'vitest';
import { LANGUAGES } from '../language/languages.ts';
import { BUILT_IN_FACTS, FACT_NAMES, factsWith, placeholdersOfFact } from './programme-facts.ts';
import { problemsOf } from './text-fields.ts';

it.each(LANGUAGES)('in %s each can be used, and needs the same fields as in English', (language) => {
  expect(problemsOf('programmes', BUILT_IN_FACTS[language], language)).toEqual({});
  for (const name of FACT_NAMES)
    expect(placeholdersOfFact(name, language).toSorted(), name).toEqual(
      placeholdersOfFact(name, 'en').toSorted(),
    );
});

it('a sentence without its placeholder is refused by name, and never shown', () => {
  const own = {
    ...BUILT_IN_FACTS.en,
    'apply-stay': 'Two nights by the sea.',
    'home-hosted': 'Two nights, {free}.',
    'home-business': '  ',
    'apply-first-come': 'We decide  by lot.',
  };
  expect(problemsOf('programmes', own, 'en')).toEqual({
    'apply-stay': { code: 'words.placeholder-missing', values: { placeholder: 'amount' } },
    'home-hosted': { code: 'words.placeholder-unknown', values: { placeholder: 'free' } },
    'home-business': { code: 'words.empty', values: {} },
  });
  expect(factsWith(own, 'en')).toEqual({ ...BUILT_IN_FACTS.en, 'apply-first-come': 'We decide by lot.' });
  expect(problemsOf('programmes', { toString: 'x' }, 'en')).toHaveProperty('toString');
});

it('an organiser may describe the stay without its length, and not with a field of another name', () => {
  const own = { ...BUILT_IN_FACTS.en, 'home-hosted': 'Two nights by the sea.' };
  expect(problemsOf('programmes', own, 'en')).toEqual({});
  expect(factsWith(own, 'en')['home-hosted']).toBe('Two nights by the sea.');
});
