// What a category or sub-category is called in the reader's language; English stands where the organiser gave no other name.
import type { Language } from '../language/languages.ts';

/** Names in other languages than English, by language; one that the organiser did not give is absent. */
export type CategoryNames = { readonly [L in Exclude<Language, 'en'>]?: string | undefined };

/** A category or sub-category as it travels: the English name, by which it is known, and the others. */
export interface Named {
  name: string;
  names?: CategoryNames | undefined;
}

/** @returns the name that a reader of the language sees */
export function nameIn({ name, names }: Named, language: Language): string {
  return (language === 'en' ? undefined : names?.[language]) ?? name;
}

/** @returns whether a typed text is part of the name on screen or of the English one; case does not matter */
export function isNameFound(named: Named, language: Language, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [nameIn(named, language), named.name].some((name) => name.toLowerCase().includes(wanted));
}
