// Moves booked stays and the rooms held for stays along with the days of the fair; each buyer gets one email.
import { stayLabel } from '@visavis/domain/booking/stay';
import type { DayReading } from '@visavis/domain/impact/grid';
import { datesAfter } from '@visavis/domain/impact/grid';
import { movedStay } from '@visavis/domain/impact/stays';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Catalogue } from '../edition/public.ts';
import { hostedContent, type Outbox } from '../email/public.ts';
import { listStays, readPeople } from './snapshot.repository.ts';
import { moveRooms, writeStay } from './stay.repository.ts';

interface Days {
  before: readonly string[];
  after: readonly string[];
  sameDays?: DayReading | undefined;
}

/**
 * Keeps prices and payments, as the number of nights stays the same.
 * @param catalogue with the new days
 * @returns how many stays were moved
 */
export async function moveStays(
  transaction: Transaction<Database>,
  { organiser, now, outbox }: { organiser: Organiser; now: Date; outbox: Outbox },
  catalogue: Catalogue,
  { before, after, sameDays }: Days,
): Promise<number> {
  const dates = datesAfter(before, after, sameDays);
  const { editionId } = catalogue;
  await moveRooms(transaction, editionId, dates);
  const moves = (await listStays(transaction, editionId)).flatMap((stay) => {
    const moved = movedStay(stay, dates);
    return moved ? [{ stay, moved }] : [];
  });
  const people = await readPeople(
    transaction,
    moves.map(({ stay }) => stay.registrationId),
  );
  for (const { stay, moved } of moves) {
    const person = people.find(({ registrationId }) => registrationId === stay.registrationId);
    if (!person) continue;
    const { registrationId, name, reference } = person;
    await writeStay(transaction, registrationId, moved, now);
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'booking.change',
      subject: `${name} (${reference})`,
      registrationId,
      before: { stay: stayLabel(stay.from, stay.to), extraNights: stay.extraNights },
      after: { stay: stayLabel(moved.from, moved.to), extraNights: moved.extraNights },
    });
    await outbox.add(transaction, {
      recipient: { name, address: person.email },
      content: {
        ...hostedContent('stay-changed', catalogue, {
          name,
          company: person.company,
          reference,
          userId: person.visitorId,
          companyId: person.companyId,
          language: person.language,
        }),
        stay: {
          label: stayLabel(moved.from, moved.to),
          roomType: stay.roomType,
          termsVersion: stay.termsVersion,
        },
        change: {
          guests: stay.guests,
          extraNights: [...moved.extraNights],
          toPay: 0,
          currency: catalogue.prices.currency,
          isMoved: true,
        },
      },
      editionId,
      registrationId,
    });
  }
  return moves.length;
}
