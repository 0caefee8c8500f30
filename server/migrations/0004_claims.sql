-- Holds and meetings are claims on an exhibitor's hour, in one table, so that the database sees both.

-- How many meetings an exhibitor can hold in one hour.
alter table exhibitor
  add column places integer not null default 1 constraint exhibitor_places check (places between 1 and 50);

-- A visitor who is still choosing, known by a random token.
create table draft (
  id           integer generated always as identity primary key,
  edition_id   integer not null references edition,
  -- SHA-256 of the token: what is stored opens nothing.
  token_hash   bytea not null constraint draft_token_once unique,
  created_at   timestamptz not null,
  seen_at      timestamptz not null
);
create index draft_by_age on draft (seen_at);

alter table meeting rename to claim;
alter sequence meeting_id_seq rename to claim_id_seq;
alter table claim rename constraint meeting_pkey to claim_pkey;
alter table claim rename constraint meeting_hour to claim_hour;
alter table claim
  alter column registration_id drop not null,
  add column place integer not null default 1,
  add column draft_id integer references draft on delete cascade,
  -- From where a hold was taken: one address cannot hold the fair.
  add column address text,
  add column held_at timestamptz,
  add column expires_at timestamptz,
  drop constraint meeting_status,
  -- 1 is a hold; 2 pending, 3 rejected and 4 approved are meetings.
  add constraint claim_status check (status in (1, 2, 3, 4)),
  add constraint claim_hold_or_meeting check (
    case when status = 1
      then num_nonnulls(draft_id, address, held_at, expires_at) = 4 and registration_id is null
      else num_nonnulls(draft_id, address, held_at, expires_at) = 0 and registration_id is not null
    end
  );

-- A rejected meeting frees its place; every other claim is live.
drop index meeting_exhibitor_slot_once, meeting_registration_slot_once, meeting_registration_exhibitor_once;
create unique index claim_place_once on claim (exhibitor_id, day, hour, place) where status <> 3;
create unique index claim_registration_slot_once on claim (registration_id, day, hour) where status <> 3;
create unique index claim_registration_exhibitor_once on claim (registration_id, exhibitor_id) where status <> 3;
create unique index claim_draft_slot_once on claim (draft_id, day, hour) where status = 1;
create unique index claim_draft_exhibitor_once on claim (draft_id, exhibitor_id) where status = 1;
-- Few: nearly every exhibitor has one place.
create index claim_further_place on claim (exhibitor_id, day, hour) where place > 1 and status <> 3;
-- By whom, whatever the status: for a person's whole schedule, and for what a deletion takes with it.
create index claim_of_registration on claim (registration_id) where registration_id is not null;
create index claim_of_draft on claim (draft_id) where draft_id is not null;
create index claim_expiring on claim (expires_at) where status = 1;
create index claim_holds_of_address on claim (address) where status = 1;

-- Claims that are meetings.
create view meeting as
  select id, registration_id, exhibitor_id, day, hour, place, starts_at, status, version from claim where status <> 1;

-- Hours that changed and have not been told yet, as exhibitor.day.hour, or '*' for more than can be listed. A server
-- process takes the rows out and notifies all processes: were it done in the transaction that changes, those that
-- book at the same moment would have to commit one after another.
create table slot_change (
  id     bigint generated always as identity primary key,
  slots  text not null
);

create function announce_claims() returns trigger language plpgsql as $$
declare
  most constant integer := 400;
  slots text[];
begin
  if tg_op = 'INSERT' then
    slots := array(select exhibitor_id || '.' || day || '.' || hour from after limit most + 1);
  elsif tg_op = 'DELETE' then
    slots := array(select exhibitor_id || '.' || day || '.' || hour from before limit most + 1);
  else
    -- A renewal or an approval changes nothing for others.
    slots := array(
      select unnest(array[
        earlier.exhibitor_id || '.' || earlier.day || '.' || earlier.hour,
        later.exhibitor_id || '.' || later.day || '.' || later.hour])
      from before earlier join after later using (id)
      where (earlier.exhibitor_id, earlier.day, earlier.hour, earlier.place, earlier.status = 3)
        is distinct from (later.exhibitor_id, later.day, later.hour, later.place, later.status = 3)
      limit most + 1);
  end if;
  if cardinality(slots) > most then
    insert into slot_change (slots) values ('*');
  elsif cardinality(slots) > 0 then
    insert into slot_change (slots) values (array_to_string(slots, ','));
  end if;
  return null;
end $$;
create trigger claim_added after insert on claim referencing new table as after
  for each statement execute function announce_claims();
create trigger claim_changed after update on claim referencing old table as before new table as after
  for each statement execute function announce_claims();
create trigger claim_removed after delete on claim referencing old table as before
  for each statement execute function announce_claims();

create function announce_all_slots() returns trigger language plpgsql as $$
begin
  insert into slot_change (slots) values ('*');
  return null;
end $$;
create trigger blocked_slot_changed after insert or update or delete on blocked_slot
  for each statement execute function announce_all_slots();
create trigger exhibitor_places_changed after update of places on exhibitor
  for each statement execute function announce_all_slots();
