// Resolves the name of a country on an organiser's list to its code, and a code to its country.
import { diallingCode } from '@visavis/domain/country/schema';
import { foldName } from '@visavis/domain/exhibitor/merge';
import { inForm } from '@visavis/domain/text/normalise';
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

/** The country of a code as forms choose it, with its English name and dialling code; null for an unknown code. */
export function countryOf(code: string): { cca2: string; name: string; diallingCode: string } | null {
  const found = countries.find(({ cca2 }) => cca2 === code);
  return found ? { cca2: code, name: found.name, diallingCode: diallingCode(found) } : null;
}

/** Normalises a name, so that equivalent spellings have the same key. */
export function keyOf(name: string): string {
  const plain = inForm('NFD', foldName(name))
    .replace(ACCENTS, '')
    .replace(/[.'’]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return plain.replace(/^the /, '');
}
