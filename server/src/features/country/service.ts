// Resolves the name of a country on an organiser's list to its code.
import { foldName } from '@visavis/domain/exhibitor/merge';
import { OTHER_NAMES } from './alias.service.ts';
import countries from './countries.json' with { type: 'json' };

const ACCENTS = /[\u0300-\u036f]/g;

const codeByName = new Map([
  ...countries.flatMap(({ cca2, name }) => [cca2, name].map((known) => [keyOf(known), cca2] as const)),
  ...Object.entries(OTHER_NAMES).flatMap(([cca2, names]) =>
    names.map((known) => [keyOf(known), cca2] as const),
  ),
]);

/**
 * The code of a country or region as organisers write it: its name, another common one, or the code itself.
 * @returns two letters of ISO 3166-1, upper case; null for an unknown country
 */
export function countryCodeOf(name: string): string | null {
  return codeByName.get(keyOf(name)) ?? null;
}

/** Normalises a name, so that equivalent spellings have the same key. */
export function keyOf(name: string): string {
  const plain = foldName(name)
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(/[.'’]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return plain.replace(/^the /, '');
}
