-- What organisers change and write about a person: the version of the contact, notes, and tasks.
alter table registration add contact_version integer not null default 1;

create table person_note (
  id               integer generated always as identity primary key,
  registration_id  integer not null references registration on delete cascade,
  organiser_id     integer not null references organiser,
  content          text not null,
  created_at       timestamptz not null,
  changed_at       timestamptz,
  version          integer not null default 1
);
create index person_note_of_registration on person_note (registration_id, id desc);

-- What is to be done about a person, by whom and on which day.
create table person_task (
  id               integer generated always as identity primary key,
  registration_id  integer not null references registration on delete cascade,
  content          text not null,
  -- Null for whoever comes first.
  assignee_id      integer references organiser,
  due_on           date,
  created_by       integer not null references organiser,
  created_at       timestamptz not null,
  done_by          integer references organiser,
  done_at          timestamptz,
  version          integer not null default 1,
  constraint person_task_done check ((done_at is null) = (done_by is null))
);
create index person_task_of_registration on person_task (registration_id, id);
create index person_task_of_assignee on person_task (assignee_id, due_on) where done_at is null;
