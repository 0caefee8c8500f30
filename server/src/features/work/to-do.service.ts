// What needs doing, most urgent first: each number is that of the list to which it leads.
import type { Output } from '@visavis/contract/endpoint';
import { type getToDo, TO_DO, type ToDo } from '@visavis/contract/work/endpoints';
import { fairDateAt } from '@visavis/domain/edition/fair-time';
import { can, type Permission } from '@visavis/domain/identity/grants';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { countOddPayments } from '../hosted-review/public.ts';
import { countByProgress, countRegistrations } from '../meeting/public.ts';
import { countAskedDocuments, countWithoutMeetings, readWaiting } from './repository.ts';
import { countWork } from './service.ts';
import { listDueTasks } from './task.repository.ts';

/** What a role may not read is left out. */
export async function listToDo(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { organiser: { id: organiserId, role }, now }: { organiser: Organiser; now: Date },
): Promise<Output<typeof getToDo>> {
  const { editionId } = catalogue;
  const ifRead = async <T>(permission: Permission, read: () => Promise<T>): Promise<T | undefined> =>
    can(role, permission) ? read() : undefined;
  const listing = { edition: catalogue, now };
  const [work, progress, waiting, documents, unconfirmed, exhibitors, payments, tasks] = await Promise.all([
    countWork(db, catalogue, role),
    ifRead('registration.read', () => countByProgress(db, { ...listing, filter: {} })),
    ifRead('registration.read', () => readWaiting(db, editionId)),
    ifRead('application.read', () => countAskedDocuments(db, editionId)),
    ifRead('registration.read', () => countRegistrations(db, { ...listing, filter: { unconfirmed: '1' } })),
    ifRead('exhibitor.read-schedule', () => countWithoutMeetings(db, editionId)),
    ifRead('payment.read', () => countOddPayments(db, { editionId, now })),
    listDueTasks(db, { editionId, organiserId, today: fairDateAt(now, catalogue.timeZone) }),
  ]);
  const inProgress = new Map(progress?.map((row) => [row.progress, row.total]));
  const counts: Record<ToDo, number> = {
    decide: inProgress.get('to-decide') ?? 0,
    ready: inProgress.get('ready') ?? 0,
    applications: work.applications,
    changed: inProgress.get('changed') ?? 0,
    failed: work.emails,
    documents: documents ?? 0,
    refunds: work.refunds,
    unconfirmed: unconfirmed ?? 0,
    exhibitors: exhibitors ?? 0,
    payments: payments ?? 0,
    tasks: tasks.length,
  };
  return {
    items: TO_DO.filter((kind) => counts[kind] > 0).map((kind) => ({
      kind,
      count: counts[kind],
      ...(kind === 'decide' &&
        waiting && {
          meetings: waiting.meetings,
          ...(waiting.since && { since: waiting.since.toISOString() }),
        }),
    })),
  };
}
