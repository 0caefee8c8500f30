// Generates visitors and their companies, with email addresses at reserved example domains.
import type { SourceRegistration } from '@visavis/domain/import/lists';
import { inSteps, OPTIONAL_EMPTY } from '@visavis/domain/profile/example';
import { COMPANY_SIZES } from '@visavis/domain/profile/fields';
import { DESIGNATIONS, HOMELANDS, SHOP_FIRST_WORDS, SHOP_KINDS } from './people.ts';
import type { Random } from './random.ts';

type VisitorAndCompany = Pick<SourceRegistration, 'visitor' | 'company'>;

/** Letters and digits for an email address; empty for names in other scripts. */
const asAddress = (text: string): string =>
  text
    .replace(/đ/gi, 'd')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => String(random.between(0, 9))).join('');

/** @returns a function that returns a new visitor on each call; email addresses never repeat */
export function createVisitors(random: Random): () => VisitorAndCompany {
  const addresses = new Set<string>();
  return () => {
    const home = random.chance(0.4) ? HOMELANDS[0] : random.pick(HOMELANDS);
    if (home === undefined) throw new RangeError('no homeland');
    const community = random.pick(home.communities);
    const [given, family] = [random.pick(community.given), random.pick(community.family)];
    const [nature, word] = random.pick(SHOP_KINDS);
    const companyName = `${random.pick(SHOP_FIRST_WORDS)} ${word}`;
    const domain = `${asAddress(companyName)}.example`;
    const person = [asAddress(given), asAddress(family)].filter((part) => part !== '').join('.') || 'buyer';
    let email = `${person}@${domain}`;
    for (let number = 2; addresses.has(email); number += 1) email = `${person}${number}@${domain}`;
    addresses.add(email);
    const place = random.pick(home.cities);
    return inSteps({
      ...OPTIONAL_EMPTY,
      name: community.pattern.replace(/[GF]/g, (part) => (part === 'G' ? given : family)),
      designation: random.pick(DESIGNATIONS),
      email,
      phoneNumber: `${home.dial}${random.between(2, 9)}${digits(random, 8)}`,
      companyName,
      companyNature: nature,
      companySize: random.pick(COMPANY_SIZES),
      website: random.chance(0.8) ? `https://www.${domain}` : '',
      companyPhone: `${home.dial}${random.between(2, 9)}${digits(random, 7)}`,
      addressLine1: `${random.between(1, 240)} ${random.pick(home.streets)}`,
      addressLine2: random.chance(0.4) ? `Level ${random.between(1, 28)}` : '',
      ...place,
      country: home.country,
    });
  };
}
