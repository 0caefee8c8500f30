// Presents the dashboard's rows: registrations with their meetings and the state of their status email.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { message } from '@visavis/domain/message/message';
import type { Progress } from '@visavis/domain/registration/progress';
import type { RegistrationState } from '@visavis/domain/registration/state';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { tagsOf } from '../tag/public.ts';
import { listRegistrations, listStatusMails } from './list.repository.ts';
import { presentSchedule } from './present.ts';
import { listMeetings } from './repository.ts';

export const NO_REGISTRATION = message('registration.unknown');

/** Registrations as the dashboard shows them, in the order of the given ids; unknown or deleted ones are left out. */
export async function readGroups(
  db: Kysely<Database>,
  catalogue: Catalogue,
  ids: readonly number[],
  now: Date,
): Promise<MeetingGroup[]> {
  if (ids.length === 0) return [];
  const rows = await listRegistrations(db, catalogue.editionId, ids);
  const schedules = new Map(ids.map((id): [number, Schedule[]] => [id, []]));
  for (const meeting of await listMeetings(db, ids))
    schedules.get(meeting.registrationId)?.push(presentSchedule(catalogue, meeting, now));
  const mails = new Map((await listStatusMails(db, ids)).map((mail) => [mail.registrationId, mail]));
  const tags = await tagsOf(db, ids);
  const groups = new Map(
    rows.map(({ scheduleVersion, createdAt, address, progress, ...row }): [number, MeetingGroup] => {
      const mail = mails.get(row.id);
      return [
        row.id,
        {
          ...row,
          createdAt: createdAt.toISOString(),
          ...(address === 'unconfirmed' && { unconfirmed: true as const }),
          ...(address === 'failed' && { addressFailed: true as const }),
          schedules: schedules.get(row.id) ?? [],
          tags: tags.get(row.id) ?? [],
          mail: mail
            ? {
                id: mail.id,
                state: mail.state,
                error: mail.error,
                isOutdated: mail.scheduleVersion !== scheduleVersion && !isTold(row.status, progress),
                ...(mail.sentAt && { sentAt: mail.sentAt.toISOString() }),
              }
            : null,
        },
      ];
    }),
  );
  return ids.map((id) => groups.get(id)).filter((group) => group !== undefined);
}

/** Another email has told the latest news: that the days moved, or that the application was rejected. */
const isTold = (status: RegistrationState, progress: Progress): boolean =>
  progress === 'sent' || (status !== 'Pending' && progress === 'no-meetings');
