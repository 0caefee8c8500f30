-- Deletions of documents that a change of settings causes: they wait, with the people concerned, and can be taken back.

create table document_deletion (
  id          integer generated always as identity primary key,
  edition_id  integer not null references edition on delete cascade,
  -- Nothing of the edition is deleted before.
  due_at      timestamptz not null,
  -- When the documents were due before the change: until then they are kept once it is taken back.
  kept_until  timestamptz not null,
  asked_at    timestamptz not null,
  asked_by    text not null,
  -- waiting: until due_at. kept: taken back. ended: the settings were changed back.
  state       text not null default 'waiting'
    constraint document_deletion_state check (state in ('waiting', 'kept', 'ended'))
);
create index document_deletion_by_edition on document_deletion (edition_id, id desc);

create table document_deletion_person (
  deletion_id      integer not null references document_deletion on delete cascade,
  registration_id  integer not null references registration on delete cascade,
  primary key (deletion_id, registration_id)
);
create index document_deletion_person_by_registration on document_deletion_person (registration_id);
