-- Tags that staff put on registrations, and tasks that are given about many at once.
create table tag (
  id           integer generated always as identity primary key,
  edition_id   integer not null references edition,
  name         text not null,
  -- Spellings that differ only in case, accents or width are one tag.
  folded_name  text not null generated always as (fold_for_search(name)) stored,
  created_at   timestamptz not null
);
create unique index tag_name_once on tag (edition_id, folded_name);

create table registration_tag (
  tag_id           integer not null references tag on delete cascade,
  registration_id  integer not null references registration on delete cascade,
  primary key (tag_id, registration_id)
);
create index registration_tag_of_registration on registration_tag (registration_id);

-- Of tasks that were given together: a call that is repeated adds none twice.
alter table person_task add batch uuid;
create unique index person_task_once_in_batch on person_task (batch, registration_id) where batch is not null;
