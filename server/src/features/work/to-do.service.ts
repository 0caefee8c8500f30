// Lists what is to be done, most urgent first; each count matches the list to which it leads.
import type { Output } from '@visavis/contract/endpoint';
import { type getToDo, TO_DO, type ToDo } from '@visavis/contract/work/endpoints';
import { fairDateAt } from '@visavis/domain/edition/fair-time';
import type { Programme } from '@visavis/domain/edition/programme';
import { can, type Permission } from '@visavis/domain/identity/grants';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { countAttended, unmarkedBeforeToday } from '../attendance/public.ts';
import type { Catalogue } from '../edition/public.ts';
import { readFacts } from '../exhibitor-profile/public.ts';
import { countOddPayments } from '../hosted-buyer/public.ts';
import { byProgress, countByProgress, countRegistrations } from '../registration/public.ts';
import { countAskedDocuments, countPendingApplications, readWaiting } from './repository.ts';
import { countWork } from './service.ts';
import { listDueTasks } from './task.repository.ts';

/** Omits what a role may not read. */
export async function listToDo(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { organiser: { id: organiserId, role }, now }: { organiser: Organiser; now: Date },
): Promise<Output<typeof getToDo>> {
  const { editionId } = catalogue;
  const ifRead = async <T>(permission: Permission, read: () => Promise<T>): Promise<T | undefined> =>
    can(role, permission) ? read() : undefined;
  const listing = { edition: catalogue, now };
  const progressOf = async (programme: Programme) =>
    byProgress(await countByProgress(db, { ...listing, filter: { programme } }));
  const [work, business, hosted, waiting, buyersWaiting, applications, ...others] = await Promise.all([
    countWork(db, catalogue, role),
    ifRead('registration.read', () => progressOf('business')),
    ifRead('hosted-buyer.read', () => progressOf('hosted')),
    ifRead('registration.read', () => readWaiting(db, { editionId, programme: 'business' })),
    ifRead('hosted-buyer.read', () => readWaiting(db, { editionId, programme: 'hosted' })),
    ifRead('hosted-buyer.read', () => countPendingApplications(db, editionId)),
    ifRead('hosted-buyer.read', () => countAskedDocuments(db, editionId)),
    // A hosted buyer has nothing to confirm.
    ifRead('registration.read', () =>
      countRegistrations(db, { ...listing, filter: { programme: 'business', unconfirmed: '1' } }),
    ),
    ifRead('exhibitor.read-schedule', () => withoutMeetings(db, editionId)),
    ifRead('payment.read', () => countOddPayments(db, { editionId, now })),
    ifRead('attendance.read', () =>
      countAttended(db, editionId, { attendance: unmarkedBeforeToday(now, catalogue.timeZone) }),
    ),
  ]);
  const [documents, unconfirmed, exhibitors, payments, unmarked] = others;
  const tasks = await listDueTasks(db, {
    editionId,
    organiserId,
    today: fairDateAt(now, catalogue.timeZone),
  });
  const counts: Record<ToDo, number | undefined> = {
    decide: business?.['to-decide'],
    ready: business?.ready,
    applications,
    hostedDecide: hosted?.['to-decide'],
    hostedReady: hosted?.ready,
    changed: business?.changed,
    hostedChanged: hosted?.changed,
    failed: work.emails,
    addresses: work.addresses,
    documents,
    refunds: work.refunds,
    unconfirmed,
    exhibitors,
    payments,
    unmarked,
    tasks: tasks.length,
  };
  const since = waiting?.since?.toISOString();
  const details: Partial<Record<ToDo, { meetings: number; since?: string } | undefined>> = {
    decide: waiting && { meetings: waiting.meetings, ...(since && { since }) },
    // Buyers choose meetings long after applying.
    hostedDecide: buyersWaiting && { meetings: buyersWaiting.meetings },
  };
  return {
    items: TO_DO.flatMap((kind) => {
      const count = counts[kind] ?? 0;
      return count === 0 ? [] : [{ kind, count, ...details[kind] }];
    }),
  };
}

const withoutMeetings = async (db: Kysely<Database>, editionId: number): Promise<number> =>
  (await readFacts(db, editionId)).withoutMeetings;
