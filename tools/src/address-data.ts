// Generates the list of countries without postal codes or states; run it when its source package changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatAddress } from 'localized-address-format';

const pathOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const countries: { name: string; cca2: string }[] = JSON.parse(
  readFileSync(pathOf('server/src/features/country/countries.json'), 'utf8'),
);
const target = pathOf('domain/src/country/address-parts.json');

/** The package's names of our two fields (libaddressinput's Z and S). */
const PARTS = { postalCode: 'postalCode', region: 'administrativeArea' } as const;
const MARK = 'A1';

/** Names of the countries whose local address format omits a part. */
const without = (part: keyof typeof PARTS): string[] =>
  countries
    .filter(
      ({ cca2 }) =>
        !formatAddress({ postalCountry: cca2, [PARTS[part]]: MARK })
          .join()
          .includes(MARK),
    )
    .map(({ name }) => name);

writeFileSync(
  target,
  `${JSON.stringify({ postalCode: without('postalCode'), region: without('region') })}\n`,
);
console.log(target);
