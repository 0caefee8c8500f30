-- Registrations and their meetings. The database refuses a double booking, not the code before it.

create table company (
  id             integer generated always as identity primary key,
  name           text not null,
  nature         text not null,
  size           text not null,
  website        text not null,
  phone          text not null,
  address_line1  text not null,
  address_line2  text not null,
  city           text not null,
  region         text not null,
  postal_code    text not null,
  country        text not null
);

create table visitor (
  id            integer generated always as identity primary key,
  company_id    integer not null references company,
  name          text not null,
  designation   text not null,
  email         text not null,
  phone_number  text not null
);

create table registration (
  id            integer generated always as identity primary key,
  edition_id    integer not null references edition,
  programme     text not null constraint registration_programme check (programme in ('business', 'hosted')),
  reference     text not null constraint registration_reference_once unique,
  visitor_id    integer not null constraint registration_visitor_once unique references visitor,
  company_id    integer not null constraint registration_company_once unique references company,
  -- Lower case, so that one person writing the address twice in two ways is one person.
  folded_email  text not null,
  cancelled_at  timestamptz,
  created_at    timestamptz not null
);
-- One live registration per e-mail address, programme and edition.
create unique index registration_email_once on registration (edition_id, programme, folded_email)
  where cancelled_at is null;

create table registration_interest (
  registration_id  integer not null references registration on delete cascade,
  sub_category_id  integer not null references sub_category on delete cascade,
  primary key (registration_id, sub_category_id)
);

create table meeting (
  id               integer generated always as identity primary key,
  registration_id  integer not null references registration on delete cascade,
  exhibitor_id     integer not null references exhibitor,
  day              integer not null,
  hour             integer not null constraint meeting_hour check (hour between 0 and 23),
  starts_at        timestamptz not null,
  status           smallint not null default 2 constraint meeting_status check (status in (2, 3, 4)),
  version          integer not null default 1
);
-- A rejected meeting (status 3) frees its slot; every other is live.
create unique index meeting_exhibitor_slot_once on meeting (exhibitor_id, day, hour) where status <> 3;
create unique index meeting_registration_slot_once on meeting (registration_id, day, hour) where status <> 3;
create unique index meeting_registration_exhibitor_once on meeting (registration_id, exhibitor_id) where status <> 3;

-- The answers of submissions that succeeded, so that a repeat gets the first answer again.
create table idempotent_answer (
  key           text not null,
  route         text not null,
  request_hash  text not null,
  answer        jsonb not null,
  created_at    timestamptz not null,
  constraint idempotent_answer_once primary key (route, key)
);
