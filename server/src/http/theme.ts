// Reads the theme that the reader chose; null leaves it to the system.
import type { FastifyRequest } from 'fastify';
import { cookieValue } from './cookie.ts';

const THEME_COOKIE = 'theme';

export function themeOf({ headers }: Pick<FastifyRequest, 'headers'>): 'light' | 'dark' | null {
  const chosen = cookieValue(headers.cookie ?? '', THEME_COOKIE);
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}
