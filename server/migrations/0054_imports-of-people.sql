-- A file to import is of exhibitors, or of people who are to be registered. What a file of people has about them is
-- deleted after some days, and when a person is erased.

alter table import_file
  add column kind text not null default 'exhibitors'
    constraint import_file_kind check (kind in ('exhibitors', 'registrations')),
  -- When the file, its rows and what was quoted from it were deleted; null where they are there.
  add column forgotten_at timestamptz;

-- The folded address of the person in a row; null for exhibitors.
alter table import_row add column email text;

-- Each kind has choices of its own: 'Name' is the company in a list of exhibitors, and the person in one of people.
alter table import_memory
  add column import_kind text not null default 'exhibitors',
  drop constraint import_memory_pkey,
  add primary key (edition_id, import_kind, kind, key);

-- The registrations that an import made, the first row of each in the file, and a fingerprint of what it left.
create table import_registration (
  import_id        integer not null references import_file on delete cascade,
  row              integer not null,
  registration_id  integer not null references registration on delete cascade,
  left_as          text,
  primary key (import_id, row)
);
create index import_registration_by_registration on import_registration (registration_id);
