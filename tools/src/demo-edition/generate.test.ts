// Tests the demo edition's sizes, variety, pictures and full hours, and that it is deterministic.

import { DEFAULT_STARTS } from '@visavis/domain/edition/slot-time';
import { exhibitorKey, foldName } from '@visavis/domain/exhibitor/merge';
import type { SourceExhibitor, SourceLists, SourceRegistration } from '@visavis/domain/import/lists';
import { mergeSourceExhibitors } from '@visavis/domain/import/merge-source-exhibitors';
import { rankExhibitors } from '@visavis/domain/matching/rank';
import { companyInfoSchema, visitorProfileSchema } from '@visavis/domain/registration/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { DUPLICATE_COUNT } from './duplicates.ts';
import { generateDemoEdition } from './generate.ts';
import { KNOWN_EXHIBITORS } from './known-exhibitors.ts';
import { kindsOf } from './products.ts';
import { HOURS_LEFT } from './registrations.ts';

let lists: SourceLists;
let exhibitors: SourceExhibitor[];
const SLOTS_OF_AN_EXHIBITOR = 28;

beforeAll(() => {
  lists = generateDemoEdition();
  exhibitors = mergeSourceExhibitors(lists.exhibitors);
});

const subCategoryNames = () => lists.categories.flatMap((category) => category.subCategories);
const allMeetings = (registrations: SourceRegistration[]) =>
  registrations.flatMap((registration) => registration.meetings);

function takenHours(exhibitor: SourceExhibitor): number {
  const live = allMeetings(lists.registrations).filter(
    (meeting) => meeting.status !== 3 && exhibitorKey(meeting) === exhibitorKey(exhibitor),
  );
  return new Set([...exhibitor.blocked, ...live].map(({ day, minute }) => `${day} ${minute}`)).size;
}

test('is the same on every call', () => {
  expect(JSON.stringify(generateDemoEdition())).toBe(JSON.stringify(lists));
});

describe('categories', () => {
  test('at least 14, each with 6 to 14 sub-categories whose names are unique', () => {
    expect(lists.categories.length).toBeGreaterThanOrEqual(14);
    for (const category of lists.categories) {
      expect(category.subCategories.length).toBeGreaterThanOrEqual(6);
      expect(category.subCategories.length).toBeLessThanOrEqual(14);
    }
    const folded = subCategoryNames().map(foldName);
    expect(new Set(folded).size).toBe(folded.length);
  });

  test('every category and sub-category has a Malay and a Chinese name, and no two have the same', () => {
    const named = lists.categories.flatMap(({ name, subCategories, names = {} }) =>
      [name, ...subCategories].map((one) => names[one]),
    );
    expect(named).toHaveLength(18 + 137);
    for (const language of ['ms', 'zh-Hans'] as const) {
      const inLanguage = named.map((names) => names?.[language] ?? '');
      expect(inLanguage).not.toContain('');
      expect(new Set(inLanguage).size).toBe(inLanguage.length);
    }
  });

  test('every sub-category has a kind of product and at least one exhibitor', () => {
    for (const name of subCategoryNames()) {
      expect(kindsOf([name]).length, name).toBeGreaterThan(0);
      expect(
        exhibitors.filter((exhibitor) => exhibitor.subCategories.includes(name)).length,
        name,
      ).toBeGreaterThan(0);
    }
  });

  test('the interests of the tour match 20 to 90 exhibitors each, and together', () => {
    const rankable = exhibitors.map((exhibitor, id) => ({
      id,
      subCategoryIds: exhibitor.subCategories.map((name) => subCategoryNames().indexOf(name)),
    }));
    const ids = (names: string[]) => names.map((name) => subCategoryNames().indexOf(name));
    for (const name of ['Serums and ampoules', 'Barrier creams', 'Lip colour', 'Scalp care']) {
      const { length } = rankExhibitors(rankable, ids([name]));
      expect(length, name).toBeGreaterThanOrEqual(20);
      expect(length, name).toBeLessThanOrEqual(45);
    }
    const together = rankExhibitors(rankable, ids(['Eye care', 'Lip colour', 'Scalp care'])).length;
    expect(together).toBeGreaterThanOrEqual(20);
    expect(together).toBeLessThanOrEqual(90);
  });
});

