// The interest taxonomy of the demo edition, with the halls and neighbours of each category.
import { BEAUTY_TRADE } from '@visavis/domain/category/beauty-trade';
import type { CategoryNames } from '@visavis/domain/category/names';
import type { SourceCategory } from '@visavis/domain/import/lists';
import { lines } from './random.ts';

/** Short keys of the categories in the data files. */
export type CategoryKey =
  | 'sk'
  | 'mu'
  | 'fr'
  | 'ha'
  | 'na'
  | 'sp'
  | 'pk'
  | 'dv'
  | 'od'
  | 'in'
  | 'hl'
  | 'mn'
  | 'fu'
  | 'no'
  | 'bo'
  | 'la'
  | 'bw'
  | 'mb';

/** Key, name in the beauty trade template, hall letters, related categories. */
const TABLE = `
sk|Skincare|AD|no bo hl
mu|Makeup|B|sk la no
fr|Fragrance|CE|hl sp bo
ha|Hair Care|B|no mn sk
na|Nail Care|B|mu la
sp|Spa and Wellness|D|bo fr no
pk|Packaging and Supply|F|od in
dv|Aesthetic Devices|E|fu sk la
od|OEM and ODM|F|sk mu ha
in|Ingredients|F|od no
hl|Halal Beauty|E|sk mu fr
mn|Men's Grooming|C|ha sk
fu|Salon Furniture and Equipment|E|dv ha
no|Natural and Organic|D|sk ha bo
bo|Body Care|D|sp sk fr
la|Lashes and Brows|B|mu dv
bw|Beauty from Within|C|sk no
mb|Mother and Baby|C|no bo
`;

export interface DemoCategory extends SourceCategory {
  names: Readonly<Record<string, CategoryNames>>;
  key: CategoryKey;
  halls: string[];
  near: CategoryKey[];
}

const TEMPLATE = new Map(BEAUTY_TRADE.map((category) => [category.name, category]));

export const DEMO_CATEGORIES: readonly DemoCategory[] = lines(TABLE).map((row) => {
  const [key = '', name = '', halls = '', near = ''] = row.split('|');
  const category = TEMPLATE.get(name);
  if (!category) throw new RangeError(`the template has no category ${name}`);
  return {
    key: key as CategoryKey,
    name,
    halls: [...halls],
    near: near.split(' ') as CategoryKey[],
    subCategories: category.subCategories.map((sub) => sub.name),
    names: Object.fromEntries([category, ...category.subCategories].map((one) => [one.name, one.names])),
  };
});

const BY_KEY = new Map(DEMO_CATEGORIES.map((category) => [category.key, category]));

export function getCategory(key: CategoryKey): DemoCategory {
  const category = BY_KEY.get(key);
  if (category === undefined) throw new RangeError(`no category ${key}`);
  return category;
}

const TRADE_CATEGORIES: ReadonlySet<CategoryKey> = new Set(['pk', 'dv', 'od', 'in', 'fu']);

/** Whether a category sells machines, components, raw materials or services rather than retail goods. */
export const isTradeCategory = (key: CategoryKey): boolean => TRADE_CATEGORIES.has(key);
