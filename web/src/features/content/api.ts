// Queries for the organiser's content pages, by language.
import { queryOptions } from '@tanstack/react-query';
import { getAbout, getPrivacy, getTerms } from '@visavis/contract/content/calls';
import type { Language } from '@visavis/domain/language/languages';
import { call } from '../../lib/api-client.ts';

/** The server picks the language from the reader's cookie, so each language is cached under its own key. */
export const aboutQuery = (language: Language) =>
  queryOptions({
    queryKey: ['content', 'about', language],
    queryFn: ({ signal }) => call(getAbout, { signal }),
  });

const DOCUMENTS = { privacy: getPrivacy, terms: getTerms } as const;
export type DocumentName = keyof typeof DOCUMENTS;

export const documentQuery = (name: DocumentName, language: Language) =>
  queryOptions({
    queryKey: ['content', name, language],
    queryFn: ({ signal }) => call(DOCUMENTS[name], { signal }),
  });
