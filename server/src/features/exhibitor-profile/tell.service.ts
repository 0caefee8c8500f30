// Tells everybody who meets exhibitors about a new name, booth or hall, in one email per person.
import type { ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';
import type { ExhibitorPlace } from '@visavis/domain/email/schema';
import { isLive } from '@visavis/domain/meeting/decision';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { readCatalogueOf } from '../edition/public.ts';
import { type Outbox, visitorContent } from '../email/public.ts';
import { listMeetings, type MeetingRow } from '../registration/public.ts';
import { listPeopleMet, raiseMeetingVersions } from './tell.repository.ts';

/** An exhibitor, with its former and current name, booth and hall. */
export interface Moved {
  id: number;
  was: ExhibitorPlace;
  is: ExhibitorPlace;
}

export type Place = Pick<ExhibitorProfile, 'companyName' | 'boothNumber' | 'hall'>;

export const placeOf = ({ companyName, boothNumber, hall }: Place): ExhibitorPlace => ({
  name: companyName,
  booth: boothNumber,
  hall,
});

const differ = (was: ExhibitorPlace, is: ExhibitorPlace): boolean =>
  was.name !== is.name || was.booth !== is.booth || was.hall !== is.hall;

/** Whether the name, booth or hall has changed. */
export const isElsewhere = (before: Place, after: Place): boolean => differ(placeOf(before), placeOf(after));

/**
 * Call after the change. @returns how many people were emailed; 0 if no name, booth or hall has changed
 * @param only tells only these registrations, whose meetings were with another exhibitor
 */
export async function tellPeople(
  transaction: Transaction<Database>,
  outbox: Outbox,
  {
    editionId,
    moved,
    only,
  }: { editionId: number; moved: readonly Moved[]; only?: ReadonlySet<number | null> },
): Promise<number> {
  const elsewhere = moved.filter(({ was, is }) => differ(was, is));
  const ids = elsewhere.map(({ id }) => id);
  if (ids.length === 0) return 0;
  if (!only) await raiseMeetingVersions(transaction, ids);
  const met = await listPeopleMet(transaction, ids);
  const people = only ? met.filter(({ registrationId }) => only.has(registrationId)) : met;
  const catalogue = await readCatalogueOf(transaction, editionId);
  const all = await listMeetings(
    transaction,
    people.map(({ registrationId }) => registrationId),
  );
  const isConcerned = new Set(ids);
  const concerned = groupByPerson(
    all.filter(({ exhibitorId, status }) => isConcerned.has(exhibitorId) && isLive(status)),
  );
  for (const { registrationId, programme, visitorId, companyId, email: address, ...person } of people) {
    const meetings = concerned.get(registrationId) ?? [];
    const content = visitorContent('exhibitor-changed', catalogue, {
      ...person,
      ...(programme === 'hosted' && { hosted: { userId: visitorId, companyId } }),
      meetings: meetings.map((meeting) => ({
        ...meeting,
        event: meeting.isInCalendar
          ? { meetingId: meeting.id, sequence: meeting.version, isKnown: true }
          : null,
      })),
    });
    const exhibitors = elsewhere
      .filter(({ id }) => meetings.some(({ exhibitorId }) => exhibitorId === id))
      .map(({ was, is }) => ({ was, is }));
    await outbox.add(transaction, {
      recipient: { name: person.name, address },
      content: { ...content, exhibitors },
      editionId,
      registrationId,
    });
  }
  return people.length;
}

function groupByPerson(meetings: readonly MeetingRow[]): Map<number, MeetingRow[]> {
  const groups = new Map<number, MeetingRow[]>();
  for (const meeting of meetings) {
    const group = groups.get(meeting.registrationId) ?? [];
    group.push(meeting);
    groups.set(meeting.registrationId, group);
  }
  return groups;
}
