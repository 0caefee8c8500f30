// Names of categories and sub-categories in the reader's language, with English as fallback.
import type { Language } from '../language/languages.ts';
import { foldForSearch } from '../text/fold.ts';

/** Names in languages other than English; languages without a translation are absent. */
export type CategoryNames = { readonly [L in Exclude<Language, 'en'>]?: string | undefined };

/** A category or sub-category in the API: the English name, which is its key, and the translations. */
export interface Named {
  name: string;
  names?: CategoryNames | undefined;
}

/** @returns the name that a reader of the language sees */
export function nameIn({ name, names }: Named, language: Language): string {
  return (language === 'en' ? undefined : names?.[language]) ?? name;
}

/** @returns whether a typed text is part of the displayed name or of the English one, ignoring case */
export function isNameFound(named: Named, language: Language, text: string): boolean {
  const wanted = foldForSearch(text.trim());
  return [nameIn(named, language), named.name].some((name) => foldForSearch(name).includes(wanted));
}
