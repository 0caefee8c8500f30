-- Invitations, password resets, second factors; and who did what and when.

alter table organiser
  -- Null until an invited organiser has chosen one.
  alter column password_hash drop not null,
  add column totp_secret text,
  -- Null while it is being set up.
  add column totp_confirmed_at timestamptz,
  -- A code opens once: the step of the last one that did.
  add column totp_last_step bigint;

-- Mailed links by which a password is chosen.
create table password_link (
  -- SHA-256 of the key: what is stored opens nothing.
  key_hash      bytea primary key,
  organiser_id  integer not null references organiser on delete cascade,
  purpose       text not null constraint password_link_purpose check (purpose in ('invitation', 'reset')),
  created_at    timestamptz not null,
  expires_at    timestamptz not null
);
create index password_link_of_organiser on password_link (organiser_id);

create table audit_entry (
  id               bigint generated always as identity primary key,
  at               timestamptz not null,
  actor_kind       text not null constraint audit_entry_actor check (actor_kind in ('organiser', 'visitor', 'system')),
  organiser_id     integer references organiser,
  -- As it was known then: an e-mail address, or a visitor's reference.
  actor            text not null,
  -- noun.verb, such as 'meeting.approve'.
  action           text not null,
  -- What it was done to, in words.
  subject          text not null,
  registration_id  integer,
  before           jsonb,
  after            jsonb
);
create index audit_entry_of_registration on audit_entry (registration_id, id desc) where registration_id is not null;
-- When an organiser was last seen.
create index audit_entry_of_organiser on audit_entry (organiser_id, id desc) where organiser_id is not null;

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is only added to';
end $$;
create trigger audit_entry_kept before update or delete on audit_entry
  for each row execute function refuse_rewriting();
create trigger audit_trail_kept before truncate on audit_entry
  for each statement execute function refuse_rewriting();
