-- The stays and room types that an edition offers: how many nights a free stay has, on how many of the first days one
-- begins, and the names of the room types. What is booked keeps its nights and its type.
alter table edition
  add column stay_nights smallint not null default 2
    constraint edition_stay_nights check (stay_nights between 1 and 14),
  add column stay_arrivals smallint not null default 3
    constraint edition_stay_arrivals check (stay_arrivals between 1 and 14),
  add column room_types text[] not null default '{Two Single Bed,One Double Bed}'
    constraint edition_room_types check (cardinality(room_types) between 1 and 8);

alter table booking drop constraint booking_room_type;
alter table room_quota drop constraint room_quota_type;
alter table room_wait drop constraint room_wait_type;
