-- People at the desk of the fair have a role of their own, and what a device sends of their work is settled once.

alter table organiser
  drop constraint organiser_role,
  add constraint organiser_role check (role in ('desk', 'viewer', 'editor', 'admin'));

-- One row for each mark or walk-in that a device has sent, with the answer it got: sent again, it gets the same.
create table desk_record (
  id               uuid primary key,
  organiser_id     integer not null references organiser,
  -- Null where nobody was found.
  registration_id  integer references registration on delete cascade,
  received_at      timestamptz not null,
  -- As it was sent, without id.
  answer           jsonb not null
);
create index desk_record_of_registration on desk_record (registration_id);
