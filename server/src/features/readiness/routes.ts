// Serves the check-list of an edition.
import { getReadiness } from '@visavis/contract/readiness/endpoints';
import type { PageText } from '@visavis/domain/content/page-fields';
import { fairDateAt } from '@visavis/domain/edition/fair-time';
import { readinessOf } from '@visavis/domain/edition/readiness';
import { PROGRAMMES_TEXT } from '@visavis/domain/words/programme-facts';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { PaymentProvider } from '../../adapters/payment/provider.ts';
import type { Binder } from '../../http/bind.ts';
import { readStored } from '../edition/public.ts';
import { countLists } from './repository.ts';

const WRITTEN: readonly PageText[] = ['about', 'privacy', 'terms'];
const PLACE: PageText = 'place';
/** Each change of an edition raises its version. */
const FIRST_VERSION = 1;

const takerOf = (provider: PaymentProvider['name'] | null) =>
  provider === null ? 'missing' : provider === 'test' ? 'test-bank' : 'provider';

export interface ReadinessDependencies {
  db: Kysely<Database>;
  clock: Clock;
  /** A live site has no demo editions. */
  isLive: boolean;
  /** Of the terms in the content files; null without files. */
  termsVersion: string | null;
  canMail: boolean;
  /** Its name; null without one. */
  paymentProvider: PaymentProvider['name'] | null;
  /** Whether the files of About, Privacy, Terms and the place are the organiser's own. */
  hasOwnWords: boolean;
}

export function readinessRoutes(bind: Binder, dependencies: ReadinessDependencies): void {
  const { db, clock } = dependencies;
  bind(getReadiness, async ({ params: { id } }) => {
    const { dates, settings, state, version } = await readStored(dependencies, id);
    const { published, ...counts } = await countLists(db, id);
    const hasOwn = (text: PageText) => dependencies.hasOwnWords || published.includes(text);
    return {
      items: readinessOf({
        ...counts,
        canMail: dependencies.canMail,
        payments: settings.depositBy === 'card' ? takerOf(dependencies.paymentProvider) : 'not needed',
        hasOwnWords: WRITTEN.every(hasOwn),
        hasOwnPlace: hasOwn(PLACE),
        hasOwnOffer: published.includes(PROGRAMMES_TEXT),
        dates,
        today: fairDateAt(clock(), settings.timeZone),
        isUntouchedDraft: state === 'draft' && version === FIRST_VERSION,
        name: settings.name,
        contactEmail: settings.contactEmail,
        contactWhatsapp: settings.contactWhatsapp,
      }),
    };
  });
}
