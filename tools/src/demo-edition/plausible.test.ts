// Checks the demo edition for names and products that trade visitors would find implausible.
import { beforeAll, expect, test } from 'vitest';
import { generateDemoEdition } from './generate.ts';
import { HOMELANDS } from './people.ts';
import { hasShades, lineNamesOf } from './product-words.ts';
import { kindsOf, PRODUCT_KINDS } from './products.ts';

let everything: string;
let products: { house: string; country: string; name: string; description: string }[];
let visitors: { name: string; country: string }[];
beforeAll(() => {
  const lists = generateDemoEdition();
  everything = JSON.stringify(lists);
  products = lists.exhibitors.flatMap((exhibitor) =>
    exhibitor.products.map(({ name, description }) => ({
      house: exhibitor.company_name,
      country: exhibitor.region_country,
      name,
      description,
    })),
  );
  visitors = lists.registrations.map(({ visitor, company }) => ({
    name: visitor.name,
    country: company.country,
  }));
});

const namesOf = (country: string) => visitors.filter((visitor) => visitor.country === country);
const communitiesOf = (country: string) =>
  HOMELANDS.find((home) => home.country === country)?.communities ?? [];

test('given and family names of a visitor belong to the same community', () => {
  for (const country of ['Malaysia', 'Singapore', 'Kazakhstan']) {
    const shapes = communitiesOf(country).map(
      ({ pattern, given, family }) =>
        new RegExp(
          `^${pattern.replace(/[GF]/g, (part) => `(${(part === 'G' ? given : family).join('|')})`)}$`,
        ),
    );
    expect(shapes.length, country).toBeGreaterThan(1);
    const strangers = namesOf(country).filter(({ name }) => !shapes.some((shape) => shape.test(name)));
    expect(namesOf(country).length, country).toBeGreaterThan(0);
    expect(strangers, country).toEqual([]);
  }
  const malay = namesOf('Malaysia').filter(({ name }) => / binti? /.test(name));
  expect(malay.length).toBeGreaterThan(5);
  // A Chinese family name comes first, and is never combined with Malay or Indian patronymics.
  for (const { name } of namesOf('Malaysia'))
    if (/^(Tan|Lim|Wong|Lee|Chong) /.test(name)) expect(name).not.toMatch(/ (binti?|a\/[lp]) /);
});

test('Kazakh women have the feminine form of a family name', () => {
  const mixed = namesOf('Kazakhstan').filter(
    ({ name }) => /^(Айгерим|Әсел|Мадина) /.test(name) !== /(ова|ева)$/.test(name),
  );
  expect(mixed).toEqual([]);
});

test('no fictional company claims a real certification, and no product is named after a deity or emblem', () => {
  expect(
    everything.match(/JAKIM|BPOM|SFDA|Thai FDA|COFEPRIS|NAFDAC|ANVISA|NMPA|AYUSH|Garuda|Lakshmi/g) ?? [],
  ).toEqual([]);
});

test('Vedic line names are used only in India', () => {
  const abroad = products.filter(({ name, country }) => /^(Prana|Vaidya) /.test(name) && country !== 'India');
  expect(abroad).toEqual([]);
  expect(lineNamesOf('India')).toContain('Prana');
});

test('lash serums and cuticle care have ingredients, not shades', () => {
  expect(['Lash serums', 'Cuticle care'].map((name) => kindsOf([name])[0])).not.toContain(undefined);
  for (const { category, subCategory } of PRODUCT_KINDS)
    if (/^(Lash serums|Cuticle care)$/.test(subCategory))
      expect(hasShades(category, subCategory), subCategory).toBe(false);
});

test('absolutes are not steam-distilled, and liquid oils are not called butter', () => {
  expect(
    products.filter(({ name, description }) => / Absolute/.test(name) && /steam-dist/i.test(description)),
  ).toEqual([]);
  expect(
    products.filter(({ name, description }) => / Oil\b/.test(name) && /pale butter/.test(description)),
  ).toEqual([]);
});

test('tools, sets and linen have no shelf life, no refill and no litre size', () => {
  const pieces =
    /Lash Tray|Strip Lashes|E-file|Nippers|Shears|Clipper|Dryer|Styler|LED Lamp|Linen|Brush Set|Press-on Set|Sponge/;
  const odd = /shelf life|refill sold|size of one litre|display stand|retail from|private label/i;
  expect(products.filter(({ name }) => pieces.test(name)).length).toBeGreaterThan(20);
  expect(products.filter(({ name, description }) => pieces.test(name) && odd.test(description))).toEqual([]);
});
