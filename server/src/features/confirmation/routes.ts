// Routes of bursts of unconfirmed hours, their release, and the edition's terms for such hours.
import {
  changeUnconfirmedTerms,
  getUnconfirmedTerms,
  listBursts,
  releaseHours as releaseEndpoint,
} from '@visavis/contract/confirmation/endpoints';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Binder } from '../../http/bind.ts';
import type { ChangePublisher } from '../../platform/changes/publisher.ts';
import type { EditionService } from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';
import { readBurstsOfPeople } from './burst.service.ts';
import { releaseHours } from './release.service.ts';
import { changeTerms, readTerms } from './terms.service.ts';

interface ConfirmationDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  outbox: Outbox;
  announcer: ChangePublisher;
  rateLimitScale: number;
}

export function confirmationRoutes(bind: Binder, dependencies: ConfirmationDependencies): void {
  const { db, clock, editions, outbox, announcer, rateLimitScale: scale } = dependencies;

  bind(listBursts, async () => ({
    isMailConfigured: outbox.isConfigured,
    bursts: await readBurstsOfPeople(db, { catalogue: await editions.forStaff(), scale, now: clock() }),
  }));

  bind(releaseEndpoint, async ({ body, caller }) => {
    const context = { catalogue: await editions.forStaff(), outbox, actor: caller, now: clock() };
    const { registrations, hours, confirmed } = await releaseHours(db, body.registrationIds, context);
    announcer.soon();
    outbox.soon();
    return { success: true, released: { registrations, hours }, confirmed } as const;
  });

  bind(getUnconfirmedTerms, async () => readTerms(db, (await editions.forStaff()).editionId));

  bind(changeUnconfirmedTerms, async ({ body, caller }) =>
    changeTerms(db, {
      editionId: (await editions.forStaff()).editionId,
      wanted: body,
      canMail: outbox.isConfigured,
      organiser: caller,
      now: clock(),
    }),
  );
}
