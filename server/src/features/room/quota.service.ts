// Reads and sets room quotas for organisers.

import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import type { changeRooms, listRooms } from '@visavis/contract/room/endpoints';
import { queueOf } from '@visavis/domain/booking/room';
import { BOOKING_MESSAGES } from '@visavis/domain/booking/schema';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Catalogue } from '../edition/public.ts';
import { lockVersion, readVersion, writeQuota, writeVersion } from './quota.repository.ts';
import { listQuotas, readSituations } from './repository.ts';

type Quotas = Output<typeof listRooms>;
const STALE = message('edition.changed');

export async function readQuotas(
  db: Kysely<Database>,
  { editionId, hosted }: Catalogue,
  now: Date,
): Promise<Quotas> {
  const version = await readVersion(db, editionId);
  const situations = await readSituations(db, editionId);
  const rooms = hosted.stays.flatMap((stay) =>
    roomTypesOf(hosted, situations, stay.from).map((roomType) => {
      const isOfRoom = (one: { from: string; roomType: string }) =>
        one.from === stay.from && one.roomType === roomType;
      const booked = situations.booked.filter(isOfRoom);
      return {
        stay,
        roomType,
        places: situations.of({ from: stay.from, roomType }, 0).places,
        booked: booked.length,
        paid: booked.filter(({ isPaid }) => isPaid).length,
        waiting: queueOf(situations.waiting.filter(isOfRoom), now).length,
      };
    }),
  );
  return { rooms, version };
}

/** The types that the edition offers, and types no longer offered that have a quota, bookings or waits. */
function roomTypesOf(
  { roomTypes = [] }: Catalogue['hosted'],
  { quotas, booked, waiting }: Awaited<ReturnType<typeof readSituations>>,
  from: string,
): string[] {
  const taken = [...quotas, ...booked, ...waiting]
    .filter((one) => one.from === from)
    .map(({ roomType }) => roomType);
  return [...new Set([...roomTypes, ...taken.sort()])];
}

interface QuotaChange {
  catalogue: Catalogue;
  wanted: HandlerInput<typeof changeRooms>['body'];
  organiser: Organiser;
  now: Date;
}

/** @throws AppError 'edition.stale', 'request.invalid' for an unlisted stay or type */
export async function changeQuotas(
  db: Kysely<Database>,
  { catalogue, wanted, organiser, now }: QuotaChange,
): Promise<Quotas> {
  const { editionId } = catalogue;
  const { stays } = catalogue.hosted;
  if (wanted.rooms.some(({ from }) => stays.every((stay) => stay.from !== from)))
    throw invalid({ rooms: BOOKING_MESSAGES.stay });
  return db.transaction().execute(async (transaction) => {
    const version = await lockVersion(transaction, editionId);
    if (version !== wanted.version) throw new AppError('edition.stale', STALE);
    const { rooms: listed } = await readQuotas(transaction, catalogue, now);
    const isListed = ({ from, roomType }: { from: string; roomType: string }) =>
      listed.some((one) => one.stay.from === from && one.roomType === roomType);
    if (!wanted.rooms.every(isListed)) throw invalid({ rooms: BOOKING_MESSAGES.room });
    const before = await listQuotas(transaction, editionId);
    for (const room of wanted.rooms) await writeQuota(transaction, editionId, room);
    // Makes pages that show the former version stale.
    await writeVersion(transaction, editionId, version + 1);
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'edition.change',
      subject: 'Rooms',
      before: { rooms: before },
      after: { rooms: await listQuotas(transaction, editionId) },
    });
    return readQuotas(transaction, catalogue, now);
  });
}
