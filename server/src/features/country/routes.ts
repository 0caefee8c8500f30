// GET /api/countries, from data bundled with the product: no visitor's browser talks to a third party.
import { listCountries } from '@visavis/contract/country/endpoints';
import { COUNTRY_FIELDS, type Country, type CountryField } from '@visavis/domain/country/schema';
import type { Binder } from '../../http/bind.ts';
import countries from './countries.json' with { type: 'json' };
import { otherNamesOf } from './name.service.ts';

const KEPT_SECONDS = 86_400;

const full: Required<Country>[] = countries.map(({ name, cca2, root, suffixes }) => {
  const flag = `/flags/${cca2.toLowerCase()}.svg`;
  return {
    name: { common: name },
    cca2,
    flags: { svg: flag, png: flag },
    altSpellings: otherNamesOf(cca2),
    idd: { root, suffixes },
  };
});

function pick(country: Required<Country>, fields: readonly CountryField[]): Country {
  return Object.fromEntries(fields.map((field) => [field, country[field]]));
}

export function countryRoutes(bind: Binder): void {
  bind(listCountries, async ({ query, reply }) => {
    const wanted = query.fields?.split(',');
    const fields = wanted ? COUNTRY_FIELDS.filter((field) => wanted.includes(field)) : COUNTRY_FIELDS;
    reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`);
    return full.map((country) => pick(country, fields));
  });
}
