// Tells everybody who meets an exhibitor of its new name, booth or hall, in one email for each person.
import type { ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';
import { isLive } from '@visavis/domain/meeting/decision';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { readCatalogueOf } from '../edition/public.ts';
import { type Outbox, visitorContent } from '../email/public.ts';
import { listMeetings } from '../meeting/public.ts';
import { listPeopleMet, raiseMeetingVersions } from './tell.repository.ts';

export type Place = Pick<ExhibitorProfile, 'companyName' | 'boothNumber' | 'hall'>;

const placeOf = ({ companyName, boothNumber, hall }: Place) => ({
  name: companyName,
  booth: boothNumber,
  hall,
});

/** Whether people find the exhibitor under another name, booth or hall. */
export const isElsewhere = (before: Place, after: Place): boolean =>
  JSON.stringify(placeOf(before)) !== JSON.stringify(placeOf(after));

/**
 * Call after the change. @returns how many people an email was written to; 0 if they find the exhibitor as before
 * @param only of these registrations, whose meetings were with another exhibitor
 */
export async function tellPeople(
  transaction: Transaction<Database>,
  outbox: Outbox,
  {
    before,
    after,
    only,
  }: { before: ExhibitorProfile; after: ExhibitorProfile; only?: ReadonlySet<number | null> },
): Promise<number> {
  if (!isElsewhere(before, after)) return 0;
  const exhibitor = { was: placeOf(before), is: placeOf(after) };
  if (!only) await raiseMeetingVersions(transaction, after.id);
  const met = await listPeopleMet(transaction, after.id);
  const people = only ? met.filter(({ registrationId }) => only.has(registrationId)) : met;
  const catalogue = await readCatalogueOf(transaction, after.editionId);
  const all = await listMeetings(
    transaction,
    people.map(({ registrationId }) => registrationId),
  );
  for (const { registrationId, programme, visitorId, companyId, email: address, ...person } of people) {
    const meetings = all.filter(
      (meeting) =>
        meeting.registrationId === registrationId &&
        meeting.exhibitorId === after.id &&
        isLive(meeting.status),
    );
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
    await outbox.add(transaction, {
      recipient: { name: person.name, address },
      content: { ...content, exhibitor },
      editionId: after.editionId,
      registrationId,
    });
  }
  return people.length;
}
