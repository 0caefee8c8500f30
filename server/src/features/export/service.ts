// Exports registrations and meetings of a search: recorded in the audit trail first, then streamed as it is read.

import { Readable } from 'node:stream';
import type { ExportFormat } from '@visavis/contract/export/formats';
import type { RegistrationColumn } from '@visavis/contract/registration/columns';
import type { FilterOfProgramme, RegistrationOrder } from '@visavis/contract/registration/filter';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { toCsv } from '../../platform/tables/csv.ts';
import type { Column, Table } from '../../platform/tables/table.ts';
import { toXlsx } from '../../platform/tables/xlsx.ts';
import type { Catalogue } from '../edition/public.ts';
import { findAll, listMeetings, presentSchedule } from '../registration/public.ts';
import { MEETING_COLUMNS, type MeetingLine, registrationColumns } from './present.ts';
import { countMeetings, listHolders, listRegistrationRows, type RegistrationRow } from './repository.ts';

export type { Column };

/** Registrations read at a time. */
const BATCH = 500;
/** Larger sheets are slow to open. */
const XLSX_ROW_LIMIT = 100_000;
const TOO_MANY_ROWS = message('export.too-many-rows');

export interface ExportRequest {
  organiser: Organiser;
  catalogue: Catalogue;
  format: ExportFormat;
  filter: FilterOfProgramme;
  order: RegistrationOrder;
  /** Only those of the search; all without it. */
  ids?: readonly number[] | undefined;
  /** Of the list of registrations; all details without them. */
  columns?: readonly RegistrationColumn[] | undefined;
}

interface ExportService {
  /** Throws 'request.invalid' if there are more rows than the format may hold. */
  registrations(request: ExportRequest): Promise<Readable>;
  meetings(request: ExportRequest): Promise<Readable>;
}

export function createExportService(db: Kysely<Database>, clock: Clock): ExportService {
  /** Registrations made in the meantime are not in the file. */
  const idsOf = async ({ catalogue, filter, order, ids }: ExportRequest): Promise<number[]> => {
    const matching = await findAll(db, { edition: catalogue, filter, order, now: clock() });
    const chosen = ids && new Set(ids);
    return chosen ? matching.filter((id) => chosen.has(id)) : matching;
  };

  /** Refuses too many rows, and records the export. */
  async function admit(
    noun: 'registration' | 'meeting',
    rows: number,
    request: ExportRequest,
  ): Promise<void> {
    const { organiser, format, filter, columns, ids } = request;
    if (format === 'xlsx' && rows > XLSX_ROW_LIMIT)
      throw new AppError('request.invalid', TOO_MANY_ROWS, { fields: { format: TOO_MANY_ROWS } });
    await recordAction(db, {
      at: clock(),
      actor: organiser,
      action: `${noun}.export`,
      subject: `${rows.toLocaleString('en')} ${noun}${rows === 1 ? '' : 's'} as ${format.toUpperCase()}`,
      after: { format, rows, ...filter, ...(columns && { columns }), ...(ids && { selected: ids.length }) },
    });
  }

  return {
    async registrations(request) {
      const ids = await idsOf(request);
      await admit('registration', ids.length, request);
      const batches = readInBatches(ids, (part) => listRegistrationRows(db, part));
      return toFile<RegistrationRow>(request.format, {
        name: 'Registrations',
        columns: registrationColumns(request.catalogue, request.columns),
        batches,
      });
    },

    async meetings(request) {
      const ids = await idsOf(request);
      await admit('meeting', await countMeetings(db, ids), request);
      const batches = readInBatches(ids, (part) => listMeetingLines(db, request.catalogue, part, clock()));
      return toFile<MeetingLine>(request.format, { name: 'Meetings', columns: MEETING_COLUMNS, batches });
    },
  };
}

async function* readInBatches<Row>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let begin = 0; begin < ids.length; begin += BATCH) yield await read(ids.slice(begin, begin + BATCH));
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

/** A file that is generated while it is sent, no faster than the client reads it. */
export function toFile<Row>(format: ExportFormat, table: Table<Row>): Readable {
  return format === 'csv'
    ? Readable.from(toCsv(table), { objectMode: false })
    : Readable.from(toXlsx(table), { objectMode: false });
}
