-- Who was seen at a desk of the fair: one row for each scan, whose id the device gives, so that one sent twice counts once.
create table desk_scan (
  id               uuid primary key,
  registration_id  integer not null references registration on delete cascade,
  organiser_id     integer not null references organiser,
  -- When it was scanned, which may be long before it was received.
  at               timestamptz not null,
  received_at      timestamptz not null
);
create index desk_scan_of_registration on desk_scan (registration_id, at desc);
create index desk_scan_by_time on desk_scan (at);
