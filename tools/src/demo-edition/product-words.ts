// Accents, shades, notes and codes for product names.
import type { CategoryKey } from './categories.ts';

const list = (block: string): string[] => block.split(',').map((word) => word.trim());

const BOTANICALS =
  list(`Mugwort, Centella, Rice Milk, Green Tea, Camellia, Yuzu Seed, Liquorice, Propolis, Calendula,
  Oat, Birch Sap, Sea Kelp, Pomegranate, Rosehip, Moringa, Turmeric, Sandalwood, Ylang-ylang, Pandan, Lotus, Bakuchiol,
  Heartleaf, Black Seed, Fig, Cucumber, Damask Rose, Chamomile, Hemp Seed, Argan, Baobab, Marula, Sea Buckthorn,
  Aloe, Bamboo, Ginseng, Prickly Pear, Cloudberry, Manuka, Mangosteen, Tamarind, Neem, Amla, Kakadu Plum, Houttuynia,
  Butterfly Pea, Coffee Cherry, Olive Leaf, Grape Seed, Edelweiss, White Truffle, Snow Mushroom, Peony, Indigo, Perilla`);
const SHADES =
  list(`Brick, Petal, Fig, Terracotta, Plum Skin, Persimmon, Rosewood, Bare, Old Brick, Guava, Cinnamon, Sienna,
  Cherry Lacquer, Tea Rose, Mulled Wine, Apricot, Almond, Clay, Rust, Blush Stone, Cocoa Nib, Garnet, Poppy, Saffron,
  Sugar Plum, Hibiscus, Copper, Pearl Grey, Black Cherry, Paprika, Lychee, Sand, Moss, Midnight`);
const NOTES =
  list(`Hinoki, Vetiver, Neroli, Damask Rose, Cardamom, Black Tea, Green Fig, Osmanthus, Saffron, Tuberose, Smoked Birch,
  Pink Pepper, Yuzu, White Tea, Oakmoss, Bergamot, Amber, Jasmine Sambac, Cedar, Frankincense, Pandan, Sea Salt,
  Orris, Patchouli, Cinnamon Leaf, Mandarin, Olibanum, Champaca, Lemongrass, Coffee Blossom, Ylang-ylang, Vanilla Pod`);
const CODES = list(
  `S2, Duo, 400, Pro, One, Air, Mini, Series 5, Plus, XL, 24, Loop, Slim, Studio, Compact, Max, 8, Neo, Classic, Go`,
);
const GROWN =
  list(`Mugwort, Centella, Camellia, Tiger Grass, Rice Bran, Saffron, Olive, Argan, Rosehip, Moringa, Bakuchi, Kalahari Melon,
  Coffee, Prickly Pear, Shea, Murumuru, Green Tea, Birch, Sea Fennel, Edelweiss, Damask Rose, Jasmine, Tuberose, Red Algae,
  Snow Lotus, Ginseng, Pomegranate, Mangosteen, Ylang-ylang, Sandalwood, Baobab, Cupuacu, Oat, Black Cumin`);

const ABSOLUTES =
  list(`Damask Rose, Tuberose, Jasmine Sambac, Osmanthus, Champaca, Orris, Neroli, Oakmoss, Mimosa, Ylang-ylang,
  Broom, Violet Leaf, Cassie, Labdanum, Frangipani`);

const OILS =
  list(`Argan, Marula, Baobab, Sea Buckthorn, Rosehip, Prickly Pear, Hemp Seed, Camellia, Moringa, Kalahari Melon,
  Cloudberry, Grape Seed, Black Seed, Candlenut, Walnut, Apricot Kernel, Borage, Rice Bran, Sacha Inchi, Olive`);
const FOODS =
  list(`Green Tea, Lychee, Mangosteen, Yuzu, Pomegranate, Ginseng, Longan, Butterfly Pea, Roselle, Ginger, Blood Orange,
  Blackcurrant, Pandan, Rooibos, White Peach, Calamansi, Plum, Osmanthus`);
const GENTLE =
  list(`Oat, Calendula, Chamomile, Rice Milk, Aloe, Cotton Seed, Sunflower, Almond Milk, Linden, Marshmallow Root, Shea,
  Olive Leaf, Cucumber, Camellia`);
const WOODS =
  list(`Cedar, Sandalwood, Juniper, Black Pepper, Vetiver, Hops, Tobacco Leaf, Rosemary, Birch, Charcoal, Bay Leaf, Oak,
  Green Tea, Ginger, Eucalyptus, Argan`);
const BUTTERS = list(`Shea, Murumuru, Cupuacu, Mango Seed, Kokum, Illipe, Cocoa, Tucuma`);
/** Overrides for sub-categories and nouns that the words of their category do not suit. */
const OWN_ACCENTS = new Map([
  ['Perfumery raw materials', ABSOLUTES],
  ['Facial oils', OILS],
  ['Wild-harvested oils', OILS],
  ['Oils and butters', OILS],
  ['{M} Butter', BUTTERS],
  ['Lash serums', GENTLE],
  ['Cuticle care', GENTLE],
  ['Aromatherapy', NOTES],
  ['Alcohol-free fragrance', NOTES],
]);

