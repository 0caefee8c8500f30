// What an edition still lacks before registration can be opened, and what should be better.

/** In the order in which an organiser sets up a fair. */
export const READINESS_CHECKS = [
  'dates',
  'contacts',
  'categories',
  'exhibitors',
  'exhibitors-without-category',
  'exhibitors-without-hours',
  'words',
  'mail',
  'payments',
] as const;
export type ReadinessCheck = (typeof READINESS_CHECKS)[number];

/** ready: nothing to do. mend: visitors would notice. blocking: registration makes no sense without it. */
export const READINESS_STATES = ['ready', 'mend', 'blocking'] as const;
export type ReadinessState = (typeof READINESS_STATES)[number];

export interface ReadinessItem {
  check: ReadinessCheck;
  state: ReadinessState;
  /** How many: days, sub-categories, exhibitors; 0 where nothing is counted. */
  count: number;
}

export interface ReadinessFacts {
  /** The fair's days, YYYY-MM-DD each, and today at the fair. */
  dates: readonly string[];
  today: string;
  contactEmail: string;
  subCategories: number;
  exhibitors: number;
  /** Exhibitors that no interest leads to. */
  withoutCategory: number;
  /** Exhibitors all of whose slots are blocked. */
  withoutHours: number;
  /** Whether About, Privacy and Terms are the organiser's own, and not those of the demo. */
  hasOwnWords: boolean;
  canMail: boolean;
  /** Whether a provider takes deposits, be it the built-in bank of a trial. */
  canTakePayments: boolean;
}

/** What registration makes no sense without. */
export const NEEDED = ['dates', 'categories', 'exhibitors'] as const satisfies readonly ReadinessCheck[];
export type Needed = (typeof NEEDED)[number];

type NeededFacts = Pick<ReadinessFacts, 'dates' | 'today' | 'subCategories' | 'exhibitors'>;

/** How much an edition has of each; days count while one is to come. */
const neededCounts = (facts: NeededFacts): Record<Needed, number> => ({
  dates: facts.dates.some((date) => date >= facts.today) ? facts.dates.length : 0,
  categories: facts.subCategories,
  exhibitors: facts.exhibitors,
});

/** What keeps an edition from being opened. */
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
  return [
    needed('dates'),
    wanted('contacts', isReachable(facts.contactEmail)),
    needed('categories'),
    needed('exhibitors'),
    ...(facts.withoutCategory > 0
      ? [item('exhibitors-without-category', 'mend', facts.withoutCategory)]
      : []),
    ...(facts.withoutHours > 0 ? [item('exhibitors-without-hours', 'mend', facts.withoutHours)] : []),
    wanted('words', facts.hasOwnWords),
    wanted('mail', facts.canMail),
    wanted('payments', facts.canTakePayments),
  ];
}

/** Addresses of a demo end in a name that is reserved for examples (RFC 2606). */
const isReachable = (email: string): boolean => email !== '' && !/\.(example|test|invalid)$/.test(email);
