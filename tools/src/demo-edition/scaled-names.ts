// Company names for editions larger than the list of fictional companies.
import { type CategoryKey, DEMO_CATEGORIES } from './categories.ts';
import { LINE_NAMES } from './product-words.ts';
import type { Random } from './random.ts';

const SECOND_WORDS =
  'Harbour Meadow Willow Quartz Coral Cedar Lotus Ridge Amber Linden Juniper Silver Marigold Tamarind Ivory Cobalt'.split(
    ' ',
  );
const KIND_WORDS: Record<CategoryKey, string> = {
  sk: 'Skin',
  mu: 'Colour',
  fr: 'Perfumes',
  ha: 'Hair',
  na: 'Nails',
  sp: 'Spa',
  pk: 'Packaging',
  dv: 'Devices',
  od: 'Laboratories',
  in: 'Actives',
  hl: 'Halal Care',
  mn: 'Grooming',
  fu: 'Interiors',
  no: 'Botanicals',
  bo: 'Body',
  la: 'Lashes',
  bw: 'Nutrition',
  mb: 'Baby',
};
const COUNTRIES = [
  'South Korea',
  'China',
  'Malaysia',
  'Thailand',
  'Italy',
  'France',
  'Japan',
  'Indonesia',
  'India',
  'Türkiye',
  'Germany',
  'United States',
];

/** The company at an index of an endless list without repeated names. */
export function scaledCompany(
  index: number,
  random: Random,
): { name: string; country: string; category: CategoryKey } {
  const category = random.pick(DEMO_CATEGORIES).key;
  const first = LINE_NAMES[index % LINE_NAMES.length];
  const round = Math.floor(index / LINE_NAMES.length);
  const second = SECOND_WORDS[round % SECOND_WORDS.length];
  const series = Math.floor(round / SECOND_WORDS.length);
  const number = series === 0 ? '' : ` ${series + 1}`;
  return {
    name: `${first} ${second} ${KIND_WORDS[category]}${number}`,
    country: random.pick(COUNTRIES),
    category,
  };
}
