-- Hours that nobody has confirmed: how many an address may take in a day, whose they are, and how they are released.

alter table edition
  -- Most hours that one address may take in a day while nobody has confirmed them.
  add column unconfirmed_hours_a_day        integer not null default 400
    constraint edition_unconfirmed_hours check (unconfirmed_hours_a_day between 1 and 1000000),
  -- Hours after a registration at which what nobody has confirmed is released; null for never.
  add column unconfirmed_released_after     integer
    constraint edition_unconfirmed_release check (unconfirmed_released_after between 2 and 2160);

alter table registration
  -- When somebody who reads the mail of its address pressed something on the page of a mailed link.
  add column confirmed_at       timestamptz,
  -- The one message that asks for it again.
  add column reminder_email_id  integer references email on delete set null;
-- Nobody was asked before.
update registration set confirmed_at = created_at;
create index registration_unconfirmed on registration (edition_id, created_at)
  where confirmed_at is null and cancelled_at is null and programme = 'business';
create index registration_of_reminder on registration (reminder_email_id) where reminder_email_id is not null;

-- From where an unconfirmed registration was made. Forgotten when it is confirmed, and after a time.
create table registration_origin (
  registration_id  integer primary key references registration on delete cascade,
  -- Keyed fingerprints of the networks of the address, the widest first, and last of the address itself: of no use
  -- without the data key.
  networks         bytea[] not null,
  -- How many times the share of one address each of them has.
  shares           integer[] not null,
  hours            integer not null,
  -- The day of the tally in which they are counted; null where there was no limit.
  counted_on       date,
  made_at          timestamptz not null
);
create index registration_origin_by_age on registration_origin (made_at);

-- Unconfirmed hours that a network took in a day at the fair's place: what is released meanwhile stays counted.
create table unconfirmed_tally (
  network  bytea not null,
  day      date not null,
  hours    integer not null,
  -- The limit by which it was counted last.
  most     integer not null,
  constraint unconfirmed_tally_once primary key (network, day)
);

-- Ends a statement whose hours are more than a network may take: nothing of it is done.
create function refuse_full_network() returns boolean language plpgsql as $$
begin
  raise exception 'too many unconfirmed hours of one network' using errcode = 'VU001';
end $$;

-- Of a rejected meeting: nobody had confirmed its registration, and its hour was released.
alter table claim
  add column released_at timestamptz,
  add constraint claim_released_is_rejected check (released_at is null or status = 3);
create or replace view meeting as
  select id, registration_id, exhibitor_id, day, hour, place, starts_at, status, version,
    cancelled_by, off_grid_reason, in_calendar, attendance, attendance_at, attendance_by, attendance_way, released_at
  from claim where status <> 1;
