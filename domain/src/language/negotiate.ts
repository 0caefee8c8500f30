// Negotiates the language: the reader's choice, else the browser's best match.
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts';

/** Traditional Chinese, which is not available; its regions fall back to English. */
const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/i;

/**
 * @param chosen what the reader chose before; ignored unless it is a supported language
 * @param acceptLanguage the header of that name, such as 'ms-MY,ms;q=0.9,en;q=0.8'
 */
export function negotiateLanguage(chosen: unknown, acceptLanguage: string | undefined): Language {
  if (isLanguage(chosen)) return chosen;
  for (const tag of wantedTags(acceptLanguage ?? '')) {
    const known = languageOf(tag);
    if (known) return known;
  }
  return DEFAULT_LANGUAGE;
}

/** Highest weight first; equal weights in header order. */
function wantedTags(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().split(';');
      const weight = rest.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

function languageOf(tag: string): Language | null {
  const [primary = ''] = tag.toLowerCase().split('-');
  if (primary === 'en' || primary === 'ms') return primary;
  return primary === 'zh' && !TRADITIONAL.test(tag) ? 'zh-Hans' : null;
}
