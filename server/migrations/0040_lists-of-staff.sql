-- What the lists of the dashboard are sorted and counted by, and what each organiser prefers.

alter table registration
  -- A status email of this or an earlier schedule was accepted by the mail server.
  add column was_mailed boolean not null default false,
  add column pending_meetings smallint not null default 0;
update registration set pending_meetings = counted.pending from (
  select registration_id, count(*) filter (where status = 2) as pending from meeting group by registration_id
) as counted where counted.registration_id = registration.id;
update registration set was_mailed = true where id in (
  select registration_id from email where kind in ('meeting-status', 'meetings-changed') and state = 'sent');
create index registration_by_state on registration (edition_id, programme, state, was_mailed, id desc)
  where cancelled_at is null;

-- Compared by code points, so that the order is the same on every installation.
alter table visitor
  add column sort_name text collate "C" not null generated always as (fold_for_search(name)) stored;
create index visitor_by_name on visitor (sort_name);
alter table company
  add column sort_name text collate "C" not null generated always as (fold_for_search(name)) stored;
create index company_by_name on company (sort_name);
create index email_failed_status on email (registration_id, schedule_version)
  where kind = 'meeting-status' and state = 'failed';

-- Page size, density, columns, keys and first page of each organiser.
create table organiser_preference (
  organiser_id  integer primary key references organiser on delete cascade,
  preferences   jsonb not null
);

-- Searches of a list that staff save under a name, for everyone who works on the edition.
create table saved_view (
  id          integer generated always as identity primary key,
  edition_id  integer not null references edition,
  list        text not null,
  name        text not null,
  -- The address's query.
  query       text not null,
  saved_by    integer references organiser on delete set null,
  saved_at    timestamptz not null
);
create unique index saved_view_name_once on saved_view (edition_id, list, lower(name));
