// Duplicates some exhibitors with different case, spacing, texts and interests, like lists from several offices.

import { exhibitorKey } from '@visavis/domain/exhibitor/merge';
import type { SourceExhibitor } from '@visavis/domain/import/lists';
import { DEMO_CATEGORIES } from './categories.ts';
import { createRandom, type Random } from './random.ts';

/** How many exhibitors of the demo edition are listed twice. */
export const DUPLICATE_COUNT = 26;
const MOTHER_TONGUES_EXCLUDED = /^[\x20-\x7e]+$/;

/** @returns the same exhibitors, some with a second row further down */
export function addDuplicates(exhibitors: readonly SourceExhibitor[]): SourceExhibitor[] {
  const random = createRandom('duplicates');
  const doubled = new Set(random.sample(exhibitors, Math.min(DUPLICATE_COUNT, exhibitors.length)));
  const first: SourceExhibitor[] = [];
  const second: SourceExhibitor[] = [];
  for (const exhibitor of exhibitors) {
    if (!doubled.has(exhibitor)) {
      first.push(exhibitor);
      continue;
    }
    const [row, again] = writeTwice(exhibitor, random);
    if (exhibitorKey(row) !== exhibitorKey(again))
      throw new RangeError(`not a duplicate: ${again.company_name}`);
    first.push(row);
    second.push(again);
  }
  return [...first, ...random.shuffle(second)];
}

function writeTwice(exhibitor: SourceExhibitor, random: Random): [SourceExhibitor, SourceExhibitor] {
  const { logo, ...rest } = exhibitor;
  const withLogo = logo === undefined ? {} : { logo };
  const [full, short] = [exhibitor.description, shorten(exhibitor.description)];
  const shortFirst = random.chance(0.5);
  const shared = exhibitor.products[0];
  const row: SourceExhibitor = {
    ...rest,
    ...(shortFirst ? {} : withLogo),
    description: shortFirst ? short : full,
    product_profile: shortFirst ? '' : exhibitor.product_profile,
  };
  const again: SourceExhibitor = {
    ...rest,
    ...(shortFirst ? withLogo : {}),
    company_name: writeOtherwise(exhibitor.company_name, random),
    booth_number: random.pick([
      exhibitor.booth_number.toLowerCase(),
      ` ${exhibitor.booth_number} `,
      fullWidth(exhibitor.booth_number),
    ]),
    description: shortFirst ? full : short,
    product_profile: shortFirst ? exhibitor.product_profile : '',
    subCategories: [...exhibitor.subCategories.slice(0, 1), random.pick(otherSubCategories(exhibitor))],
    products: shared ? [{ name: ` ${shared.name}`, description: shorten(shared.description) }] : [],
    blocked: exhibitor.blocked.slice(0, 1),
  };
  return [row, again];
}

/** Sub-categories of the exhibitor's first category that the first row lacks. */
function otherSubCategories(exhibitor: SourceExhibitor): string[] {
  const own = DEMO_CATEGORIES.find((category) =>
    category.subCategories.some((name) => exhibitor.subCategories.includes(name)),
  );
  const others = own?.subCategories.filter((name) => !exhibitor.subCategories.includes(name)) ?? [];
  return others.length > 0 ? others : exhibitor.subCategories;
}

function writeOtherwise(name: string, random: Random): string {
  const spaced = random.pick([`${name} `, ` ${name}`, name.replace(' ', '  '), name.replace(' ', '\u00a0')]);
  // Upper-casing is not reversible by lower-casing in every script.
  return MOTHER_TONGUES_EXCLUDED.test(name) && random.chance(0.6) ? spaced.toUpperCase() : spaced;
}

const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

const shorten = (text: string): string => /^.*?[.。](?=\s|$)/u.exec(text)?.[0] ?? text;
