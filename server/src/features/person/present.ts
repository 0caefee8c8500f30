// Presents everything known about one registration, as far as an organiser may read it.
import type { Person, PersonEvent, personBookingSchema } from '@visavis/contract/person/person';
import { maskedPassport } from '@visavis/domain/booking/schema';
import { can } from '@visavis/domain/identity/grants';
import { majorOf } from '@visavis/domain/money/money';
import { HISTORY_UNDO_MINUTES } from '@visavis/domain/person/undo';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../adapters/database/schema.ts';
import type { Sealer } from '../../adapters/sealing.ts';
import { readMarks } from '../attendance/public.ts';
import { findBooking, openPassport, readDifference } from '../booking/public.ts';
import { findDeletionOf } from '../document/public.ts';
import type { Catalogue } from '../edition/public.ts';
import { presentMessagesOf } from '../email/public.ts';
import { findFailure } from '../failed-address/public.ts';
import { readRows } from '../hosted-buyer/public.ts';
import {
  findTold,
  isTold,
  type LastDecision,
  listLastDecisions,
  readInterests,
  type Told,
} from '../meeting/public.ts';
import { isMoneyHeld, presentAttempts } from '../payment/public.ts';
import { readGroups } from '../registration/public.ts';
import type { FreeHoursCount } from '../slot/public.ts';
import { presentNotes } from './note.service.ts';
import { countLinks, findPerson, listEvents } from './repository.ts';
import { suggestedFor } from './suggested.present.ts';
import { listDoers } from './task.repository.ts';
import { presentTasks } from './task.service.ts';

/** Maximum number of messages and audit entries; a person has far fewer. */
const MOST = 100;

export interface Reading {
  db: Kysely<Database>;
  sealer: Sealer;
  catalogue: Catalogue;
  freeHours: FreeHoursCount;
  organiser: Organiser;
  now: Date;
}

/** Null if unknown in the edition, deleted, erased, or of a programme that the organiser may not read. */
export async function readPerson(reading: Reading, reference: string): Promise<Person | null> {
  const { db, catalogue, organiser, now } = reading;
  const found = await findPerson(db, catalogue.editionId, reference);
  if (!found) return null;
  const { id, programme, confirmedAt, contact, ...shown } = found;
  const isHosted = programme === 'hosted';
  if (isHosted && !can(organiser.role, 'hosted-buyer.read')) return null;
  const [
    groups,
    rows,
    messages,
    notes,
    tasks,
    staff,
    events,
    told,
    decisions,
    marks,
    interests,
    links,
    failure,
    deletion,
  ] = await Promise.all([
    readGroups(db, catalogue, [id], now),
    isHosted ? readRows(db, catalogue, { ids: [id], organiser, now }) : [],
    can(organiser.role, 'email.read') ? presentMessagesOf(db, id, MOST) : [],
    presentNotes(db, id, organiser),
    presentTasks(db, id),
    can(organiser.role, 'task.write') ? listDoers(db) : [],
    listEvents(db, id, MOST),
    findTold(db, id),
    listLastDecisions(db, id),
    readMarks(db, catalogue.editionId, id),
    readInterests(db, catalogue, id),
    countLinks(db, id, now),
    can(organiser.role, 'email.read') ? findFailure(db, id) : null,
    isHosted ? findDeletionOf(db, id) : null,
  ]);
  const [registration] = groups;
  // Deleted in the meantime.
  if (!registration) return null;
  return {
    ...shown,
    id,
    programme,
    contact: contact as Person['contact'],
    links,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    documentsDeletedAt: deletion?.toISOString() ?? null,
    failedAddress: failure && { ...failure, failedAt: failure.failedAt.toISOString() },
    registration,
    told: presentTold(registration, told, decisions),
    marks,
    interests: interests.names,
    suggested: can(organiser.role, 'meeting.decide')
      ? await suggest(reading, registration, interests.ids)
      : [],
    application: rows[0] ?? null,
    booking: isHosted ? await presentBooking(reading, id) : null,
    payments: isHosted && can(organiser.role, 'payment.read') ? await presentAttempts(db, id) : [],
    messages,
    notes,
    tasks,
    staff,
    history: events.map((event) => presentEvent(event, registration, { told, now })),
  };
}

async function suggest(
  { catalogue, freeHours }: Reading,
  { schedules }: Person['registration'],
  interestIds: readonly number[],
): Promise<Person['suggested']> {
  if (interestIds.length === 0) return [];
  const metIds = schedules.map(({ exhibitorId }) => exhibitorId);
  return suggestedFor(catalogue, { interestIds, metIds }, await freeHours.byExhibitor(catalogue));
}

async function presentBooking(
  { db, sealer, organiser: { role } }: Reading,
  registrationId: number,
): Promise<z.infer<typeof personBookingSchema> | null> {
  const booking = can(role, 'booking.read') ? await findBooking(db, registrationId) : null;
  if (!booking) return null;
  const [isPaid, difference] = await Promise.all([
    isMoneyHeld(db, registrationId),
    readDifference(db, booking),
  ]);
  const masked = (field: 'passport' | 'additionalPassport'): string => {
    if (!can(role, 'booking.read-passports')) return '';
    const passport = openPassport(sealer, field, booking);
    return passport === null ? '' : maskedPassport(passport);
  };
  return {
    guest: booking.name,
    email: booking.email,
    phoneNumber: booking.phoneNumber,
    additionalName: booking.additionalName,
    passport: masked('passport'),
    additionalPassport: masked('additionalPassport'),
    stay: booking.stay,
    roomType: booking.roomType,
    extraNights: booking.extraNights,
    total: majorOf(booking.totalMinor, booking.currency),
    currency: booking.currency,
    isPaid: isPaid || booking.depositBy === 'none',
    version: booking.version,
    extraNightPrice: majorOf(booking.extraNightMinor, booking.currency),
    difference: majorOf(difference, booking.currency),
  };
}

/** Empty for somebody who was never emailed, as the whole schedule is still to be told. */
function presentTold(
  { schedules }: Person['registration'],
  told: Told | null,
  decisions: readonly LastDecision[],
): Person['told'] {
  if (!told) return [];
  return schedules.flatMap(({ id }) => {
    const last = decisions.find((one) => one.id === id);
    return last ? [{ id, at: isTold(told, last.decidedAt) ? told.at.toISOString() : null }] : [];
  });
}

/** With an undo if the meeting is still as decided and not yet emailed; the server checks again when it is used. */
function presentEvent(
  { decided, at, ...event }: Awaited<ReturnType<typeof listEvents>>[number],
  { schedules }: Person['registration'],
  { told, now }: { told: Told | null; now: Date },
): PersonEvent {
  const until = new Date(at.getTime() + HISTORY_UNDO_MINUTES * 60_000);
  const isUndoable =
    decided !== null &&
    now < until &&
    !isTold(told, at) &&
    schedules.some(({ id, version }) => id === decided.id && version === decided.version);
  return {
    ...event,
    at: at.toISOString(),
    undo: isUndoable ? { ...decided, until: until.toISOString() } : null,
  };
}
