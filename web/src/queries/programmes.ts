// What the two programmes offer and ask for: the organiser's sentences, with placeholders for the edition's numbers.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getProgrammes } from '@visavis/contract/content/calls';
import type { Language } from '@visavis/domain/language/languages';
import type { ProgrammeFacts } from '@visavis/domain/words/en/programmes';
import { useLanguage } from '../i18n/language.ts';
import { call } from '../lib/api-client.ts';

/** The server answers in the language of the reader's cookie, so each language is cached separately. */
export const programmesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['content', 'programmes', language],
    queryFn: ({ signal }) => call(getProgrammes, { signal }),
  });

/** @returns undefined until loaded: a page shows no sentences rather than ones that are not the organiser's */
export const useProgrammeFacts = (): Partial<ProgrammeFacts> | undefined =>
  useQuery(programmesQuery(useLanguage())).data;
