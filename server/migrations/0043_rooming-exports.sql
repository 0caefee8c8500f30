-- The rooming lists that a hotel was given, to tell it what changed since; never with a passport number.

create table rooming_export (
  id             integer generated always as identity primary key,
  edition_id     integer not null references edition on delete cascade,
  organiser_id   integer not null references organiser,
  at             timestamptz not null,
  had_passports  boolean not null,
  rooms          integer not null
);
create index rooming_export_of_edition on rooming_export (edition_id, id desc);

-- One for each booking of the last list. An erasure removes those of the person.
create table rooming_export_row (
  export_id        integer not null references rooming_export on delete cascade,
  registration_id  integer not null references registration on delete cascade,
  content          jsonb not null,
  primary key (export_id, registration_id)
);
create index rooming_export_row_of_registration on rooming_export_row (registration_id);

-- When a passport number was last given, so that a change of one shows without the number.
alter table booking add column passports_at timestamptz not null default now();
update booking set passports_at = created_at;

create index payment_of_booking on payment (booking_id);
