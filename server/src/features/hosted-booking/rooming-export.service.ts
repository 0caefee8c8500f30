// The rooming list as a table: audited and remembered before it is sent; and what changed since the last whole one.
import type { Output } from '@visavis/contract/endpoint';
import type { ExportFormat } from '@visavis/contract/export/formats';
import type { listRoomingChanges } from '@visavis/contract/hosted-booking/endpoints';
import { roomingChanges } from '@visavis/domain/booking/rooming';
import { can } from '@visavis/domain/identity/grants';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Sealer } from '../../adapters/sealing.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Table } from '../../platform/tables/table.ts';
import { listPassports } from '../booking/public.ts';
import type { Catalogue, EditionService } from '../edition/public.ts';
import { inOneBatch } from '../export/public.ts';
import type { BookingFilter } from './repository.ts';
import { PASSPORT_COLUMNS, type RoomingLine, roomingColumns } from './rooming.present.ts';
import { findRoomingExport, writeRoomingExport } from './rooming-export.repository.ts';
import { listHostedWaits, pageOfBookings } from './service.ts';

export interface HostedBookingDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  sealer: Sealer;
}

interface RoomingRequest {
  organiser: Organiser;
  catalogue: Catalogue;
  format: ExportFormat;
  filter: BookingFilter;
  /** Set only for callers who may read passports. */
  withPassports: boolean;
}

const isWhole = (filter: BookingFilter): boolean =>
  Object.values(filter).every((part) => part === undefined || part === '');

/** Matching bookings that keep their room, then people waiting. Stores a list without a filter, unless a viewer's. */
export async function exportRoomingList(
  { db, clock, sealer }: Omit<HostedBookingDependencies, 'editions'>,
  { organiser, catalogue, format, filter, withPassports }: RoomingRequest,
): Promise<Table<RoomingLine>> {
  const at = clock();
  const lines = await db.transaction().execute(async (transaction): Promise<RoomingLine[]> => {
    const { bookings, entries } = await pageOfBookings(transaction, catalogue, filter);
    const kept = bookings.filter(({ keepsRoom }) => keepsRoom);
    const waiting = await listHostedWaits(transaction, catalogue, filter, at);
    const passports = withPassports
      ? await listPassports(
          transaction,
          sealer,
          kept.map(({ id }) => id),
        )
      : null;
    const rows = kept.length + waiting.length;
    await recordAction(transaction, {
      at,
      actor: organiser,
      action: 'booking.export',
      subject: `${rows} booking${rows === 1 ? '' : 's'} as ${format.toUpperCase()}${withPassports ? ', with passport numbers' : ''}`,
      after: { format, rows, passports: withPassports, ...filter },
    });
    if (isWhole(filter) && can(organiser.role, 'booking.tell-hotel'))
      await writeRoomingExport(transaction, {
        editionId: catalogue.editionId,
        organiserId: organiser.id,
        at,
        hadPassports: withPassports,
        entries,
      });
    return [
      ...kept.map((booking) => ({ booking, passports: passports?.get(booking.id) })),
      ...waiting.map((wait) => ({ wait })),
    ];
  });
  return {
    name: 'Rooming list',
    columns: [...roomingColumns(at, catalogue), ...(withPassports ? PASSPORT_COLUMNS : [])],
    batches: inOneBatch(lines),
  };
}

export async function readRoomingChanges(
  db: Kysely<Database>,
  catalogue: Catalogue,
): Promise<Output<typeof listRoomingChanges>> {
  const last = await findRoomingExport(db, catalogue.editionId);
  if (!last) return { since: null, added: [], changed: [], withdrawn: [] };
  const { entries } = await pageOfBookings(db, catalogue, {});
  const { added, changed, withdrawn } = roomingChanges(last.entries, entries);
  const asListed = <Entry extends { extraNights: readonly string[] }>(entry: Entry) => ({
    ...entry,
    extraNights: [...entry.extraNights],
  });
  return {
    since: {
      at: last.at.toISOString(),
      by: last.by,
      rooms: last.rooms,
      hadPassports: last.hadPassports,
      erased: last.rooms - last.entries.length,
    },
    added: added.map(asListed),
    changed: changed.map(({ before, now, fields }) => ({
      before: asListed(before),
      now: asListed(now),
      fields,
    })),
    withdrawn: withdrawn.map(asListed),
  };
}
