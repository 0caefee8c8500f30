// Lists the hours of an exhibitor for moving or adding a meeting, with who is where.
import type { MoveHours } from '@visavis/contract/meeting/endpoints';
import { hasBegun } from '@visavis/domain/edition/fair-time';
import { type SlotTime, slotRange } from '@visavis/domain/edition/slot-time';
import { isLive } from '@visavis/domain/meeting/decision';
import { moveHours } from '@visavis/domain/meeting/move-hours';
import { message } from '@visavis/domain/message/message';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { Catalogue } from '../edition/public.ts';
import { exhibitorName, listMeetings, type MeetingRow, NO_REGISTRATION } from '../registration/public.ts';
import {
  countPlaces,
  findMeetingPerson,
  findMovedMeeting,
  listBlocked,
  listClaims,
  type MeetingPerson,
} from './hours.repository.ts';
import { type MeetingDependencies, NO_MEETING } from './lock.repository.ts';

type Dependencies = Pick<MeetingDependencies, 'db' | 'editions' | 'clock'>;

/**
 * The hours for moving a meeting.
 * @param exhibitorId of the exhibitor to move to; undefined for the meeting's own
 * @throws 'resource.not-found'
 */
export async function readMoveHours(
  { db, editions, clock }: Dependencies,
  meetingId: number,
  exhibitorId: number | undefined,
): Promise<MoveHours> {
  const catalogue = await editions.of({ meetingId }).current();
  const meeting = await findMovedMeeting(db, { meetingId, editionId: catalogue.editionId });
  if (!meeting) throw new AppError('resource.not-found', NO_MEETING);
  return readHours(db, catalogue, {
    person: meeting,
    meetingId,
    exhibitorId: exhibitorId ?? meeting.exhibitorId,
    now: clock(),
  });
}

/**
 * The hours for adding a meeting.
 * @throws 'resource.not-found'
 */
export async function readAddHours(
  { db, editions, clock }: Dependencies,
  registrationId: number,
  exhibitorId: number,
): Promise<MoveHours> {
  const catalogue = await editions.of({ registrationId }).current();
  const person = await findMeetingPerson(db, { registrationId, editionId: catalogue.editionId });
  if (!person) throw new AppError('resource.not-found', NO_REGISTRATION);
  return readHours(db, catalogue, { person, meetingId: null, exhibitorId, now: clock() });
}

async function readHours(
  db: Kysely<Database>,
  catalogue: Catalogue,
  wanted: { person: MeetingPerson; meetingId: number | null; exhibitorId: number; now: Date },
): Promise<MoveHours> {
  const { person, meetingId, now } = wanted;
  // A merged exhibitor resolves to the one that remains.
  const exhibitor = catalogue.findAnyExhibitor(wanted.exhibitorId)?.exhibitor;
  if (!exhibitor) throw new AppError('resource.not-found', message('exhibitor.unknown'));
  const [places, claims, blocked, own] = await Promise.all([
    countPlaces(db, exhibitor.id),
    listClaims(db, exhibitor.id, now),
    listBlocked(db, exhibitor.id),
    listMeetings(db, [person.registrationId]),
  ]);
  const live = own.filter(({ status }) => isLive(status));
  const others = live.filter(({ id }) => id !== meetingId);
  const moving = live.find((one) => one.id === meetingId && one.exhibitorId === exhibitor.id) ?? null;
  const met = others.find((one) => one.exhibitorId === exhibitor.id);
  const isArchived = catalogue.findExhibitor(exhibitor.id) === null;
  const hours = moveHours({
    slots: slotsOf(catalogue),
    places,
    claims: claims
      .filter(({ id }) => id !== meetingId)
      .map(({ name, company, ...claim }) => ({
        ...claim,
        who: name === null ? null : { name, company: company ?? '' },
      })),
    blocked,
    others,
    moving,
    isBarred: isArchived || met !== undefined,
    hasBegun: ({ day, minute }) =>
      hasBegun(catalogue.dayOf(day)?.date ?? '', minute, now, catalogue.timeZone),
  });
  return {
    exhibitor: {
      id: exhibitor.id,
      name: exhibitor.company_name,
      boothNumber: exhibitor.booth_number,
      places,
      ...(isArchived && { archived: true }),
    },
    ...(met && { met: whenOf(catalogue, met) }),
    hours: hours.map(({ slot: { day, minute }, elsewhere, ...hour }) => ({
      ...hour,
      day,
      minute,
      elsewhere: elsewhere.map((other) => exhibitorName(catalogue, other.exhibitorId)),
    })),
    offGrid: [
      ...offGridOfPerson(catalogue, wanted, moving ? [moving, ...others] : others),
      ...claims
        .filter((claim) => !own.some(({ id }) => id === claim.id) && !isOnGrid(catalogue, claim))
        .flatMap(({ name, company, ...claim }) =>
          name === null
            ? []
            : {
                whose: 'exhibitor' as const,
                ...whenOf(catalogue, claim),
                exhibitor: exhibitor.company_name,
                name,
                company: company ?? '',
              },
        ),
    ],
  };
}

const slotsOf = ({ days, hours, slotMinutes }: Catalogue): SlotTime[] =>
  days.flatMap(({ day }) => hours.map(({ minute }) => ({ day, minute, length: slotMinutes })));

const isOnGrid = (catalogue: Catalogue, time: SlotTime): boolean =>
  slotsOf(catalogue).some(
    ({ day, minute, length }) => day === time.day && minute === time.minute && length === time.length,
  );

const whenOf = (catalogue: Catalogue, { day, minute, length }: SlotTime) => ({
  date: catalogue.dayOf(day)?.date ?? '',
  time: slotRange(minute, length),
});

const offGridOfPerson = (
  catalogue: Catalogue,
  { person: { name, company }, meetingId }: { person: MeetingPerson; meetingId: number | null },
  meetings: readonly MeetingRow[],
): MoveHours['offGrid'] =>
  meetings
    .filter((one) => !isOnGrid(catalogue, one))
    .map((one) => ({
      whose: one.id === meetingId ? 'this' : 'visitor',
      ...whenOf(catalogue, one),
      exhibitor: exhibitorName(catalogue, one.exhibitorId),
      name,
      company,
    }));
