// Adds a meeting to the schedule of a registered person, for example after a phone call, and undoes the addition.
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import type { addMeeting, undoAddedMeeting } from '@visavis/contract/meeting/add-endpoints';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import { AppError } from '../../http/app-error.ts';
import { listMeetings } from '../registration/public.ts';
import { inGridTransaction } from './change.service.ts';
import { groupOf, type MeetingDependencies, openCase } from './lock.repository.ts';
import { checkHour, placeMeeting, type SeenMeeting, undoAddition } from './placing.service.ts';

type Added = HandlerInput<typeof addMeeting>['body'] & { registrationId: number; organiser: Organiser };

/** The meeting is approved at once; the next status email tells the person. */
export async function add(
  { db, clock, editions, announcer }: MeetingDependencies,
  { registrationId, organiser, exhibitorId, day, minute }: Added,
): Promise<Output<typeof addMeeting>> {
  const now = clock();
  const answer = await inGridTransaction(
    db,
    editions.of({ registrationId }),
    async (transaction, catalogue) => {
      checkHour(catalogue, { day, minute });
      const exhibitor = catalogue.findExhibitor(exhibitorId);
      if (!exhibitor) throw new AppError('resource.not-found', message('exhibitor.unknown'));
      const opened = await openCase(transaction, catalogue, registrationId, { organiser, now });
      const { programme, name } = opened.registration;
      // Meetings of a hosted buyer require the deposit; a buyer who has chosen some has paid it.
      if (programme === 'hosted' && (await listMeetings(transaction, [registrationId])).length === 0)
        throw new AppError('meeting.ended', message('meeting.none-chosen', { name }));
      const { meeting } = await placeMeeting(opened, {
        action: 'meeting.add',
        slot: { exhibitorId: exhibitor.id, day, minute, length: catalogue.slotMinutes },
      });
      return { added: { meetingId: meeting.id, version: meeting.version }, group: await groupOf(opened) };
    },
  );
  announcer.soon();
  return answer;
}

export async function undoAdded(
  { db, clock, editions, announcer }: MeetingDependencies,
  { registrationId, organiser, ...seen }: SeenMeeting & { registrationId: number; organiser: Organiser },
): Promise<Output<typeof undoAddedMeeting>> {
  const now = clock();
  const group = await inGridTransaction(
    db,
    editions.of({ registrationId }),
    async (transaction, catalogue) => {
      const opened = await openCase(transaction, catalogue, registrationId, { organiser, now });
      await undoAddition(opened, seen);
      return groupOf(opened);
    },
  );
  announcer.soon();
  return { group };
}
