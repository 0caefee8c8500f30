// Shapes of what the browser stores, read part by part, so that an invalid part does not lose the rest.
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import type { Interest } from '@visavis/domain/interest/schema';
import type { LostSlot, PlannedMeeting } from '@visavis/domain/meeting/schema';
import {
  flagShape,
  integerShape,
  isRecord,
  listShape,
  namesShape,
  oneOf,
  orNull,
  recordShape,
  type Shape,
  textShape,
} from '../../lib/shape.ts';

export const exhibitorShape: Shape<Exhibitor> = recordShape(
  {
    id: integerShape,
    company_name: textShape,
    booth_number: textShape,
    region_country: textShape,
    product_profile: textShape,
    description: textShape,
  },
  {
    hall: textShape,
    logo: textShape,
    subCategoryIds: listShape(integerShape),
    inEnglish: listShape(oneOf('productProfile', 'description')),
  },
);

export const interestShape: Shape<Interest> = recordShape(
  { category: textShape, subCategory: textShape, categoryId: integerShape, subCategoryId: integerShape },
  { childCategoryId: orNull(integerShape), names: namesShape },
);

export const plannedMeetingShape: Shape<PlannedMeeting> = recordShape({
  day: integerShape,
  date: textShape,
  dayOfWeek: textShape,
  time: textShape,
  company: textShape,
  boothNumber: textShape,
  exhibitorId: integerShape,
});

const lostSlotShape: Shape<LostSlot> = recordShape(
  {
    exhibitor: textShape,
    boothNumber: textShape,
    day: integerShape,
    time: textShape,
  },
  { begun: oneOf(true) },
);

export const lostHoursShape = recordShape(
  { slots: listShape(lostSlotShape), keptCount: integerShape },
  { unheld: flagShape },
);

/** Texts under the given names; other names, and values that are not text, are dropped. */
export const textsOf =
  <Name extends string>(names: readonly Name[]): Shape<Partial<Record<Name, string>>> =>
  (stored) => {
    if (!isRecord(stored)) return undefined;
    const texts: Partial<Record<Name, string>> = {};
    for (const name of names) {
      const value = Object.hasOwn(stored, name) ? stored[name] : undefined;
      if (typeof value === 'string') texts[name] = value;
    }
    return texts;
  };

/** A list; items of another shape are dropped. */
export const listOf =
  <T>(item: Shape<T>): Shape<T[]> =>
  (stored) =>
    Array.isArray(stored)
      ? stored.flatMap((value) => {
          const read = item(value);
          return read === undefined ? [] : [read];
        })
      : undefined;

/** Lists of names, each under a key. A key may be any text, '__proto__' too: read it with `namesUnder`. */
export type NamesByKey = Readonly<Record<string, readonly string[]>>;

export const namesByKey: Shape<NamesByKey> = (stored) =>
  isRecord(stored)
    ? Object.fromEntries(
        Object.entries(stored).flatMap(([key, names]) =>
          Array.isArray(names) ? [[key, names.filter((name) => typeof name === 'string')]] : [],
        ),
      )
    : undefined;

/** The names under a key; null when the key is missing. */
export function namesUnder(stored: NamesByKey, key: string): readonly string[] | null {
  return Object.hasOwn(stored, key) ? (stored[key] ?? null) : null;
}

/** A copy with the names under one key replaced. */
export function withNames(stored: NamesByKey, key: string, names: readonly string[]): NamesByKey {
  return Object.fromEntries([...Object.entries(stored).filter(([other]) => other !== key), [key, names]]);
}
