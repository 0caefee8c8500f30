-- Documents that an organiser asks an applicant for, and the private links by which they are handed in.

create table document_request (
  id               integer generated always as identity primary key,
  registration_id  integer not null references registration on delete cascade,
  kind             text not null constraint document_request_kind
    check (kind in ('business-card', 'company-certificate', 'passport')),
  -- In the organiser's words, as the applicant reads them; empty once the documents are deleted.
  reason           text not null,
  state            text not null default 'asked' constraint document_request_state
    check (state in ('asked', 'handed-in', 'withdrawn')),
  -- The message that asks; null once it is gone.
  email_id         integer references email on delete set null,
  asked_by         integer not null references organiser,
  asked_at         timestamptz not null,
  -- When it was handed in or withdrawn.
  ended_at         timestamptz,
  constraint document_request_ended check ((state = 'asked') = (ended_at is null))
);
create index document_request_of_registration on document_request (registration_id, id);
create index document_request_of_email on document_request (email_id) where email_id is not null;
-- One of each kind at a time: two letters that ask for the same would be answered twice.
create unique index document_request_once on document_request (registration_id, kind) where state = 'asked';

-- Keys of the mailed links; each sending of a message makes one.
create table document_request_key (
  -- SHA-256 of what stands in the link.
  key_hash     bytea primary key,
  request_id   integer not null references document_request on delete cascade,
  created_at   timestamptz not null,
  expires_at   timestamptz not null
);
create index document_request_key_of_request on document_request_key (request_id);

-- What was handed in stands beside what came with the application.
alter table document
  add column request_id integer references document_request on delete set null;
create index document_of_request on document (request_id) where request_id is not null;
