// The registrations and meetings of a search, as they are exported.
import type { RegistrationColumn } from '@visavis/contract/registration/columns';
import type { FilterOfProgramme, RegistrationOrder } from '@visavis/contract/registration/filter';
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { findAll, listMeetings, presentSchedule } from '../registration/public.ts';
import { MEETING_COLUMNS, type MeetingLine, registrationColumns } from './present.ts';
import { countMeetings, listHolders, listRegistrationRows, type RegistrationRow } from './repository.ts';
import { chosenOf, type ExportCall, inBatches, sendExport } from './send.service.ts';

interface Wanted {
  catalogue: Catalogue;
  filter: FilterOfProgramme;
  order: RegistrationOrder;
  /** Exports only these of the matching registrations; all if undefined. */
  ids: readonly number[] | undefined;
  /** The list's columns to export; all details if undefined. */
  columns: readonly RegistrationColumn[] | undefined;
}

interface Dependencies {
  db: Kysely<Database>;
  clock: Clock;
}

/** The ids are read first: registrations made in the meantime are not in the file. */
async function idsOf({ db, clock }: Dependencies, { catalogue, filter, order, ids }: Wanted) {
  const found = await findAll(db, { edition: catalogue, filter, order, now: clock() });
  return chosenOf(found, ids, (id) => id);
}

const askedOf = ({ filter, columns, ids }: Wanted) => ({
  ...filter,
  ...(columns && { columns }),
  ...(ids && { selected: ids.length }),
});

export async function sendRegistrations(
  dependencies: Dependencies,
  call: ExportCall,
  wanted: Wanted,
): Promise<FastifyReply> {
  const ids = await idsOf(dependencies, wanted);
  return sendExport<RegistrationRow>(dependencies, call, {
    action: 'registration.export',
    noun: 'registration',
    rows: ids.length,
    filename: 'registrations',
    asked: askedOf(wanted),
    name: 'Registrations',
    columns: registrationColumns(wanted.catalogue, wanted.columns),
    batches: inBatches(ids, (part) => listRegistrationRows(dependencies.db, part)),
  });
}

export async function sendMeetings(
  dependencies: Dependencies,
  call: ExportCall,
  wanted: Wanted,
): Promise<FastifyReply> {
  const { db, clock } = dependencies;
  const ids = await idsOf(dependencies, wanted);
  return sendExport<MeetingLine>(dependencies, call, {
    action: 'meeting.export',
    noun: 'meeting',
    rows: await countMeetings(db, ids),
    filename: 'meetings',
    asked: askedOf(wanted),
    name: 'Meetings',
    columns: MEETING_COLUMNS,
    batches: inBatches(ids, (part) => listMeetingLines(db, wanted.catalogue, part, clock())),
  });
}

async function listMeetingLines(
  db: Kysely<Database>,
  catalogue: Catalogue,
  ids: readonly number[],
  now: Date,
): Promise<MeetingLine[]> {
  const holders = await listHolders(db, ids);
  const lines = new Map(holders.map(({ id }): [number, MeetingLine[]] => [id, []]));
  const holderById = new Map(holders.map((holder) => [holder.id, holder]));
  for (const meeting of await listMeetings(db, ids)) {
    const holder = holderById.get(meeting.registrationId);
    if (!holder) continue;
    const { id: _id, ...whose } = holder;
    const schedule = presentSchedule(catalogue, meeting, now);
    lines.get(holder.id)?.push({ ...whose, schedule });
  }
  return [...lines.values()].flat();
}
