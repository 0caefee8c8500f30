-- Approved meetings by time: on the days of the fair each page asks for those of an hour.
create index claim_approved_by_time on claim (starts_at) where status = 4;
-- Who has lost a meeting of an hour.
create index claim_rejected_by_time on claim (starts_at) where status = 3;

-- Secret links of screens on a wall of the fair, on which nobody is logged in.
create table wall_key (
  key_hash      bytea primary key,
  edition_id    integer not null references edition,
  organiser_id  integer not null references organiser,
  created_at    timestamptz not null,
  expires_at    timestamptz not null
);
create index wall_key_of_edition on wall_key (edition_id);

-- When an organiser was last at the Overview, and since when it tells what has happened.
create table overview_visit (
  organiser_id  integer primary key references organiser on delete cascade,
  since         timestamptz not null,
  seen_at       timestamptz not null
);
create index audit_entry_by_time on audit_entry (at);
