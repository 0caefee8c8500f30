-- How many rooms of a type an edition has for a stay, and who waits for one.

create table room_quota (
  edition_id  integer not null references edition on delete cascade,
  stay_from   date not null,
  room_type   text not null constraint room_quota_type check (room_type in ('Two Single Bed', 'One Double Bed')),
  -- Without a row there is no limit. Whoever takes a room locks its row: two never take the last one.
  places      integer not null constraint room_quota_places check (places between 0 and 100000),
  primary key (edition_id, stay_from, room_type)
);

create table room_wait (
  id               integer generated always as identity primary key,
  registration_id  integer not null references registration on delete cascade,
  stay_from        date not null,
  room_type        text not null constraint room_wait_type check (room_type in ('Two Single Bed', 'One Double Bed')),
  joined_at        timestamptz not null,
  -- Until when a room is kept for whoever was offered one; null before it was.
  offered_until    timestamptz,
  constraint room_wait_once unique (registration_id, stay_from, room_type)
);
create index room_wait_in_order on room_wait (stay_from, room_type, joined_at, id);
create index booking_of_room on booking (stay_from, room_type);
