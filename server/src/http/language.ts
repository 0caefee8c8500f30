// The language of a response: the reader's choice in a cookie, else what the browser accepts.

import { LANGUAGE_COOKIE, type Language } from '@visavis/domain/language/languages';
import { negotiateLanguage } from '@visavis/domain/language/negotiate';
import type { FastifyRequest } from 'fastify';
import { cookieValue } from './cookie.ts';

/** The Vary header of such a response, for caches on the way. */
export const LANGUAGE_VARIES = 'cookie, accept-language';

export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return negotiateLanguage(cookieValue(headers.cookie ?? '', LANGUAGE_COOKIE), headers['accept-language']);
}
