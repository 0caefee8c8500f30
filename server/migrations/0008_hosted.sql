-- The Hosted Buyer programme: applications, documents, bookings, payments, attendance, refunds.

alter table edition
  add column hosted_minimum            integer not null default 8,
  add column hosted_maximum            integer not null default 8,
  -- What accepted buyers commit to, as the programme text says it.
  add column hosted_programme_meetings integer not null default 12,
  add column hosted_meetings_a_day     integer not null default 3,
  add column hosted_stage_programs     integer not null default 2,
  -- Held meetings after which the deposit is due back, and in about how many days.
  add column refund_after_meetings     integer not null default 4,
  add column refund_within_days        integer not null default 30,
  -- Sen of the currency below.
  add column deposit_sen               integer not null default 90000 constraint edition_deposit check (deposit_sen > 0),
  add column extra_night_sen           integer not null default 45000
    constraint edition_extra_night check (extra_night_sen >= 0),
  add column currency                  text not null default 'MYR',
  add column terms_version             text not null default '1',
  -- Documents and passport numbers are deleted this long after the last day.
  add column documents_kept_days       integer not null default 30
    constraint edition_documents_kept check (documents_kept_days between 0 and 3650),
  add constraint edition_hosted_limits check (hosted_minimum between 1 and hosted_maximum);

-- Prices, terms and contacts travel with the lists: servers read them again when they change.
create function raise_own_catalogue_version() returns trigger language plpgsql as $$
begin
  if new.catalogue_version = old.catalogue_version then
    new.catalogue_version := old.catalogue_version + 1;
  end if;
  return new;
end $$;
create trigger edition_changed before update on edition
  for each row execute function raise_own_catalogue_version();

-- One hosted registration's application.
create table application (
  registration_id    integer primary key references registration on delete cascade,
  decision           text not null default 'pending' constraint application_decision
    check (decision in ('pending', 'approved', 'rejected')),
  -- What the dashboard's Status column says: follows from the decision and its mail.
  state              text not null default 'Pending' constraint application_state
    check (state in ('Pending', 'Approved', 'Rejected', 'Email Sent')),
  decided_at         timestamptz,
  -- The message that tells the decision.
  decision_email_id  integer references email on delete set null,
  terms_version      text not null,
  terms_accepted_at  timestamptz not null,
  -- When the buyer's eight meetings were saved; they are saved once.
  meetings_saved_at  timestamptz,
  version            integer not null default 1
);
create index application_of_email on application (decision_email_id) where decision_email_id is not null;

-- Files that came with an application; their content lies in the file store.
create table document (
  id               integer generated always as identity primary key,
  registration_id  integer not null references registration on delete cascade,
  kind             text not null constraint document_kind
    check (kind in ('business-card', 'company-certificate', 'passport')),
  filename         text not null,
  media_type       text not null constraint document_media_type
    check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  -- Of the content as it is kept: images are written anew.
  size_bytes       integer not null,
  position         integer not null,
  -- Where the file store has it; null once it is deleted.
  storage_name     text constraint document_storage_name_once unique,
  created_at       timestamptz not null,
  deleted_at       timestamptz
);
create index document_of_registration on document (registration_id, position);

-- Files whose content is to go from the file store, and files on their way in: whatever is left here after an hour
-- belongs to no document.
create table stray_file (
  storage_name  text primary key,
  noted_at      timestamptz not null
);

-- Single-use addresses of a document, each for one organiser.
create table document_address (
  -- SHA-256 of what stands in the address.
  token_hash    bytea primary key,
  document_id   integer not null references document on delete cascade,
  organiser_id  integer not null references organiser on delete cascade,
  -- It ends with the session that asked for it.
  session_hash  bytea not null references organiser_session on delete cascade,
  expires_at    timestamptz not null
);
create index document_address_of_session on document_address (session_hash);

-- Something that was sealed with the data key of this database: another key does not open it, and the start says so.
create table data_key_check (
  is_only  boolean primary key default true constraint data_key_check_once check (is_only),
  sealed   bytea not null
);

-- Who looked at which document.
create table document_view (
  id            bigint generated always as identity primary key,
  document_id   integer not null references document on delete cascade,
  organiser_id  integer not null references organiser,
  way           text not null constraint document_view_way check (way in ('preview', 'download')),
  at            timestamptz not null
);
create index document_view_of_document on document_view (document_id, id desc);

-- The stay of an approved buyer; one for each registration. Amounts and terms are those it was made under.
create table booking (
  id                   integer generated always as identity primary key,
  registration_id      integer not null constraint booking_registration_once unique references registration on delete cascade,
  name                 text not null,
  email                text not null,
  phone_number         text not null,
  -- Sealed; null once it is deleted.
  passport             bytea,
  additional_name      text,
  additional_passport  bytea,
  stay_from            date not null,
  stay_to              date not null,
  room_type            text not null constraint booking_room_type check (room_type in ('Two Single Bed', 'One Double Bed')),
  extra_nights         date[] not null,
  deposit_sen          integer not null,
  extra_night_sen      integer not null,
  total_sen            integer not null,
  currency             text not null,
  terms_version        text not null,
  terms_accepted_at    timestamptz not null,
  version              integer not null default 1,
  created_at           timestamptz not null,
  updated_at           timestamptz not null,
  constraint booking_total check (total_sen = deposit_sen + extra_night_sen * cardinality(extra_nights))
);