describe('exhibitors', () => {
  test('at least 320 in at least 28 countries', () => {
    expect(exhibitors.length).toBeGreaterThanOrEqual(320);
    expect(new Set(exhibitors.map((exhibitor) => exhibitor.region_country)).size).toBeGreaterThanOrEqual(28);
  });

  test('every booth is in halls A to F and has one exhibitor', () => {
    const booths = exhibitors.map((exhibitor) => exhibitor.booth_number);
    expect(booths.filter((booth) => !/^[A-F]-\d{3}$/.test(booth))).toEqual([]);
    expect(new Set(booths).size).toBe(booths.length);
  });

  test('the hand-written ones are included word for word and come first', () => {
    for (const [index, known] of KNOWN_EXHIBITORS.entries()) {
      expect(exhibitors[index]?.company_name).toBe(known.name);
      expect(exhibitors[index]?.booth_number).toBe(known.booth);
      expect(exhibitors[index]?.description).toBe(known.description);
    }
  });

  test('two have the same name at different booths', () => {
    const twins = exhibitors.filter((exhibitor) => exhibitor.company_name === 'Maison Opaline');
    expect(twins).toHaveLength(2);
    const names = exhibitors.map((exhibitor) => foldName(exhibitor.company_name));
    expect(new Set(names).size).toBe(names.length - 1);
  });

  test('texts vary: some profiles are empty, descriptions range up to 900 characters, none repeats', () => {
    expect(exhibitors.filter((exhibitor) => exhibitor.product_profile === '').length).toBeGreaterThan(5);
    const texts = exhibitors.map((exhibitor) => exhibitor.description);
    expect(texts.filter((text) => text.length < 90).length).toBeGreaterThan(10);
    expect(texts.filter((text) => text.length > 600).length).toBeGreaterThan(10);
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(900);
    expect(texts.filter((text) => text === '' || text !== text.normalize('NFC'))).toEqual([]);
    // Passages in a language with few exhibitors may be the whole description of more than one.
    expect(new Set(texts).size).toBeGreaterThan(texts.length - 8);
  });

  test.each([
    ['Hangul', /\p{Script=Hangul}/u],
    ['Chinese', /\p{Script=Han}/u],
    ['kana', /\p{Script=Hiragana}|\p{Script=Katakana}/u],
    ['Thai', /\p{Script=Thai}/u],
    ['Arabic', /\p{Script=Arabic}/u],
    ['Devanagari', /\p{Script=Devanagari}/u],
    ['Greek', /\p{Script=Greek}/u],
    ['Cyrillic', /\p{Script=Cyrillic}/u],
    ['Vietnamese', /[ươđạếồ]/u],
    ['Turkish', /[ğışİ]/u],
    ['Polish', /[ąęłśż]/u],
  ])('%s occurs in names and descriptions', (_, script) => {
    expect(exhibitors.some((exhibitor) => script.test(exhibitor.description))).toBe(true);
    const named = exhibitors.flatMap((exhibitor) => [
      exhibitor.company_name,
      ...exhibitor.products.map((product) => product.name),
    ]);
    // Hindi occurs only in descriptions.
    if (!script.test('हिन्दी')) expect(named.some((name) => script.test(name))).toBe(true);
  });

  test('some names are very long', () => {
    expect(
      exhibitors.filter((exhibitor) => exhibitor.company_name.length > 60).length,
    ).toBeGreaterThanOrEqual(2);
  });

  test('no text contains a placeholder', () => {
    const texts = exhibitors.flatMap((exhibitor) => [
      exhibitor.company_name,
      exhibitor.product_profile,
      exhibitor.description,
      ...exhibitor.products.flatMap((product) => [product.name, product.description]),
    ]);
    expect(texts.filter((text) => /[{}]|undefined|\s{2}/.test(text))).toEqual([]);
  });
});

describe('products', () => {
  test('at least 1,200; exhibitors with none, with one and with nine', () => {
    const counts = exhibitors.map((exhibitor) => exhibitor.products.length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1200);
    for (const wanted of [0, 1, 9])
      expect(counts.filter((count) => count === wanted).length).toBeGreaterThan(3);
  });

  test('a name is unique within an exhibitor, and is never a placeholder', () => {
    for (const { products } of exhibitors) {
      expect(new Set(products.map((product) => foldName(product.name))).size).toBe(products.length);
      expect(products.filter((product) => product.name.includes('No Products'))).toEqual([]);
    }
  });
});

describe('duplicates', () => {
  test('are listed in a different spelling and merge into one row', () => {
    expect(lists.exhibitors.length - exhibitors.length).toBe(DUPLICATE_COUNT);
    const keys = new Set<string>();
    const again = lists.exhibitors.filter((row) => keys.size === keys.add(exhibitorKey(row)).size);
    expect(again).toHaveLength(DUPLICATE_COUNT);
    for (const row of again) {
      const merged = exhibitors.find((exhibitor) => exhibitorKey(exhibitor) === exhibitorKey(row));
      expect(merged?.company_name === row.company_name && merged.booth_number === row.booth_number).toBe(
        false,
      );
      expect(merged?.description.length).toBeGreaterThanOrEqual(row.description.length);
      expect(merged?.subCategories).toEqual(expect.arrayContaining(row.subCategories));
    }
  });
});

