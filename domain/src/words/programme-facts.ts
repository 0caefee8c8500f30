// What the two programmes offer and ask for, in every language, with an organiser's sentences in place of the built-in ones.
import type { Fields } from '../content/page-fields.ts';
import type { Language } from '../language/languages.ts';
import { programmes as en, type ProgrammeFacts } from './en/programmes.ts';
import { programmes as ms } from './ms/programmes.ts';
import { cleanTemplate, placeholdersIn, problemOfTemplate } from './templates.ts';
import { programmes as zhHans } from './zh-hans/programmes.ts';

export const PROGRAMMES_TEXT = 'programmes';

export const BUILT_IN_FACTS: Record<Language, ProgrammeFacts> = { en, ms, 'zh-Hans': zhHans };

type FactName = keyof ProgrammeFacts;

/** The names of the sentences, in the order in which a visitor meets them. */
export const FACT_NAMES = Object.keys(en) as [FactName, ...FactName[]];

/** The placeholders that a sentence contains, of which some are optional; none for a name that is not one. */
export const placeholdersOfFact = (name: string, language: Language): string[] =>
  placeholdersIn(FACT_NAMES.some((one) => one === name) ? BUILT_IN_FACTS[language][name as FactName] : '');

/** What an organiser may say in words of their own: the stay is described in the booking form as well. */
export const OPTIONAL_PLACEHOLDERS = ['stay'] as const;

/** @param own what was published; a sentence that cannot be used is left out */
export function factsWith(own: Fields, language: Language): ProgrammeFacts {
  const facts = { ...BUILT_IN_FACTS[language] };
  for (const name of FACT_NAMES) {
    const template = own[name];
    if (template === undefined) continue;
    if (!problemOfTemplate(template, placeholdersOfFact(name, language), OPTIONAL_PLACEHOLDERS))
      facts[name] = cleanTemplate(template);
  }
  return facts;
}
