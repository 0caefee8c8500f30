// Generates the country data that the server bundles; run it when its source packages change.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';

interface SourceCountry {
  name: { common: string };
  cca2: string;
}

const require = createRequire(import.meta.url);
const source: SourceCountry[] = require('world-countries/countries.json');
const target = fileURLToPath(new URL('../../server/src/features/country/countries.json', import.meta.url));

/** Territories without their own dialling plan use that of the administering country. */
const BORROWED_CODES: Record<string, string> = {
  AQ: '672',
  BV: '47',
  GS: '500',
  HM: '672',
  PN: '64',
  TF: '262',
  UM: '1',
};

/** The root and one suffix that together give the correct dialling code: +1 for the USA, +7 for Kazakhstan. */
function idd(country: SourceCountry): { root: string; suffixes: string[] } {
  const code = isSupportedCountry(country.cca2)
    ? getCountryCallingCode(country.cca2)
    : BORROWED_CODES[country.cca2];
  if (code === undefined) throw new Error(`no dialling code for ${country.name.common}`);
  return { root: `+${code.slice(0, 1)}`, suffixes: [code.slice(1)] };
}

const countries = source
  .map((country) => ({ name: country.name.common, cca2: country.cca2, ...idd(country) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

writeFileSync(target, `${JSON.stringify(countries)}\n`);
console.log(`${countries.length} countries: ${target}`);