describe('hours', () => {
  test('some hours are blocked, all within the fair', () => {
    const blocked = exhibitors.flatMap((exhibitor) => exhibitor.blocked);
    expect(blocked.length).toBeGreaterThan(100);
    expect(
      blocked.filter(({ day, minute }) => day < 1 || day > 4 || !new Set<number>(DEFAULT_STARTS).has(minute)),
    ).toEqual([]);
  });

  test('exactly two exhibitors are full and a few have 1 to 3 free hours', () => {
    const left = new Map(
      exhibitors.map((exhibitor) => [exhibitor.company_name, SLOTS_OF_AN_EXHIBITOR - takenHours(exhibitor)]),
    );
    expect([...left.values()].filter((hours) => hours === 0)).toHaveLength(2);
    expect(new Map([...left].filter(([, hours]) => hours <= 3))).toEqual(HOURS_LEFT);
  });

  test('the hours of the tour are free', () => {
    for (const known of KNOWN_EXHIBITORS)
      for (const [day, hour] of known.keptFree) {
        const takers = allMeetings(lists.registrations).filter(
          (meeting) =>
            meeting.company_name === known.name && meeting.day === day && meeting.minute === hour * 60,
        );
        expect(takers, known.name).toEqual([]);
      }
  });
});

describe('registrations', () => {
  test('are valid, use example domains, and never share an email address or reference', () => {
    for (const { visitor, company, submittedMinutesAgo, interests } of lists.registrations) {
      expect(visitorProfileSchema.parse(visitor)).toEqual(visitor);
      expect(companyInfoSchema.parse(company)).toEqual(company);
      expect(visitor.email).toMatch(/\.example$/);
      expect(submittedMinutesAgo).toBeGreaterThan(0);
      expect(subCategoryNames()).toEqual(expect.arrayContaining(interests));
    }
    const { length } = lists.registrations;
    expect(new Set(lists.registrations.map((registration) => registration.visitor.email)).size).toBe(length);
    expect(new Set(lists.registrations.map((registration) => registration.reference)).size).toBe(length);
  });

  test('have meetings of every status', () => {
    expect(new Set(allMeetings(lists.registrations).map((meeting) => meeting.status))).toEqual(
      new Set([2, 3, 4]),
    );
  });

  test('have 1 to 8 meetings each, without double bookings of an exhibitor or a visitor', () => {
    expectNoDoubleBooking(lists);
  });
});

function expectNoDoubleBooking({ registrations }: SourceLists): void {
  const taken = new Set<string>();
  let doubles = 0;
  for (const { meetings } of registrations) {
    expect(meetings.length).toBeGreaterThanOrEqual(1);
    expect(meetings.length).toBeLessThanOrEqual(8);
    doubles += meetings.length - new Set(meetings.map(({ day, minute }) => `${day} ${minute}`)).size;
    doubles += meetings.length - new Set(meetings.map(exhibitorKey)).size;
    for (const meeting of meetings) {
      const key = `${exhibitorKey(meeting)} ${meeting.day} ${meeting.minute}`;
      if (taken.has(key)) doubles += 1;
      taken.add(key);
    }
  }
  expect(doubles).toBe(0);
}

describe('pictures', () => {
  test('are small, well-formed SVG; some exhibitors have no logo, some products no picture', () => {
    const logos = exhibitors.map((exhibitor) => exhibitor.logo);
    const images = exhibitors.flatMap((exhibitor) => exhibitor.products.map((product) => product.image));
    expect(logos.filter((logo) => logo === undefined).length).toBeGreaterThan(10);
    expect(images.filter((image) => image === undefined).length).toBeGreaterThan(50);
    const drawn = [...logos, ...images].filter((svg) => svg !== undefined);
    expect(new Set(drawn).size).toBeGreaterThan(800);
    for (const svg of drawn) {
      expect(Buffer.byteLength(svg)).toBeLessThan(2048);
      expectWellFormed(svg);
    }
  });
});

/** Tags close in order, attributes are quoted, and nothing is outside the single root. */
function expectWellFormed(svg: string): void {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^<>]*>.*<\/svg>$/);
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<>&]*")*)(\/?)>/g,
    (_, end, name, _attributes, empty) => {
      if (end) expect(open.pop()).toBe(name);
      else if (!empty) open.push(name);
      return '';
    },
  );
  expect(rest).toBe('');
  expect(open).toEqual([]);
}

test('a larger edition follows the rules and has pictures only for the first exhibitors', () => {
  const large = generateDemoEdition({ exhibitors: 1_200, registrations: 9_000 });
  const merged = mergeSourceExhibitors(large.exhibitors);
  expect(merged).toHaveLength(1_200);
  expect(large.registrations).toHaveLength(9_000);
  expect(new Set(merged.map(exhibitorKey)).size).toBe(1_200);
  expect(merged.slice(400).filter((exhibitor) => exhibitor.logo !== undefined)).toEqual([]);
  expectNoDoubleBooking(large);
});
