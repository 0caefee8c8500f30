// Serves the check-list of an edition.
import { getReadiness } from '@visavis/contract/readiness/endpoints';
import { fairDateAt } from '@visavis/domain/edition/fair-time';
import { readinessOf } from '@visavis/domain/edition/readiness';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Binder } from '../../http/bind.ts';
import { readStored } from '../edition/public.ts';
import { countLists } from './repository.ts';

/** About, Privacy and Terms. */
const OWN_TEXTS = 3;

export interface ReadinessDependencies {
  db: Kysely<Database>;
  clock: Clock;
  /** A live site has no demo editions. */
  isLive: boolean;
  /** Of the terms in the content files; null without files. */
  termsVersion: string | null;
  canMail: boolean;
  canTakePayments: boolean;
  /** Whether the files of About, Privacy and Terms are the organiser's own. */
  hasOwnWords: boolean;
}

export function readinessRoutes(bind: Binder, dependencies: ReadinessDependencies): void {
  const { db, clock } = dependencies;
  bind(getReadiness, async ({ params: { id } }) => {
    const { dates, settings } = await readStored(dependencies, id);
    const counts = await countLists(db, id);
    return {
      items: readinessOf({
        ...counts,
        ...dependencies,
        // Only cards need a provider.
        canTakePayments: dependencies.canTakePayments || settings.depositBy !== 'card',
        hasOwnWords: dependencies.hasOwnWords || counts.ownTexts === OWN_TEXTS,
        dates,
        today: fairDateAt(clock(), settings.timeZone),
        contactEmail: settings.contactEmail,
      }),
    };
  });
}
