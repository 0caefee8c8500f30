-- Hours that are blocked for all exhibitors of an edition, such as an opening ceremony: those that appear later get them.

create table blocked_for_all (
  edition_id  integer not null references edition on delete cascade,
  day         integer not null,
  minute      integer not null,
  length      integer not null,
  primary key (edition_id, day, minute),
  constraint blocked_for_all_minute check (minute >= 0 and length > 0 and minute + length <= 1440)
);

-- What every exhibitor has today was blocked for all.
insert into blocked_for_all (edition_id, day, minute, length)
select edition_id, day, minute, length
from blocked_slot join exhibitor on exhibitor.id = exhibitor_id
where archived_at is null
group by edition_id, day, minute, length
having count(*) > 1
  and count(*) = (select count(*) from exhibitor counted where counted.edition_id = exhibitor.edition_id and archived_at is null);

-- Archived ones have the hours when they are restored.
insert into blocked_slot (exhibitor_id, day, minute, length)
select exhibitor.id, day, minute, length from blocked_for_all join exhibitor using (edition_id)
where archived_at is not null
on conflict do nothing;

-- Whoever blocks an hour for all has the edition's lock: it is taken first, and the hours are read after that.
create function block_for_new_exhibitors() returns trigger language plpgsql as $$
begin
  perform from edition where id in (select edition_id from added) order by id for no key update;
  insert into blocked_slot (exhibitor_id, day, minute, length)
  select added.id, blocked.day, blocked.minute, blocked.length
  from added join blocked_for_all blocked using (edition_id)
  on conflict do nothing;
  return null;
end $$;
create trigger exhibitor_blocked after insert on exhibitor referencing new table as added
  for each statement execute function block_for_new_exhibitors();
