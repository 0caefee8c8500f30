// The sentence of each check of an edition: where all is in order, and where something is lacking.
import type { ReadinessCheck, ReadinessItem } from '@visavis/domain/edition/readiness';
import type { Text, TextId } from './text.ts';

const FACTS: Record<ReadinessCheck, { ready: TextId | null; lacks: TextId }> = {
  dates: { ready: 'readiness.dates.ready', lacks: 'readiness.dates.lacks' },
  contacts: { ready: 'readiness.contacts.ready', lacks: 'readiness.contacts.lacks' },
  categories: { ready: 'readiness.categories.ready', lacks: 'readiness.categories.lacks' },
  exhibitors: { ready: 'readiness.exhibitors.ready', lacks: 'readiness.exhibitors.lacks' },
  'exhibitors-without-category': { ready: null, lacks: 'readiness.exhibitors-without-category.lacks' },
  'exhibitors-without-hours': { ready: null, lacks: 'readiness.exhibitors-without-hours.lacks' },
  words: { ready: 'readiness.words.ready', lacks: 'readiness.words.lacks' },
  mail: { ready: 'readiness.mail.ready', lacks: 'readiness.mail.lacks' },
  payments: { ready: 'readiness.payments.ready', lacks: 'readiness.payments.lacks' },
};

/** @returns null where there is nothing to say */
export function readinessFact(text: Text, { check, state, count }: ReadinessItem): string | null {
  const fact = FACTS[check][state === 'ready' ? 'ready' : 'lacks'];
  return fact === null ? null : text(fact, { count });
}
