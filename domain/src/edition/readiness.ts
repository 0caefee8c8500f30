// What an edition lacks before registration can be opened, and what should be improved.
import { type Message, message } from '../message/message.ts';
import { isPlaceholderEmail, isPlaceholderName, isPlaceholderPhone } from './placeholder.ts';
import type { Edition } from './schema.ts';

type Languages = NonNullable<Edition['languages']>;

/** In the order of setting up a fair. */
export const READINESS_CHECKS = [
  'dates',
  'dates-as-suggested',
  'contacts',
  'name-of-placeholder',
  'whatsapp-of-demo',
  'categories',
  'exhibitors',
  'exhibitors-without-category',
  'exhibitors-without-hours',
  'words',
  'place-of-demo',
  'offer-as-built-in',
  'mail',
  'payments',
  'payments-to-test-bank',
] as const;
export type ReadinessCheck = (typeof READINESS_CHECKS)[number];

/** ready: nothing to do. mend: visitors would notice. blocking: registration is pointless without it. */
export const READINESS_STATES = ['ready', 'mend', 'blocking'] as const;
export type ReadinessState = (typeof READINESS_STATES)[number];

export interface ReadinessItem {
  check: ReadinessCheck;
  state: ReadinessState;
  /** Number of days, sub-categories or exhibitors; 0 if nothing is counted. */
  count: number;
  /** Languages in which a text is missing; absent if there are none, or the check is not about a text. */
  languages?: Languages | undefined;
}

export interface ReadinessFacts {
  /** The fair's days, YYYY-MM-DD each, and today at the fair. */
  dates: readonly string[];
  today: string;
  /** Whether the draft is unchanged since its creation, with suggested or copied days. */
  isUntouchedDraft: boolean;
  name: string;
  contactEmail: string;
  /** Empty if there is none. */
  contactWhatsapp: string;
  subCategories: number;
  exhibitors: number;
  /** Exhibitors without a category, which no interest leads to. */
  withoutCategory: number;
  /** Exhibitors all of whose slots are blocked. */
  withoutHours: number;
  /** Enabled languages in which About, Privacy or Terms are still the demo's. */
  demoWords: Readonly<Languages>;
  /** Languages in which the location and directions are still the demo's. */
  demoPlace: Readonly<Languages>;
  /** Languages in which the programmes' offers are still the built-in ones. */
  builtInOffer: Readonly<Languages>;
  canMail: boolean;
  /** Who takes deposits: a provider, the built-in test bank, or nobody; none is needed without card payments. */
  payments: 'provider' | 'test-bank' | 'not needed' | 'missing';
}

/** Prerequisites of registration. */
export const NEEDED = ['dates', 'categories', 'exhibitors'] as const satisfies readonly ReadinessCheck[];
export type Needed = (typeof NEEDED)[number];

type NeededFacts = Pick<ReadinessFacts, 'dates' | 'today' | 'subCategories' | 'exhibitors'>;

/** How many of each an edition has; days count while at least one is upcoming. */
const neededCounts = (facts: NeededFacts): Record<Needed, number> => ({
  dates: facts.dates.some((date) => date >= facts.today) ? facts.dates.length : 0,
  categories: facts.subCategories,
  exhibitors: facts.exhibitors,
});

/** What prevents an edition from being opened. */
export function lacksOf(facts: NeededFacts): Needed[] {
  const counts = neededCounts(facts);
  return NEEDED.filter((check) => counts[check] === 0);
}

/** @returns an item for each check that applies: exhibitors without a category, say, only where there are some */
export function readinessOf(facts: ReadinessFacts): ReadinessItem[] {
  const counts = neededCounts(facts);
  const item = (check: ReadinessCheck, state: ReadinessState, count = 0): ReadinessItem => ({
    check,
    state,
    count,
  });
  const needed = (check: Needed) => item(check, counts[check] > 0 ? 'ready' : 'blocking', counts[check]);
  const wanted = (check: ReadinessCheck, has: boolean) => item(check, has ? 'ready' : 'mend');
  const when = (applies: boolean, check: ReadinessCheck, count = 0) =>
    applies ? [item(check, 'mend', count)] : [];
  return [
    needed('dates'),
    ...when(counts.dates > 0 && facts.isUntouchedDraft, 'dates-as-suggested'),
    wanted('contacts', !isPlaceholderEmail(facts.contactEmail)),
    ...when(isPlaceholderName(facts.name), 'name-of-placeholder'),
    ...when(isPlaceholderPhone(facts.contactWhatsapp), 'whatsapp-of-demo'),
    needed('categories'),
    needed('exhibitors'),
    ...when(facts.withoutCategory > 0, 'exhibitors-without-category', facts.withoutCategory),
    ...when(facts.withoutHours > 0, 'exhibitors-without-hours', facts.withoutHours),
    { ...wanted('words', facts.demoWords.length === 0), ...lackingIn(facts.demoWords) },
    ...when(facts.demoPlace.length > 0, 'place-of-demo').map((one) => ({
      ...one,
      ...lackingIn(facts.demoPlace),
    })),
    ...when(facts.builtInOffer.length > 0, 'offer-as-built-in').map((one) => ({
      ...one,
      ...lackingIn(facts.builtInOffer),
    })),
    wanted('mail', facts.canMail),
    wanted('payments', facts.payments !== 'missing'),
    ...when(facts.payments === 'test-bank', 'payments-to-test-bank'),
  ];
}

const lackingIn = (languages: Readonly<Languages>) =>
  languages.length === 0 ? {} : { languages: [...languages] };

/**
 * Why the days of an open edition cannot be changed like this: no day may move into the past, and one must remain in
 * the future, as for opening. Past days keep their dates, and do not block other changes.
 * @param before the stored days, YYYY-MM-DD at the fair, like `after` and `today`
 * @returns null if the change is allowed
 */
export function pastDayFault(
  before: readonly string[],
  after: readonly string[],
  today: string,
): Message | null {
  const isToCome = (date: string) => date >= today;
  const moved = after.find((date) => !isToCome(date) && !before.includes(date));
  if (moved !== undefined) return message('edition.day-into-past', { date: moved });
  return before.some(isToCome) && !after.some(isToCome) ? message('edition.no-day-to-come') : null;
}
