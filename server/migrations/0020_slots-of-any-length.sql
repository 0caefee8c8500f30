-- A slot starts at any minute of the day and has a length: overlap is refused here, as double booking always was.

create extension if not exists btree_gist;

alter table edition
  add column slot_minutes integer not null default 60
    constraint edition_slot_minutes check (slot_minutes between 5 and 480);
alter table edition rename column hours to starts;
update edition set starts = array(select start * 60 from unnest(starts) with ordinality as one (start, at) order by at);

alter table blocked_slot rename column hour to minute;
alter table blocked_slot add column length integer not null default 60
  constraint blocked_slot_length check (length > 0);
update blocked_slot set minute = minute * 60;
alter table blocked_slot add constraint blocked_slot_minute check (minute >= 0 and minute + length <= 1440);

-- Nobody is told: the same slots are taken as before.
alter table claim disable trigger claim_changed;
alter table claim rename column hour to minute;
alter table claim
  drop constraint claim_hour,
  add column length integer not null default 60 constraint claim_length check (length > 0);
update claim set minute = minute * 60;
alter table claim enable trigger claim_changed;
alter table claim
  add constraint claim_minute check (minute >= 0 and minute + length <= 1440),
  -- A rejected meeting frees its place. The unique index on places stays: most compete for the same start.
  add constraint claim_place_overlap exclude using gist
    (exhibitor_id with =, day with =, place with =, int4range(minute, minute + length) with &&)
    where (status <> 3),
  add constraint claim_registration_overlap exclude using gist
    (registration_id with =, day with =, int4range(minute, minute + length) with &&)
    where (status <> 3 and registration_id is not null),
  add constraint claim_draft_overlap exclude using gist
    (draft_id with =, day with =, int4range(minute, minute + length) with &&)
    where (status = 1);

drop index claim_registration_slot_once, claim_draft_slot_once;

alter view meeting rename column hour to minute;
create or replace view meeting as
  select id, registration_id, exhibitor_id, day, minute, place, starts_at, status, version,
    cancelled_by, off_grid_reason, in_calendar, attendance, attendance_at, attendance_by, attendance_way, released_at,
    rejection_reason, length
  from claim where status <> 1;

-- What waits to be told names hours in the old form: every page reads its list again instead.
update slot_change set slots = '*';

-- As before, with what a claim covers: exhibitor.day.minute.length.
create or replace function announce_claims() returns trigger language plpgsql as $$
declare
  most constant integer := 400;
  slots text[];
begin
  if tg_op = 'INSERT' then
    slots := array(select concat_ws('.', exhibitor_id, day, minute, length) from after limit most + 1);
  elsif tg_op = 'DELETE' then
    slots := array(select concat_ws('.', exhibitor_id, day, minute, length) from before limit most + 1);
  else
    -- A renewal or an approval changes nothing for others.
    slots := array(
      select unnest(array[
        concat_ws('.', earlier.exhibitor_id, earlier.day, earlier.minute, earlier.length),
        concat_ws('.', later.exhibitor_id, later.day, later.minute, later.length)])
      from before earlier join after later using (id)
      where (earlier.exhibitor_id, earlier.day, earlier.minute, earlier.length, earlier.place, earlier.status = 3)
        is distinct from (later.exhibitor_id, later.day, later.minute, later.length, later.place, later.status = 3)
      limit most + 1);
  end if;
  if cardinality(slots) > most then
    insert into slot_change (slots) values ('*');
  elsif cardinality(slots) > 0 then
    insert into slot_change (slots) values (array_to_string(slots, ','));
  end if;
  return null;
end $$;
