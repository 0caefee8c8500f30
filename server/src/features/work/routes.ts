// The endpoint that counts open work: numbers of what the caller's role may read.
import type { OpenWork } from '@visavis/contract/work/endpoints';
import { getOpenWork } from '@visavis/contract/work/endpoints';
import { can, type Permission } from '@visavis/domain/identity/grants';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Binder } from '../../http/bind.ts';
import { type EditionService, orNoneYet } from '../edition/public.ts';
import { countPayments } from '../refund/public.ts';
import { countFailedEmails, countPendingApplications, countPendingRegistrations } from './repository.ts';

const NOTHING: OpenWork = { registrations: 0, applications: 0, refunds: 0, emails: 0 };

export function workRoutes(
  bind: Binder,
  { db, editions }: { db: Kysely<Database>; editions: EditionService },
): void {
  bind(getOpenWork, async ({ caller: { role }, reply }) => {
    reply.header('cache-control', 'no-store');
    // On the way to the first fair there is nothing to do but to make it.
    const catalogue = await editions.forStaff().catch(orNoneYet);
    if (!catalogue) return NOTHING;
    const { editionId, hosted } = catalogue;
    const ifRead = (permission: Permission, count: () => Promise<number>) =>
      can(role, permission) ? count() : 0;
    const [registrations, applications, refunds, emails] = await Promise.all([
      ifRead('registration.read', () => countPendingRegistrations(db, editionId)),
      ifRead('application.read', () => countPendingApplications(db, editionId)),
      ifRead('refund.read', async () => {
        const { refundAfterMeetings } = hosted;
        return (await countPayments(db, { editionId, refundAfterMeetings })).due;
      }),
      ifRead('email.read', () => countFailedEmails(db, editionId, can(role, 'email.read-staff'))),
    ]);
    return { registrations, applications, refunds, emails };
  });
}
