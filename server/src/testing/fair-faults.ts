// Counts inconsistencies in a fair that organisers change while visitors book, for race tests.
import type { TestApp } from './test-app.ts';

/** Nothing is wrong. */
export const NO_FAULT = { overlaps: 0, offGrid: 0, blocked: 0, withdrawn: 0, untold: 0, elsewhere: 0 };
export type Faults = typeof NO_FAULT;

/**
 * In all editions: claims that overlap; that are in no slot of the edition, or have a wrong instant; in blocked hours;
 * with archived exhibitors; registrations with changed meetings but no email; and people whose last email names a
 * different exhibitor or booth from the one where they are expected.
 */
export async function faultsOf({ database }: TestApp): Promise<Faults> {
  const { rows } = await database.pool.query(`
    select
      (select count(*)::int from claim one join claim other
        on one.id < other.id and one.day = other.day and one.status <> 3 and other.status <> 3
          and one.minute < other.minute + other.length and other.minute < one.minute + one.length
          and (one.exhibitor_id = other.exhibitor_id and one.place = other.place
            or one.registration_id = other.registration_id)) as overlaps,
      (select count(*)::int from claim join exhibitor on exhibitor.id = exhibitor_id
          join edition on edition.id = edition_id
        where status not in (3, 5) and off_grid_reason is null
          and (not claim.minute = any(starts) or day not between 1 and cardinality(dates)
            or starts_at <> (dates[day] + claim.minute * interval '1 minute') at time zone time_zone)) as "offGrid",
      (select count(*)::int from claim join blocked_slot using (exhibitor_id, day)
        where status not in (3, 5) and off_grid_reason is null
          and claim.minute < blocked_slot.minute + blocked_slot.length
          and blocked_slot.minute < claim.minute + claim.length) as blocked,
      (select count(*)::int from claim join exhibitor on exhibitor.id = exhibitor_id
        where status not in (3, 5) and off_grid_reason is null and archived_at is not null) as withdrawn,
      (select count(*)::int from registration where schedule_version > 1 and not exists (
        select from email where registration_id = registration.id and kind in ('meetings-changed', 'exhibitor-changed'))) as untold,
      (select count(*)::int from meeting join exhibitor on exhibitor.id = exhibitor_id
        where status in (2, 4) and not exists (
          select from jsonb_array_elements((select content -> 'meetings' from email
            where registration_id = meeting.registration_id order by id desc limit 1)) as said
          where said ->> 'exhibitor' = company_name and said ->> 'boothNumber' = booth_number)) as elsewhere`);
  return rows[0];
}
