// Counts the open work of each section that a role may read.
import type { OpenWork } from '@visavis/contract/work/endpoints';
import { can, type Permission } from '@visavis/domain/identity/grants';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { countEmails } from '../email/public.ts';
import { countFailedAddresses } from '../failed-address/public.ts';
import { countPayments } from '../refund/public.ts';
import { countPendingApplications, countToDecide } from './repository.ts';

export async function countWork(
  db: Kysely<Database>,
  { editionId, hosted }: Pick<Catalogue, 'editionId' | 'hosted'>,
  role: string,
): Promise<OpenWork> {
  const ifRead = (permission: Permission, count: () => Promise<number>) =>
    can(role, permission) ? count() : 0;
  const countDue = async () => {
    const { refundAfterMeetings } = hosted;
    return (await countPayments(db, { editionId, refundAfterMeetings })).due;
  };
  const [registrations, applications, refunds, emails, addresses] = await Promise.all([
    ifRead('registration.read', () => countToDecide(db, { editionId, programme: 'business' })),
    ifRead('hosted-buyer.read', async () => {
      const [applications, meetings] = await Promise.all([
        countPendingApplications(db, editionId),
        countToDecide(db, { editionId, programme: 'hosted' }),
      ]);
      return applications + meetings;
    }),
    ifRead('refund.read', countDue),
    ifRead('email.read', async () => {
      const isStaffShown = can(role, 'email.read-staff');
      return (await countEmails(db, { search: '', isStaffShown, editionId })).failed;
    }),
    ifRead('email.read', () => countFailedAddresses(db, editionId)),
  ]);
  return { registrations, applications, refunds, emails, addresses };
}
