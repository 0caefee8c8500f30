// Composes an exhibitor's products from the kinds of its sub-categories.
import type { SourceProduct } from '@visavis/domain/import/lists';
import { type CategoryKey, DEMO_CATEGORIES, isTradeCategory } from './categories.ts';
import { nativeProducts } from './native-texts.ts';
import { drawProduct, isProductShape, type ProductShape } from './product-art.ts';
import { BODY_KINDS } from './product-kinds-body.ts';
import { FACE_KINDS, HAIR_KINDS } from './product-kinds-face.ts';
import { TRADE_KINDS } from './product-kinds-trade.ts';
import {
  accentInSentence,
  accentsOf,
  ENDINGS,
  FORMULA_TERMS,
  GOODS_TERMS,
  hasShades,
  lineNamesOf,
  SALON_TERMS,
  SUPPLY_TERMS,
  TRADE_TERMS,
} from './product-words.ts';
import { lines, type Random } from './random.ts';

/** A row of the product kind tables. */
export interface ProductKind {
  category: CategoryKey;
  subCategory: string;
  shape: ProductShape;
  noun: string;
  plural: string;
  sentences: string[];
}

const CATEGORY_OF = new Map(
  DEMO_CATEGORIES.flatMap((category) => category.subCategories.map((name) => [name, category.key] as const)),
);

export const PRODUCT_KINDS: readonly ProductKind[] = [FACE_KINDS, HAIR_KINDS, BODY_KINDS, TRADE_KINDS]
  .flatMap(lines)
  .map((row) => {
    const [subCategory = '', shape = '', noun = '', plural = '', sentences = ''] = row
      .split('|')
      .map((part) => part.trim());
    const category = CATEGORY_OF.get(subCategory);
    if (category === undefined) throw new RangeError(`no sub-category ${subCategory}`);
    if (!isProductShape(shape)) throw new RangeError(`no picture ${shape}`);
    return { category, subCategory, shape, noun, plural, sentences: sentences.split(' / ') };
  });

const KINDS_BY_SUB_CATEGORY = new Map<string, ProductKind[]>();
for (const kind of PRODUCT_KINDS) {
  const list = KINDS_BY_SUB_CATEGORY.get(kind.subCategory);
  if (list) list.push(kind);
  else KINDS_BY_SUB_CATEGORY.set(kind.subCategory, [kind]);
}

export function kindsOf(subCategories: readonly string[]): ProductKind[] {
  return subCategories.flatMap((name) => KINDS_BY_SUB_CATEGORY.get(name) ?? []);
}

/** Shapes of tools, sets and textiles, which have no shelf life and no refill. */
const PIECES: ReadonlySet<ProductShape> = new Set(['device', 'brush', 'carton', 'linen', 'chair']);
/** Sub-categories of such goods in shapes that are used for formulas elsewhere. */
const PIECES_BY_NAME: ReadonlySet<string> = new Set([
  'Brushes and sponges',
  'Nail art',
  'Halal raw materials',
]);

function termsOf({ category, subCategory, shape }: ProductKind): readonly string[] {
  if (category === 'in' || category === 'od') return SUPPLY_TERMS;
  if (isTradeCategory(category)) return TRADE_TERMS;
  if (PIECES.has(shape) || PIECES_BY_NAME.has(subCategory)) return GOODS_TERMS;
  return shape === 'pump' ? SALON_TERMS : FORMULA_TERMS;
}
const MARKETS = ['for Start-ups', 'for Salons', 'for Hotels', 'for Export', 'for Pharmacies', 'Express'];

interface Maker {
  name: string;
  country: string;
  category: CategoryKey;
  subCategories: readonly string[];
}

/**
 * @param count how many products; names never repeat within an exhibitor
 * @param withPictures whether most of them get a picture
 */
export function makeProducts(
  maker: Maker,
  count: number,
  withPictures: boolean,
  random: Random,
): SourceProduct[] {
  const kinds = random.shuffle(kindsOf(maker.subCategories));
  const order = kinds
    .filter((kind) => kind.category === maker.category)
    .concat(kinds.filter((kind) => kind.category !== maker.category));
  const sentencesLeft = new Map(kinds.map((kind) => [kind, random.shuffle(kind.sentences)]));
  const houseLines = random.sample(lineNamesOf(maker.country), 2);
  const products = new Map<string, SourceProduct>();
  const add = (name: string, description: string, shape: ProductShape): void => {
    products.set(name, {
      name,
      description,
      ...(withPictures && random.chance(0.88) ? { image: drawProduct(maker.name, shape, random) } : {}),
    });
  };
  for (const native of nativeProducts(maker.country, maker.category)) {
    if (products.size < count && isProductShape(native.shape) && random.chance(0.4))
      add(native.name, native.description, native.shape);
  }
  for (let attempt = 0; products.size < count && attempt < count * 8; attempt += 1) {
    const kind = order[attempt % order.length];
    if (kind === undefined) break;
    // An exhibitor repeats a sentence only if a long product list has used all others.
    const sentence = sentencesLeft.get(kind)?.pop() ?? (count > 7 ? random.pick(kind.sentences) : undefined);
    if (sentence === undefined) continue;
    const { name, description } = makeProduct(kind, sentence, random.pick(houseLines), random);
    if (!products.has(name)) add(name, description, kind.shape);
  }
  return [...products.values()];
}

function makeProduct(
  kind: ProductKind,
  sentence: string,
  houseLine: string,
  random: Random,
): { name: string; description: string } {
  const accent = random.pick(accentsOf(kind.category, kind.subCategory, kind.noun));
  const text = sentence.replaceAll('{m}', accentInSentence(accent)).replaceAll('{M}', sentenceCase(accent));
  return {
    name: productName(kind, /\{m\}/i.test(sentence), accent, houseLine, random),
    description: random.chance(0.3) ? `${text} ${random.pick(termsOf(kind))}` : text,
  };
}

const sentenceCase = (accent: string): string => {
  const text = accentInSentence(accent);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function productName(
  kind: ProductKind,
  saysAccent: boolean,
  accent: string,
  houseLine: string,
  random: Random,
): string {
  const { noun, category, subCategory } = kind;
  if (noun.includes('{M}')) return noun.replace('{M}', accent);
  if (category === 'od') return random.chance(0.5) ? noun : `${noun} ${random.pick(MARKETS)}`;
  if (category === 'pk' || category === 'dv' || category === 'fu')
    return random.chance(0.5) ? `${noun} ${accent}` : `${houseLine} ${noun}`;
  if (!saysAccent) return `${houseLine} ${noun}`;
  const style = random.next();
  if (hasShades(category, subCategory)) return style < 0.5 ? `${noun} in ${accent}` : `${houseLine} ${noun}`;
  if (category === 'fr' && style < 0.3) return `${houseLine} ${accent}`;
  if (style < 0.55) return `${accent} ${noun}`;
  if (style < 0.8) return `${houseLine} ${noun}`;
  return `${accent} ${noun} ${random.pick(ENDINGS)}`;
}
