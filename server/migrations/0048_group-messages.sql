-- Messages of organisers to many people; who wants none; and addresses at which mail fails.
create table group_message (
  id             integer generated always as identity primary key,
  edition_id     integer not null references edition,
  version        integer not null default 1,
  state          text not null default 'draft'
    constraint group_message_state check (state in ('draft', 'scheduled', 'started', 'stopped')),
  -- The programme, and either a filter of its list or the ids of registrations.
  audience       jsonb not null,
  -- Subject and text by language.
  words          jsonb not null default '{}',
  -- Raised by every change of the words: a test counts for the words that it showed.
  words_version  integer not null default 1,
  -- Readers of a language without words get the English ones.
  in_english     boolean not null default false,
  -- People for whom a field is empty are left out.
  skips_unknown  boolean not null default false,
  send_at        timestamptz,
  started_at     timestamptz,
  stopped_at     timestamptz,
  -- When it was to be sent and was not, because the program did not run for too long.
  missed_at      timestamptz,
  -- As it was started: how many were written, who was left out and why, and how many were withdrawn by a stop.
  written        integer not null default 0,
  left_out       jsonb not null default '{}',
  withdrawn      integer not null default 0,
  created_by     integer references organiser,
  created_at     timestamptz not null,
  changed_at     timestamptz not null,
  constraint group_message_scheduled check (state <> 'scheduled' or send_at is not null)
);
create index group_message_of_edition on group_message (edition_id, id desc);
create index group_message_due on group_message (send_at) where state = 'scheduled';

alter table email add group_message_id integer references group_message;
-- Of a test: the version of the words that it shows.
alter table email add tested_words integer;
-- Nobody gets a message twice, whatever is retried. Tests go to organisers.
create unique index email_group_once on email (group_message_id, registration_id)
  where group_message_id is not null and organiser_id is null;
create index email_group_test on email (group_message_id, id desc) where organiser_id is not null;

-- Addresses that want no messages to groups, or no reminders.
create table mail_stop (
  edition_id    integer not null references edition,
  folded_email  text not null,
  kind          text not null constraint mail_stop_kind check (kind in ('group', 'reminder')),
  stopped_at    timestamptz not null,
  -- Null for the person; otherwise the organiser who was told.
  stopped_by    integer references organiser,
  primary key (edition_id, folded_email, kind)
);

-- Keys of the links with which people choose; they stay valid as long as the registration.
create table mail_choice_key (
  key_hash         bytea primary key,
  registration_id  integer not null references registration on delete cascade,
  -- What the email was: one press stops its kind.
  kind             text not null constraint mail_choice_key_kind check (kind in ('group', 'reminder')),
  created_at       timestamptz not null
);
create index mail_choice_key_of_registration on mail_choice_key (registration_id);

-- Refusals by the mail server, and bounces: a list to work through.
create table failed_address (
  id               integer generated always as identity primary key,
  edition_id       integer not null references edition,
  registration_id  integer not null references registration on delete cascade,
  folded_email     text not null,
  -- address: the mail server refused it. message: it refused what was sent. bounce: it came back later.
  kind             text not null constraint failed_address_kind check (kind in ('address', 'message', 'bounce')),
  -- The mail server's own words, or an organiser's.
  reason           text not null,
  -- The last email that failed; null for one entered by hand.
  email_id         integer references email on delete set null,
  failed_at        timestamptz not null,
  -- Worked through: it leaves the list, and group mail still leaves it out.
  dealt_at         timestamptz,
  dealt_by         integer references organiser,
  constraint failed_address_once unique (registration_id, folded_email, kind)
);
create index failed_address_of_edition on failed_address (edition_id, folded_email);
