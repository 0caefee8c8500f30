// Sends rows of a list as a file: recorded in the audit trail first, then streamed no faster than the client reads it.
import { Readable } from 'node:stream';
import { EXPORT_MEDIA_TYPES, type ExportFormat } from '@visavis/contract/export/formats';
import type { AuditAction } from '@visavis/domain/audit/actions';
import { fairDateAt } from '@visavis/domain/edition/fair-time';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { toCsv } from '../../platform/tables/csv.ts';
import type { Table } from '../../platform/tables/table.ts';
import { toXlsx } from '../../platform/tables/xlsx.ts';

/** Rows read at a time. */
const BATCH = 500;
/** Larger sheets are slow to open. */
const XLSX_ROW_LIMIT = 100_000;
const TOO_MANY_ROWS = message('export.too-many-rows');

/** A call of an export, of a whole search or of chosen rows of it. */
export interface ExportAsked<Query> {
  query: Query;
  body?: { ids: number[] } | undefined;
  caller: Organiser;
  reply: FastifyReply;
}

/** Who asks for which file. */
export interface ExportCall extends Pick<ExportAsked<never>, 'caller' | 'reply'> {
  format: ExportFormat;
  /** Of the fair. */
  timeZone: string;
}

interface Exported<Row> extends Table<Row> {
  action: AuditAction;
  /** Of one row, in the audit trail, such as 'registration'. */
  noun: string;
  rows: number;
  /** Begins the file's name, such as 'registrations'. */
  filename: string;
  /** What was asked for, for the audit trail. */
  asked: object;
}

/** Throws 'request.invalid' if there are more rows than the format may hold. */
export async function sendExport<Row>(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  call: ExportCall,
  { action, noun, rows, filename, asked, ...table }: Exported<Row>,
): Promise<FastifyReply> {
  const { format, caller } = call;
  if (format === 'xlsx' && rows > XLSX_ROW_LIMIT)
    throw new AppError('request.invalid', TOO_MANY_ROWS, { fields: { format: TOO_MANY_ROWS } });
  await recordAction(db, {
    at: clock(),
    actor: caller,
    action,
    subject: `${rows.toLocaleString('en')} ${noun}${rows === 1 ? '' : 's'} as ${format.toUpperCase()}`,
    after: { format, rows, ...asked },
  });
  return sendFile(call, { filename, at: clock(), ...table });
}

export function sendFile<Row>(
  { format, reply, timeZone }: Omit<ExportCall, 'caller'>,
  { filename, at, ...table }: Table<Row> & { filename: string; at: Date },
): FastifyReply {
  const parts = format === 'csv' ? toCsv(table) : toXlsx(table);
  return reply
    .type(EXPORT_MEDIA_TYPES[format])
    .header('content-disposition', `attachment; filename="${filename}-${fairDateAt(at, timeZone)}.${format}"`)
    .send(Readable.from(parts, { objectMode: false }));
}

/** @param read the rows of some ids, in their order */
export async function* inBatches<Row>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let begin = 0; begin < ids.length; begin += BATCH) yield await read(ids.slice(begin, begin + BATCH));
}

export async function* inOneBatch<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

/** Those of a search that were chosen; all without a choice. */
export function chosenOf<Row>(
  found: readonly Row[],
  ids: readonly number[] | undefined,
  idOf: (row: Row) => number,
): readonly Row[] {
  const chosen = ids && new Set(ids);
  return chosen ? found.filter((row) => chosen.has(idOf(row))) : found;
}
