// Generates the exhibitors of the demo edition with booths, products and blocked hours.

import { DEFAULT_STARTS } from '@visavis/domain/edition/slot-time';
import type { SourceBlockedHour, SourceExhibitor } from '@visavis/domain/import/lists';
import { type CategoryKey, DEMO_CATEGORIES, getCategory } from './categories.ts';
import { ASIAN_COMPANIES } from './company-names-asia.ts';
import { WESTERN_COMPANIES } from './company-names-west.ts';
import { createTeller } from './descriptions.ts';
import { KNOWN_EXHIBITORS, type KnownExhibitor } from './known-exhibitors.ts';
import { drawLogo } from './logo-art.ts';
import { drawProduct, isProductShape } from './product-art.ts';
import { kindsOf, makeProducts, type ProductKind } from './products.ts';
import { createRandom, lines, type Random } from './random.ts';
import { scaledCompany } from './scaled-names.ts';

/** Only the first exhibitors of a large edition have pictures. */
const PICTURED_EXHIBITORS = 400;
/** Bias towards the first sub-categories: skincare is spread evenly, other categories have a focus. */
const EVEN = 0.9;
const TO_THE_FIRST = 1.5;
const FAIR_DAYS = [1, 2, 3, 4] as const;

interface House {
  name: string;
  country: string;
  category: CategoryKey;
}

function namedHouses(): House[] {
  return lines(ASIAN_COMPANIES)
    .concat(lines(WESTERN_COMPANIES))
    .flatMap((row) => {
      const [country = '', names = ''] = row.split(' = ');
      return names.split(';').map((entry) => {
        const text = entry.trim();
        const colon = text.lastIndexOf(':');
        return { name: text.slice(0, colon), country, category: text.slice(colon + 1) as CategoryKey };
      });
    });
}

/**
 * @param count number of exhibitors; undefined for all on the name lists
 * @returns each exhibitor once, the hand-written ones first
 */
export function makeExhibitors(count: number | undefined): SourceExhibitor[] {
  const random = createRandom('exhibitors');
  const houses = random.shuffle(namedHouses());
  const total = count ?? houses.length + KNOWN_EXHIBITORS.length;
  const known = KNOWN_EXHIBITORS.slice(0, total).map(fromKnown);
  const others = houses.slice(0, total - known.length);
  for (let index = 0; known.length + others.length < total; index += 1)
    others.push(scaledCompany(index, random));
  const giveBooth = createBooths(others, random);
  const teller = createTeller(createRandom('texts'));
  const made = others.map((house, index): SourceExhibitor => {
    const chance = createRandom(`${house.name} ${index}`);
    const pictured = known.length + index < PICTURED_EXHIBITORS;
    const subCategories = chooseSubCategories(house.category, chance);
    const products = makeProducts({ ...house, subCategories }, productCount(index, chance), pictured, chance);
    return {
      company_name: house.name,
      booth_number: giveBooth(house),
      region_country: house.country,
      product_profile: teller.profile(house, inOrderOfWeight(house.category, subCategories, chance), chance),
      description: teller.describe(house, chance),
      subCategories,
      products,
      ...(pictured && chance.chance(0.9) ? { logo: drawLogo(house.name, chance) } : {}),
      blocked: blockedHours(chance),
    };
  });
  return [...known, ...made];
}

function fromKnown(known: KnownExhibitor): SourceExhibitor {
  const random = createRandom(known.name);
  return {
    company_name: known.name,
    booth_number: known.booth,
    region_country: known.country,
    product_profile: known.profile,
    description: known.description,
    subCategories: known.subCategories,
    products: known.products.map(([name, shape, description]) => ({
      name,
      description,
      ...(isProductShape(shape) ? { image: drawProduct(known.name, shape, random) } : {}),
    })),
    logo: drawLogo(known.name, random, known.motif),
    blocked: known.blocked.map(([day, hour]) => ({ day, minute: hour * 60 })),
    ...(known.places === undefined ? {} : { places: known.places }),
  };
}

/** Kinds of the house's main category come before the others. */
function inOrderOfWeight(key: CategoryKey, subCategories: string[], random: Random): ProductKind[] {
  const kinds = random.shuffle(kindsOf(subCategories));
  return kinds.filter((kind) => kind.category === key).concat(kinds.filter((kind) => kind.category !== key));
}

/** The first sub-categories of a category are the most common; a related category adds one or two. */
function chooseSubCategories(key: CategoryKey, random: Random): string[] {
  const category = getCategory(key);
  const chosen = new Set<string>();
  const wanted = random.between(2, Math.min(6, category.subCategories.length));
  const lean = key === 'sk' ? EVEN : TO_THE_FIRST;
  while (chosen.size < wanted) {
    const skew = random.next() ** lean;
    chosen.add(category.subCategories[Math.floor(skew * category.subCategories.length)] ?? category.name);
  }
  if (random.chance(0.45)) {
    const near = getCategory(random.pick(category.near));
    for (let extra = random.between(1, 3); extra > 0; extra -= 1)
      chosen.add(
        near.subCategories[Math.floor(random.next() ** EVEN * near.subCategories.length)] ?? near.name,
      );
  }
  return DEMO_CATEGORIES.flatMap((entry) => entry.subCategories).filter((name) => chosen.has(name));
}

/** Occasionally none, one or nine, else two to seven. */
function productCount(index: number, random: Random): number {
  if (index % 17 === 3) return 0;
  if (index % 19 === 5) return 1;
  if (index % 23 === 7) return 9;
  return random.between(2, 7);
}

function blockedHours(random: Random): SourceBlockedHour[] {
  const style = random.next();
  if (style < 0.45) return [];
  if (style > 0.96) {
    const day = random.pick(FAIR_DAYS);
    return DEFAULT_STARTS.map((minute) => ({ day, minute }));
  }
  const every = FAIR_DAYS.flatMap((day) => DEFAULT_STARTS.map((minute) => ({ day, minute })));
  return random.sample(every, random.between(1, 5));
}

/** Booths such as B-145: a hall of the category and a number that is unique in the hall. */
function createBooths(houses: readonly House[], random: Random): (house: House) => string {
  const taken = new Set(KNOWN_EXHIBITORS.map((known) => known.booth));
  const highest = Math.max(240, houses.length);
  const free = new Map(
    [...'ABCDEF'].map((hall) => [
      hall,
      random.shuffle(
        Array.from({ length: highest }, (_, index) => `${hall}-${String(index + 1).padStart(3, '0')}`).filter(
          (booth) => !taken.has(booth),
        ),
      ),
    ]),
  );
  return (house) => {
    const booth = free.get(random.pick(getCategory(house.category).halls))?.pop();
    if (booth === undefined) throw new RangeError('no booth left');
    return booth;
  };
}
