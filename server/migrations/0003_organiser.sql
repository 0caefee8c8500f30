-- Staff with a login, and their sessions.

create table organiser (
  id             integer generated always as identity primary key,
  email          text not null,
  folded_email   text not null constraint organiser_email_once unique,
  password_hash  text not null,
  role           text not null constraint organiser_role check (role in ('viewer', 'editor', 'admin')),
  disabled_at    timestamptz,
  created_at     timestamptz not null
);

create table organiser_session (
  -- SHA-256 of the token: what is stored opens nothing.
  token_hash    bytea primary key,
  organiser_id  integer not null references organiser on delete cascade,
  created_at    timestamptz not null,
  last_seen_at  timestamptz not null
);
create index organiser_session_by_organiser on organiser_session (organiser_id);
