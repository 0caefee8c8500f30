// The interest taxonomy of the demo edition, with the halls and neighbours of each category.
import type { CategoryNames } from '@visavis/domain/category/names';
import type { SourceCategory } from '@visavis/domain/import/lists';
import { categoryNames } from './category-names.ts';
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

/** Key, name, hall letters, related categories, then sub-categories from most to least common. */
const TABLE = `
sk|Skincare|AD|no bo hl|Serums and ampoules, Barrier creams, Cleansers, Sun care, Sheet masks, Facial oils, Toners and essences, Exfoliants, Eye care, Brightening care
mu|Makeup|B|sk la no|Lip colour, Foundation and cushions, Pressed powder, Eye colour, Blush and highlighter, Mascara and liner, Brow products, Brushes and sponges
fr|Fragrance|CE|hl sp bo|Eau de parfum, Attar and oud, Home fragrance, Solid perfume, Body mists, Hair perfume, Discovery sets, Fragrance oils
ha|Hair Care|B|no mn sk|Scalp care, Shampoo and conditioner, Hair masks and treatments, Styling, Hair colour, Textured hair, Smoothing and keratin, Hair tools
na|Nail Care|B|mu la|Gel polish, Nail lacquer, Press-on nails, Nail art, Manicure tools, UV and LED lamps, Cuticle care
sp|Spa and Wellness|D|bo fr no|Massage oils, Body scrubs, Aromatherapy, Bath salts and soaks, Hammam and steam, Jamu and herbal rituals, Foot care, Treatment room linen
pk|Packaging and Supply|F|od in|Airless bottles, Glass bottles and jars, Tubes, Compacts and palettes, Refill systems, Pumps and droppers, Cartons and labels, Moulded fibre, Sachets and pods
dv|Aesthetic Devices|E|fu sk la|LED masks, Microcurrent, Radio frequency, Hydradermabrasion, Diode laser hair removal, Skin analysers, Home-use devices, Device consumables
od|OEM and ODM|F|sk mu ha|Skincare manufacturing, Colour cosmetics manufacturing, Hair care manufacturing, Fragrance filling, Small-batch production, Formula development, Testing and registration, Turnkey private label
in|Ingredients|F|od no|Botanical extracts, Peptides and actives, Hyaluronic acid, Oils and butters, Ferments and probiotics, Pigments and pearls, Emulsifiers and thickeners, Preservation systems, UV filters, Perfumery raw materials
hl|Halal Beauty|E|sk mu fr|Halal skincare, Halal makeup, Wudu-friendly nail colour, Alcohol-free fragrance, Halal hair care, Halal raw materials, Halal certification services
mn|Men's Grooming|C|ha sk|Beard care, Shaving, Men's skincare, Pomades and clays, Barber tools, Men's body care
fu|Salon Furniture and Equipment|E|dv ha|Styling chairs, Back-wash units, Treatment beds, Barber chairs, Trolleys and storage, Mirrors and lighting, Sterilisers and hygiene, Salon software
no|Natural and Organic|D|sk ha bo|Certified organic skincare, Waterless beauty, Plant-based hair care, Vegan makeup, Solid bars, Natural deodorants, Wild-harvested oils
bo|Body Care|D|sp sk fr|Body lotions and butters, Hand creams, Shower gels, Soaps, Deodorants, Intimate care, Firming and contouring
la|Lashes and Brows|B|mu dv|Lash extensions, Strip lashes, Lash lifts, Brow lamination, Adhesives and removers, Lash serums
bw|Beauty from Within|C|sk no|Collagen drinks, Beauty supplements, Functional teas, Gummies, Edible bird's nest, Mouth care and whitening
mb|Mother and Baby|C|no bo|Baby skincare, Baby bath, Stretch mark care, Nursing care, Baby sun care, Wipes and hygiene
`;

export interface DemoCategory extends SourceCategory {
  names: Readonly<Record<string, CategoryNames>>;
  key: CategoryKey;
  halls: string[];
  near: CategoryKey[];
}

export const DEMO_CATEGORIES: readonly DemoCategory[] = lines(TABLE).map((row) => {
  const [key = '', name = '', halls = '', near = '', subs = ''] = row.split('|');
  const subCategories = subs.split(', ');
  return {
    key: key as CategoryKey,
    name,
    halls: [...halls],
    near: near.split(' ') as CategoryKey[],
    subCategories,
    names: Object.fromEntries([name, ...subCategories].map((one) => [one, categoryNames(one)])),
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