const ACCENTS: Record<CategoryKey, string[]> = {
  sk: BOTANICALS,
  no: BOTANICALS,
  bo: BOTANICALS,
  sp: BOTANICALS,
  ha: BOTANICALS,
  hl: BOTANICALS,
  mb: GENTLE,
  bw: FOODS,
  mn: WOODS,
  la: SHADES,
  mu: SHADES,
  na: SHADES,
  fr: NOTES,
  pk: CODES,
  dv: CODES,
  fu: CODES,
  od: CODES,
  in: GROWN,
};

/** Words placed before or after a noun in the names of a category's products. */
export const accentsOf = (key: CategoryKey, subCategory: string, noun: string): string[] =>
  OWN_ACCENTS.get(noun) ?? OWN_ACCENTS.get(subCategory) ?? ACCENTS[key];

/** Whether the accents of a sub-category are shades that a product comes in, rather than ingredients. */
export const hasShades = (key: CategoryKey, subCategory: string): boolean =>
  ACCENTS[key] === SHADES && !OWN_ACCENTS.has(subCategory);

/** An accent within a sentence: lower case, except for names of places and people. */
export const accentInSentence = (accent: string): string =>
  accent
    .toLowerCase()
    .replace(/\b(kakadu|damask|kalahari)\b/g, (word) => word.charAt(0).toUpperCase() + word.slice(1));

/** Names of product lines; an exhibitor uses one or two. */
export const LINE_NAMES =
  list(`Velour, Calm, Nuit, Halo, Petal, Onda, Lumen, Serein, Alba, Kira, Vero, Miro, Solène, Ember, Tide,
  Linen, Aurore, Koto, Sora, Nara, Suara, Embun, Melati, Citra, Lira, Dune, Safra, Noor, Layal, Zephyr, Fjord, Sild, Lune,
  Bruma, Duna, Rocio, Vela, Brisa, Polka, Rosa, Zorza, Marée, Ardoise, Opale, Cendre, Pluie, Oat & Co, Field, Harbour,
  Juniper, Thistle, Meadow, Atelier, Studio, Monolog, Quiet, Second Skin, First Light, Slow, Bare, North, Daily, Ritual,
  Ceremony, Equator, Monsoon, Hanok, Dalbit, Onsen, Kasumi, Yuki, Ming, Qing, Yun, Lan`);

const INDIAN_LINE_NAMES = [...LINE_NAMES, 'Prana', 'Vaidya'];

/** Names of product lines available to exhibitors of a country. */
export const lineNamesOf = (country: string): readonly string[] =>
  country === 'India' ? INDIAN_LINE_NAMES : LINE_NAMES;

/** Suffixes that distinguish two products of the same kind. */
export const ENDINGS = list(
  'Rich, Light, 7, No. 3, Intense, Pure, Forte, Day, Night, Sensitive, 02, Travel, Deluxe, Duo, Fresh',
);

/** Trade sentences that may follow a product's description; these suit all goods sold by the piece. */
export const GOODS_TERMS = [
  'Exclusive territories are still open in eleven markets.',
  'Available from stock in Port Klang and Rotterdam.',
  'New at this edition.',
  'Best seller of the line for the third year.',
  'Minimum order of one carton.',
  'Launches in September; orders open at the fair.',
] as const;

/** The same for consumable formulas. */
export const FORMULA_TERMS = [
  ...GOODS_TERMS,
  'Private label from 500 units.',
  'Testers are included with each first order.',
  'Twelve to a shelf tray, EAN on every unit.',
  'Shelf life of thirty-six months, twelve after opening.',
  'Registered in the EU, the UK and ASEAN.',
  'Cruelty-free and vegan, certificate on request.',
  'Samples at the booth.',
  'Display stand free with an opening order.',
  'Retail from 18 to 24 US dollars.',
  'Labels in eight languages as standard.',
] as const;

/** The same for salon-size products. */
export const SALON_TERMS = [
  ...FORMULA_TERMS,
  'Refill sold separately.',
  'Also in a professional size of one litre.',
] as const;

/** The same for raw materials and services. */
export const SUPPLY_TERMS = [
  'Samples and data sheets at the booth.',
  'Full documents in English and Chinese.',
  'Delivered with a test report for each lot.',
  'Price list by quantity on request.',
  'Halal and vegan documents on file.',
  'Lead time of five weeks.',
  'Made in our own plant and not bought in.',
  'New at this edition.',
] as const;

/** The same for machines and components. */
export const TRADE_TERMS = [
  'Lead time of five weeks.',
  'Drawings and samples at the booth.',
  'CE marked; further approvals in hand.',
  'Two years of warranty, parts kept for ten.',
  'Full documents in English and Chinese.',
  'Demonstrated every afternoon at the booth.',
  'Price list by quantity on request.',
  'Made in our own plant and not bought in.',
  'Delivered with a test report for each lot.',
  'Installed and explained by our own people.',
  'New at this edition.',
] as const;