-- One attempt to pay a booking.
create table payment (
  id                  integer generated always as identity primary key,
  booking_id          integer not null references booking on delete cascade,
  -- Unguessable: named to the provider and in the return address.
  reference           text not null constraint payment_reference_once unique,
  provider            text not null constraint payment_provider check (provider in ('test', 'stripe')),
  method              text not null constraint payment_method check (method in ('credit', 'online')),
  amount_sen          integer not null,
  currency            text not null,
  state               text not null default 'open' constraint payment_state
    check (state in ('open', 'paid', 'failed', 'expired')),
  -- The provider's own name of the attempt, and where the buyer is sent; null until it was reached.
  provider_id         text,
  redirect_url        text,
  -- The provider's name of the money that came; set when paid.
  transaction_id      text constraint payment_transaction_once unique,
  -- Another attempt of the booking was paid before: all of this one goes back.
  is_surplus          boolean not null default false,
  -- Something that organisers must look at, in words.
  attention           text,
  created_at          timestamptz not null,
  -- After this the provider takes no money for it.
  expires_at          timestamptz not null,
  ended_at            timestamptz,
  last_asked_at       timestamptz,
  ask_count           integer not null default 0,
  -- When the sweeper asks the provider next; null when it need not.
  next_ask_at         timestamptz,
  constraint payment_provider_id_once unique (provider, provider_id),
  constraint payment_paid_has_transaction check ((state = 'paid') = (transaction_id is not null))
);
-- One attempt at a time, and one that counts as the booking's.
create unique index payment_open_once on payment (booking_id) where state = 'open';
create unique index payment_settling_once on payment (booking_id) where state = 'paid' and not is_surplus;
create index payment_to_ask on payment (next_ask_at) where next_ask_at is not null;

-- Money as it moved, and everything the provider said; only added to.
create table payment_entry (
  id              bigint generated always as identity primary key,
  payment_id      integer not null references payment on delete cascade,
  at              timestamptz not null,
  -- received and refunded move money; the others tell what was heard or done.
  kind            text not null constraint payment_entry_kind
    check (kind in ('started', 'received', 'refunded', 'failed', 'expired', 'ignored', 'refused')),
  -- Of 'received' positive, of 'refunded' negative, else 0.
  amount_sen      integer not null default 0,
  currency        text not null,
  transaction_id  text,
  -- How it was learnt: webhook, return, requery, sweeper, organiser.
  source          text not null,
  note            text not null default ''
);
create index payment_entry_of_payment on payment_entry (payment_id, id);
create unique index payment_entry_money_once on payment_entry (kind, transaction_id)
  where kind in ('received', 'refunded');
create trigger payment_entry_kept before update on payment_entry
  for each row execute function refuse_rewriting();

-- Money that goes back: once for each payment.
create table refund (
  id              integer generated always as identity primary key,
  payment_id      integer not null constraint refund_payment_once unique references payment on delete cascade,
  amount_sen      integer not null constraint refund_amount check (amount_sen > 0),
  reason          text not null,
  -- requested: the provider is being asked. manual: the provider refused, money is sent by hand.
  state           text not null constraint refund_state check (state in ('requested', 'refunded', 'manual')),
  -- The provider's name of it, or the reference of the transfer by hand.
  transaction_id  text,
  organiser_id    integer not null references organiser,
  -- What the provider said when it refused.
  refusal         text,
  requested_at    timestamptz not null,
  ended_at        timestamptz
);

-- What the built-in test bank knows: kept apart from the payments, like a bank of its own.
create table test_bank_payment (
  id             text primary key,
  -- The shop's name of it: asked for twice, it is the same payment.
  reference      text not null constraint test_bank_reference_once unique,
  amount_sen     integer not null constraint test_bank_amount check (amount_sen > 0),
  currency       text not null,
  method         text not null constraint test_bank_method check (method in ('credit', 'online')),
  pay_to         text not null,
  payer_name     text not null,
  payer_email    text not null,
  return_url     text not null,
  -- What was decided here. An open one is paid from pays_at on, and else expired from expires_at on.
  state          text not null default 'open' constraint test_bank_state check (state in ('open', 'paid', 'failed', 'expired')),
  -- A promise to pay later, which nobody takes back.
  pays_at        timestamptz,
  -- The name of the money, should it come.
  transaction_id text not null constraint test_bank_transaction_once unique,
  refund_key     text,
  refund_id      text,
  refunded_sen   integer constraint test_bank_refund check (refunded_sen between 1 and amount_sen),
  created_at     timestamptz not null,
  expires_at     timestamptz not null,
  constraint test_bank_refund_whole check (num_nulls(refund_key, refund_id, refunded_sen) in (0, 3))
);

-- Whether a meeting took place, who said so, and how.
drop view meeting;
alter table claim
  add column attendance text constraint claim_attendance check (attendance in ('held', 'missed')),
  add column attendance_at timestamptz,
  -- An organiser, or null where the exhibitor said so.
  add column attendance_by integer references organiser,
  add column attendance_way text constraint claim_attendance_way check (attendance_way in ('dashboard', 'exhibitor-link')),
  add constraint claim_attendance_of_meeting check (attendance is null or status <> 1);
create view meeting as
  select id, registration_id, exhibitor_id, day, hour, place, starts_at, status, version,
    cancelled_by, off_grid_reason, in_calendar, attendance, attendance_at, attendance_by, attendance_way
  from claim where status <> 1;

-- Secret links by which an exhibitor sees its meetings and marks them.
create table exhibitor_key (
  key_hash      bytea primary key,
  exhibitor_id  integer not null references exhibitor on delete cascade,
  organiser_id  integer not null references organiser,
  created_at    timestamptz not null,
  expires_at    timestamptz not null
);
create index exhibitor_key_of_exhibitor on exhibitor_key (exhibitor_id);
alter table audit_entry
  drop constraint audit_entry_actor,
  add constraint audit_entry_actor check (actor_kind in ('organiser', 'visitor', 'exhibitor', 'system'));
