-- Days and hours that organisers change while meetings stand: bookings see each change whole, or not at all.

alter table edition
  drop constraint edition_slot_minutes,
  add constraint edition_slot_minutes check (slot_minutes between 1 and 480),
  -- Dates that are not the edition's any more and still have meetings. They are its days 101, 102 ...
  add column former_dates date[] not null default '{}';

-- Raised by every change of days, hours, blocked hours and exhibitors that may lose meetings. Whoever books holds the
-- row of the version that the page was made from; whoever changes locks it alone. A row of its own: that of the edition
-- is written with every change of a list.
create table edition_grid (
  edition_id  integer primary key references edition on delete cascade,
  version     integer not null default 1
);
insert into edition_grid (edition_id) select id from edition;

create function add_edition_grid() returns trigger language plpgsql as $$
begin
  insert into edition_grid (edition_id) values (new.id);
  return null;
end $$;
create trigger edition_added after insert on edition for each row execute function add_edition_grid();

-- Servers read days and hours again when they change.
create function raise_catalogue_version_of_grid() returns trigger language plpgsql as $$
begin
  update edition set catalogue_version = catalogue_version + 1 where id = new.edition_id;
  return null;
end $$;
create trigger edition_grid_changed after update on edition_grid
  for each row execute function raise_catalogue_version_of_grid();
