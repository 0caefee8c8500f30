// The language of a response: the reader's choice in a cookie, else what the browser accepts.

import { type EditionLanguages, LANGUAGE_COOKIE, type Language } from '@visavis/domain/language/languages';
import { negotiateLanguage } from '@visavis/domain/language/negotiate';
import type { FastifyRequest } from 'fastify';
import { cookieValue } from './cookie.ts';

/** The Vary header of such a response, for intermediate caches. */
export const LANGUAGE_VARIES = 'cookie, accept-language';

/** @param languages of the edition being read; for staff, all those of the product */
export function languageOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  languages: EditionLanguages,
): Language {
  const chosen = cookieValue(headers.cookie ?? '', LANGUAGE_COOKIE);
  return negotiateLanguage(chosen, headers['accept-language'], languages);
}
