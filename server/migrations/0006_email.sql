-- Every message, written in the transaction of its cause.

create table email (
  id               integer generated always as identity primary key,
  kind             text not null,
  edition_id       integer references edition,
  registration_id  integer references registration on delete cascade,
  organiser_id     integer references organiser on delete cascade,
  -- Of a status mail: the schedule that it tells. One mail for each schedule.
  schedule_version integer,
  -- The same for every attempt: a mail server that took it twice can tell.
  message_id       text not null constraint email_message_id_once unique,
  recipient_name   text not null,
  recipient        text not null,
  subject          text not null,
  -- What the message says, as it was when its cause happened. Links are made when it is sent.
  content          jsonb not null,
  -- unsent: no mail server was configured.
  state            text not null constraint email_state check (state in ('queued', 'sent', 'failed', 'unsent')),
  -- Whether a job for it exists.
  is_handed_over   boolean not null default false,
  attempts         integer not null default 0,
  -- Set while an attempt is under way.
  attempt_began_at timestamptz,
  -- The mail server's own words, or why it could not be reached.
  last_error       text,
  last_attempt_at  timestamptz,
  -- Of a failed message: when it is tried again; null when it is not.
  next_attempt_at  timestamptz,
  sent_at          timestamptz,
  created_at       timestamptz not null,
  -- What the dashboard finds it by.
  search_text      text not null generated always as (lower(subject || E'\n' || recipient)) stored
);
create unique index email_schedule_once on email (registration_id, kind, schedule_version)
  where schedule_version is not null;
create index email_of_registration on email (registration_id, kind, id desc);
create index email_to_hand_over on email (id)
  where not is_handed_over and (state = 'queued' or state = 'failed' and next_attempt_at is not null);
-- Lists and counts are read from these alone, without the messages themselves.
create index email_newest on email (id desc) include (state, kind, search_text);
create index email_by_state on email (state, id desc) include (kind, search_text);
