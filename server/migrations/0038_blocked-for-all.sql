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
select edition_id, day, minute, min(length)
from blocked_slot join exhibitor on exhibitor.id = exhibitor_id
where archived_at is null
group by edition_id, day, minute
having count(*) > 1
  and count(*) = (select count(*) from exhibitor counted where counted.edition_id = exhibitor.edition_id and archived_at is null);

create function block_for_new_exhibitor() returns trigger language plpgsql as $$
begin
  insert into blocked_slot (exhibitor_id, day, minute, length)
  select new.id, day, minute, length from blocked_for_all where edition_id = new.edition_id
  on conflict do nothing;
  return null;
end $$;

create trigger exhibitor_blocked after insert on exhibitor
  for each row execute function block_for_new_exhibitor();
create trigger exhibitor_blocked_again after update of archived_at on exhibitor
  for each row when (old.archived_at is not null and new.archived_at is null)
  execute function block_for_new_exhibitor();
