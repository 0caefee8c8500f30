// Rows of the dashboard: registrations with their meetings and what became of their status mail.
import type { MeetingGroup } from '@visavis/contract/meeting/endpoints';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { presentSchedule } from './present.ts';
import { listMeetings } from './repository.ts';

/** Registrations as the dashboard shows them, in the order of the ids; an id that is unknown or deleted is left out. */
export async function readGroups(
  db: Kysely<Database>,
  catalogue: Catalogue,
  ids: readonly number[],
): Promise<MeetingGroup[]> {
  if (ids.length === 0) return [];
  const rows = await listRegistrations(db, catalogue.editionId, ids);
  const schedules = new Map(ids.map((id): [number, Schedule[]] => [id, []]));
  for (const meeting of await listMeetings(db, ids))
    schedules.get(meeting.registrationId)?.push(presentSchedule(catalogue, meeting));
  const mails = new Map((await listStatusMails(db, ids)).map((mail) => [mail.registrationId, mail]));
  const groups = new Map(
    rows.map(({ scheduleVersion, createdAt, couldConfirm, ...row }): [number, MeetingGroup] => {
      const mail = mails.get(row.id);
      return [
        row.id,
        {
          ...row,
          createdAt: createdAt.toISOString(),
          ...(couldConfirm && { unconfirmed: true as const }),
          schedules: schedules.get(row.id) ?? [],
          mail: mail
            ? {
                id: mail.id,
                state: mail.state,
                error: mail.error,
                isOutdated: mail.scheduleVersion !== scheduleVersion,
              }
            : null,
        },
      ];
    }),
  );
  return ids.map((id) => groups.get(id)).filter((group) => group !== undefined);
}

async function listRegistrations(db: Kysely<Database>, editionId: number, ids: readonly number[]) {
  return db
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select([
      'registration.id',
      'visitor.name',
      'company.name as company',
      'company.size as companySize',
      'registration.state as status',
      'visitor.phone_number as phoneNumber',
      'registration.reference as registrationNumber',
      'company.nature as businessNature',
      'company.country',
      'visitor_id as user_id',
      'registration.company_id as visitor_company_id',
      'visitor.email',
      'registration.created_at as createdAt',
      'schedule_version as scheduleVersion',
      // Whoever was sent no mail was never asked.
      sql<boolean>`programme = 'business' and confirmed_at is null and exists (select from email
        where registration_id = registration.id and state = 'sent')`.as('couldConfirm'),
    ])
    .where(sql<boolean>`registration.id = any(${[...ids]}::int[])`)
    .where('edition_id', '=', editionId)
    .where('cancelled_at', 'is', null)
    .execute();
}

/** The latest status mail of each registration that has one. */
async function listStatusMails(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('email')
    .distinctOn('registration_id')
    .select([
      'id',
      'registration_id as registrationId',
      'state',
      'last_error as error',
      'schedule_version as scheduleVersion',
    ])
    .where('kind', '=', 'meeting-status')
    .where(sql<boolean>`registration_id = any(${[...ids]}::int[])`)
    .orderBy('registration_id')
    .orderBy('id', 'desc')
    .execute();
}
