// Which parts of an address a country has: not all have postal codes or states.
import WITHOUT from './address-parts.json' with { type: 'json' };

/** English names of the countries whose addresses have no such part. */
export const COUNTRIES_WITHOUT: Readonly<Record<keyof typeof WITHOUT, readonly string[]>> = WITHOUT;

/** @param country its English name; one that is not known counts as having both */
export const hasAddressPart = (country: string, part: keyof typeof WITHOUT): boolean =>
  !COUNTRIES_WITHOUT[part].includes(country);
