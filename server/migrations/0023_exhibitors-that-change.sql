-- Organisers change exhibitors: texts in three languages, products in order, representatives, pictures, archive, merge.

alter table exhibitor
  -- Raised by every change, so that a stale page cannot overwrite a newer one.
  add column version          integer not null default 1,
  add column hall             text not null default '',
  add column website          text not null default '',
  add column contact_email    text not null default '',
  -- In languages other than English: {"ms": {"productProfile": "...", "description": "..."}}.
  add column texts            jsonb not null default '{}'
    constraint exhibitor_texts_by_language check (jsonb_typeof(texts) = 'object'),
  -- Where the number of parallel meetings comes from: an organiser, or the representatives who are present.
  add column places_from      text not null default 'hand'
    constraint exhibitor_places_from check (places_from in ('hand', 'representatives')),
  -- As set by hand; null for all places. `places` numbers those that claims may use and never falls: a place that was
  -- taken away is occupied by claims of status 5.
  add column wanted_places    integer
    constraint exhibitor_wanted_places check (wanted_places between 1 and places),
  -- Raised with every new logo, as part of its address.
  add column logo_revision    integer not null default 1,
  add column archived_at      timestamptz,
  add column merged_into      integer references exhibitor,
  drop constraint exhibitor_once,
  add constraint exhibitor_merged_is_archived check (merged_into is null or archived_at is not null);
create unique index exhibitor_once on exhibitor (edition_id, folded_name, folded_booth) where merged_into is null;
create index exhibitor_merged_into on exhibitor (merged_into) where merged_into is not null;

alter table product
  -- In languages other than English: {"ms": {"name": "...", "description": "..."}}.
  add column texts           jsonb not null default '{}'
    constraint product_texts_by_language check (jsonb_typeof(texts) = 'object'),
  add column image_revision  integer not null default 1,
  -- Deferrable, so that two products can exchange their names in one change.
  drop constraint product_name_once,
  add constraint product_name_once unique (exhibitor_id, name) deferrable initially immediate;

-- Who meets visitors at the booth.
create table representative (
  id            integer generated always as identity primary key,
  exhibitor_id  integer not null references exhibitor on delete cascade,
  name          text not null,
  title         text not null default '',
  email         text not null default '',
  languages     text[] not null default '{}',
  -- [{"day": 1, "minute": 660, "length": 60}]; null for all hours.
  hours         jsonb constraint representative_hours_are_a_list check (jsonb_typeof(hours) = 'array'),
  position      integer not null
);
create index representative_of_exhibitor on representative (exhibitor_id);

-- A claim of nobody (status 5) keeps a place free of meetings while no representative is there, or for good. It is
-- subject to the same constraints as meetings and holds, so that neither can be stored where the other is.
alter table claim
  drop constraint claim_status,
  add constraint claim_status check (status in (1, 2, 3, 4, 5)),
  drop constraint claim_hold_or_meeting,
  add constraint claim_hold_meeting_or_absence check (
    case status
      when 1 then num_nonnulls(draft_id, address, held_at, expires_at) = 4 and registration_id is null
      when 5 then num_nonnulls(draft_id, address, held_at, expires_at, registration_id) = 0
      else num_nonnulls(draft_id, address, held_at, expires_at) = 0 and registration_id is not null
    end
  );
create index claim_absent on claim (exhibitor_id) where status = 5;
create or replace view meeting as
  select id, registration_id, exhibitor_id, day, minute, place, starts_at, status, version,
    cancelled_by, off_grid_reason, in_calendar, attendance, attendance_at, attendance_by, attendance_way, released_at,
    rejection_reason, length
  from claim where status in (2, 3, 4);

-- Pictures by what they show. Those loaded before are found by their path in `picture` until the exhibitor changes.
create table exhibitor_picture (
  id            integer generated always as identity primary key,
  exhibitor_id  integer not null references exhibitor on delete cascade,
  -- Null for the logo.
  product_id    integer references product on delete cascade,
  -- Longest side in pixels; 0 for a drawing that fits any size.
  side          integer not null,
  media_type    text not null,
  content       bytea not null
);
create unique index exhibitor_picture_once
  on exhibitor_picture (exhibitor_id, coalesce(product_id, 0), side, media_type);

-- Addresses below /images/companies/ from before an exhibitor or product was renamed.
create table former_picture_path (
  edition_id    integer not null references edition,
  path          text not null,
  exhibitor_id  integer not null references exhibitor on delete cascade,
  product_id    integer references product on delete cascade
);
create unique index former_picture_path_once
  on former_picture_path (edition_id, path, exhibitor_id, coalesce(product_id, 0));

-- The exhibitor that an action changed.
alter table audit_entry add column exhibitor_id integer;
create index audit_entry_of_exhibitor on audit_entry (exhibitor_id) where exhibitor_id is not null;
