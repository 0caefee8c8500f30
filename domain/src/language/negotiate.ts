// Negotiates the language: the reader's choice, else the browser's best match, among those of the edition.
import { type EditionLanguages, isLanguage, type Language, mainLanguageOf } from './languages.ts';

/** Traditional Chinese, which is not available; its regions fall back to the main language. */
const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/i;

/**
 * @param chosen the reader's earlier choice; ignored unless the edition has it
 * @param acceptLanguage the header of that name, such as 'ms-MY,ms;q=0.9,en;q=0.8'
 * @param languages the edition's languages; all of the product's for staff
 */
export function negotiateLanguage(
  chosen: unknown,
  acceptLanguage: string | undefined,
  languages: EditionLanguages,
): Language {
  if (isLanguage(chosen) && languages.includes(chosen)) return chosen;
  for (const tag of wantedTags(acceptLanguage ?? '')) {
    const known = languageOf(tag);
    if (known && languages.includes(known)) return known;
  }
  return mainLanguageOf(languages);
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
