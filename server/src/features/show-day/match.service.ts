// Suggests people and exhibitors who are free in the next hour, makes a meeting of a suggestion, and undoes it.
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import type { listMatches, Match, makeMatch, undoMatch } from '@visavis/contract/show-day/endpoints';
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { showDayAt } from '@visavis/domain/edition/show-day';
import { matchFreeHour } from '@visavis/domain/matching/free-hour';
import { interestWeight } from '@visavis/domain/matching/rank';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { Catalogue } from '../edition/public.ts';
import {
  checkHour,
  inGridTransaction,
  type MeetingDependencies,
  openCase,
  placeMeeting,
  undoPlacing,
} from '../meeting/public.ts';
import { findRegistrationOfMeeting, listMeetings } from '../registration/public.ts';
import { listFreeExhibitors, listFreePeople } from './match.repository.ts';
import { presentHour } from './present.ts';

/** Maximum number of people considered. */
const CONSIDERED = 500;
/** Maximum number of suggestions shown. */
const SHOWN = 10;

export async function suggestMatches(
  db: Kysely<Database>,
  catalogue: Catalogue,
  now: Date,
): Promise<Output<typeof listMatches>> {
  const { date, next } = showDayAt(catalogue, now);
  if (!next)
    return { hour: null, exhibitors: 0, people: 0, here: 0, considered: 0, suggestions: [], total: 0 };
  const { editionId, slotMinutes: length, timeZone, limits } = catalogue;
  const { day, minute, startsAt, endsAt } = next;
  const hour = { editionId, day, minute, length, startsAt, endsAt, now };
  const [free, { here, free: people }] = await Promise.all([
    listFreeExhibitors(db, hour),
    listFreePeople(db, hour, {
      dayStart: slotStartsAt(date, 0, timeZone),
      businessMost: limits.businessMaximum,
      hostedMost: limits.hostedMaximum,
      limit: CONSIDERED,
    }),
  ]);
  const exhibitors = free.flatMap(({ id, places }) => {
    const found = catalogue.findExhibitor(id);
    return found ? [{ id, places, subCategoryIds: found.subCategoryIds }] : [];
  });
  const weightOf = (subCategoryId: number) => {
    const [carriers] = catalogue.carriersOf([subCategoryId]);
    return carriers ? interestWeight(carriers.length, catalogue.exhibitors.length) : 0;
  };
  const matches = matchFreeHour(people, exhibitors, weightOf);
  const personOf = new Map(people.map((person) => [person.registrationId, person]));
  return {
    hour: presentHour(next, catalogue),
    exhibitors: exhibitors.length,
    people: people.length,
    here,
    considered: Math.min(here, CONSIDERED),
    total: matches.length,
    suggestions: matches.slice(0, SHOWN).flatMap(({ registrationId, exhibitorId, sharedIds }) => {
      const person = personOf.get(registrationId);
      const exhibitor = catalogue.findExhibitor(exhibitorId)?.exhibitor;
      if (!person || !exhibitor) return [];
      const { reference, name, company, phoneNumber, hasLost, seenAt } = person;
      return {
        registrationId,
        reference,
        name,
        company,
        phoneNumber,
        exhibitorId,
        exhibitor: exhibitor.company_name,
        boothNumber: exhibitor.booth_number,
        interests: sharedIds.length,
        hasLost,
        seenAt: seenAt?.toISOString() ?? null,
      };
    }),
  };
}

/** Makes the meeting: the database decides who gets the hour. */
export async function match(
  { db, clock, editions, announcer, outbox }: MeetingDependencies,
  {
    registrationId,
    exhibitorId,
    day,
    minute,
    organiser,
  }: HandlerInput<typeof makeMatch>['body'] & { organiser: Organiser },
): Promise<Match> {
  const now = clock();
  const placed = await inGridTransaction(
    db,
    editions.of({ registrationId }),
    async (transaction, catalogue) => {
      checkHour(catalogue, { day, minute });
      if (!catalogue.findExhibitor(exhibitorId))
        throw new AppError('resource.not-found', message('exhibitor.unknown'));
      const opened = await openCase(transaction, catalogue, registrationId, { organiser, now });
      const isHosted = opened.registration.programme === 'hosted';
      // Meetings of a hosted buyer require the deposit; a buyer who has chosen some has paid it.
      if (isHosted && (await listMeetings(transaction, [registrationId])).length === 0)
        throw new AppError('resource.not-found', message('hosted-buyer.unknown'));
      return placeMeeting(opened, {
        action: 'meeting.match',
        outbox,
        slot: { exhibitorId, day, minute, length: catalogue.slotMinutes },
      });
    },
  );
  announcer.soon();
  outbox.soon();
  return {
    meetingId: placed.meeting.id,
    version: placed.meeting.version,
    scheduleVersion: placed.scheduleVersion,
  };
}

export async function undo(
  { db, clock, editions, announcer, outbox }: MeetingDependencies,
  { organiser, ...undone }: HandlerInput<typeof undoMatch>['body'] & { organiser: Organiser },
): Promise<Output<typeof undoMatch>> {
  const now = clock();
  const { meetingId } = undone;
  const answer = await inGridTransaction(db, editions.of({ meetingId }), async (transaction, catalogue) => {
    const registrationId = await findRegistrationOfMeeting(transaction, meetingId);
    // Already undone: the response to the first call was lost.
    if (registrationId === null) return { wasTold: false };
    const opened = await openCase(transaction, catalogue, registrationId, { organiser, now });
    return undoPlacing(opened, outbox, undone);
  });
  announcer.soon();
  outbox.soon();
  return answer;
}
