// The sentences for each check of an edition: when all is in order, and when something is lacking.
import type { ReadinessCheck, ReadinessItem } from '@visavis/domain/edition/readiness';
import { LANGUAGE_NAMES } from '@visavis/domain/language/languages';
import type { Text, TextId } from './text.ts';

const FACTS: Record<ReadinessCheck, { ready: TextId | null; lacks: TextId }> = {
  dates: { ready: 'readiness.dates.ready', lacks: 'readiness.dates.lacks' },
  'dates-as-suggested': { ready: null, lacks: 'readiness.dates-as-suggested.lacks' },
  contacts: { ready: 'readiness.contacts.ready', lacks: 'readiness.contacts.lacks' },
  'name-of-placeholder': { ready: null, lacks: 'readiness.name-of-placeholder.lacks' },
  'whatsapp-of-demo': { ready: null, lacks: 'readiness.whatsapp-of-demo.lacks' },
  categories: { ready: 'readiness.categories.ready', lacks: 'readiness.categories.lacks' },
  exhibitors: { ready: 'readiness.exhibitors.ready', lacks: 'readiness.exhibitors.lacks' },
  'exhibitors-without-category': { ready: null, lacks: 'readiness.exhibitors-without-category.lacks' },
  'exhibitors-without-hours': { ready: null, lacks: 'readiness.exhibitors-without-hours.lacks' },
  words: { ready: 'readiness.words.ready', lacks: 'readiness.words.lacks' },
  'place-of-demo': { ready: null, lacks: 'readiness.place-of-demo.lacks' },
  'offer-as-built-in': { ready: null, lacks: 'readiness.offer-as-built-in.lacks' },
  mail: { ready: 'readiness.mail.ready', lacks: 'readiness.mail.lacks' },
  payments: { ready: 'readiness.payments.ready', lacks: 'readiness.payments.lacks' },
  'payments-to-test-bank': { ready: null, lacks: 'readiness.payments-to-test-bank.lacks' },
};

/** @returns null if there is nothing to say */
export function readinessFact(
  text: Text,
  { check, state, count, languages = [] }: ReadinessItem,
): string | null {
  const fact = FACTS[check][state === 'ready' ? 'ready' : 'lacks'];
  return fact === null
    ? null
    : text(fact, { count, languages: languages.map((one) => LANGUAGE_NAMES[one]).join(', ') });
}
