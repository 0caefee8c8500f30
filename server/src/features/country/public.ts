// Public API of country.
export { COUNTRY_MEANINGS, readPeopleSearch } from './meaning.cache.ts';
export { namesOfCountry, otherNamesOf } from './name.service.ts';
export { countryCodeOf, countryOf } from './service.ts';
export { countryNameOf } from './written.cache.ts';
