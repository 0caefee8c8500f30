-- What organisers and visitors do with meetings after they are booked.

alter table claim
  -- A rejected meeting that the visitor gave up, told apart from one that an organiser rejected.
  add column cancelled_by text constraint claim_cancelled_by check (cancelled_by in ('visitor')),
  -- Why an admin allowed an hour that is none of the edition's.
  add column off_grid_reason text,
  -- Once a mailed calendar file held it, a later one must take it back.
  add column in_calendar boolean not null default false,
  add constraint claim_cancelled_is_rejected check (cancelled_by is null or status = 3);

create or replace view meeting as
  select id, registration_id, exhibitor_id, day, hour, place, starts_at, status, version,
    cancelled_by, off_grid_reason, in_calendar
  from claim where status <> 1;

alter table registration
  -- Shown and searched in the dashboard; follows from meetings and mail, and is written with every change of them.
  add column state text not null default 'Pending' constraint registration_state
    check (state in ('Pending', 'Approved', 'Rejected', 'Email Sent')),
  -- Raised by every change of its meetings: mail that was sent at this version is still true.
  add column schedule_version integer not null default 1,
  -- Name, company and company size in lower case.
  add column search_text text not null default '';
update registration set search_text = lower(concat_ws(' ', visitor.name, company.name, company.size))
  from visitor, company where visitor.id = visitor_id and company.id = registration.company_id;

-- The dashboard's lists are the newest first.
create index registration_newest on registration (edition_id, programme, id desc) where cancelled_at is null;

-- Keys of mailed links: each opens the schedule of one registration.
create table access_key (
  -- SHA-256 of the key: what is stored opens nothing.
  key_hash         bytea primary key,
  registration_id  integer not null references registration on delete cascade,
  created_at       timestamptz not null,
  expires_at       timestamptz not null
);
create index access_key_of_registration on access_key (registration_id);
