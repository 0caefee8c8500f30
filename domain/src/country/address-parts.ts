// Which address parts a country has: not all have postal codes or states.
import WITHOUT from './address-parts.json' with { type: 'json' };

/** English names of the countries whose addresses lack the part. */
export const COUNTRIES_WITHOUT: Readonly<Record<keyof typeof WITHOUT, readonly string[]>> = WITHOUT;

/** @param country its English name; one that is not known counts as having both */
export const hasAddressPart = (country: string, part: keyof typeof WITHOUT): boolean =>
  !COUNTRIES_WITHOUT[part].includes(country);
