// Reads and sets the rules of reminders, and finds people with approved meetings on upcoming days.
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import type { ReminderRule } from '@visavis/domain/reminder/rules';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { isFailedAddress, isStopped } from '../mail-choice/public.ts';

const APPROVED = sql.lit(MEETING_STATUS.approved);

export async function listRules(db: Kysely<Database>, editionId: number): Promise<Set<ReminderRule>> {
  const rows = await db
    .selectFrom('reminder_rule')
    .select('rule')
    .where('edition_id', '=', editionId)
    .execute();
  return new Set(rows.map(({ rule }) => rule));
}

/** @returns whether this changed anything */
export async function setRule(
  transaction: Transaction<Database>,
  {
    editionId,
    rule,
    isOn,
    organiserId,
  }: { editionId: number; rule: ReminderRule; isOn: boolean; organiserId: number },
  now: Date,
): Promise<boolean> {
  if (!isOn) {
    const { numDeletedRows } = await transaction
      .deleteFrom('reminder_rule')
      .where('edition_id', '=', editionId)
      .where('rule', '=', rule)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('reminder_rule')
    .values({ edition_id: editionId, rule, set_at: now, set_by: organiserId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function countWritten(
  db: Kysely<Database>,
  editionId: number,
): Promise<Map<ReminderRule, number>> {
  const rows = await db
    .selectFrom('reminder')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .select(['rule', (select) => select.fn.countAll<number>().as('count')])
    .where('edition_id', '=', editionId)
    .groupBy('rule')
    .execute();
  return new Map(rows.map(({ rule, count }) => [rule, count]));
}

/** Live registrations of an edition with an upcoming approved meeting that want reminders. */
export async function countPeople(db: Kysely<Database>, editionId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('registration')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('registration.edition_id', '=', editionId)
    .where('registration.cancelled_at', 'is', null)
    .where((where) => where.not(isStopped('reminder')))
    .where(
      sql<boolean>`exists (select from meeting where registration_id = registration.id
        and status = ${APPROVED} and starts_at > ${now})`,
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** A person's first approved meeting on a day. */
export interface DayOfPerson {
  registrationId: number;
  day: number;
  startsAt: Date;
  /** Whether no approved meeting is on an earlier day. */
  isFirstDay: boolean;
}

/** The upcoming days of people whom this rule has not reminded, who want reminders, and whose address works. */
export async function listDays(
  db: Kysely<Database>,
  { editionId, rule }: { editionId: number; rule: ReminderRule },
  { from, until }: { from: Date; until: Date },
): Promise<DayOfPerson[]> {
  const { rows } = await sql<DayOfPerson>`
    with days as (
      select registration_id, day, min(starts_at) as starts_at from meeting
      where status = ${APPROVED} and starts_at > ${from} and starts_at <= ${until}
      group by registration_id, day)
    select days.registration_id as "registrationId", days.day, days.starts_at as "startsAt",
      not exists (select from meeting where meeting.registration_id = days.registration_id
        and meeting.status = ${APPROVED} and meeting.day <> days.day
        and meeting.starts_at < days.starts_at) as "isFirstDay"
    from days join registration on registration.id = days.registration_id
    where registration.edition_id = ${editionId} and registration.cancelled_at is null
      and not exists (select from reminder where reminder.registration_id = days.registration_id
        and reminder.rule = ${rule}
        and (reminder.rule <> 'hours' or reminder.written_at > days.starts_at - interval '3 hours'))
      and not ${isStopped('reminder')} and not ${isFailedAddress()}
      and (registration.programme = 'business' or exists (select from application
        where application.registration_id = registration.id and decision = 'approved'))
    order by days.starts_at, days.registration_id`.execute(db);
  return rows;
}

/** Marks people as reminded. @returns those not marked before; only they get an email */
export async function markReminded(
  transaction: Transaction<Database>,
  rule: ReminderRule,
  people: readonly { registrationId: number; date: string }[],
  now: Date,
): Promise<Set<number>> {
  const { rows } = await sql<{ registration_id: number }>`
    insert into reminder (registration_id, rule, of_day, written_at)
    select registration_id, ${rule}, of_day, ${now}
    from unnest(${people.map(({ registrationId }) => registrationId)}::int[],
      ${people.map(({ date }) => date)}::date[]) as person (registration_id, of_day)
    on conflict do nothing returning registration_id`.execute(transaction);
  return new Set(rows.map(({ registration_id }) => registration_id));
}

/** The recipients, and the language in which to address them. */
export async function readReaders(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select([
      'registration.id',
      'registration.reference',
      'registration.programme',
      'registration.language',
      'registration.visitor_id as visitorId',
      'registration.company_id as companyId',
      'visitor.name',
      'visitor.email',
      'company.name as company',
    ])
    .where(sql<boolean>`registration.id = any(${[...ids]}::int[])`)
    .execute();
}
