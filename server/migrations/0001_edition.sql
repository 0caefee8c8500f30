-- An edition and what is shown there: categories, exhibitors, products, pictures, blocked hours.

create table edition (
  id                  integer generated always as identity primary key,
  name                text not null,
  year                integer not null,
  -- Invented data for trying the product out: never shown on a live site.
  is_demo             boolean not null default false,
  dates               date[] not null,
  hours               integer[] not null,
  business_minimum    integer not null,
  business_maximum    integer not null,
  contact_email       text not null,
  contact_whatsapp    text not null,
  -- Raised by every change of the lists below, so that servers know when to read them again.
  catalogue_version   bigint not null default 1,
  created_at          timestamptz not null default now(),
  constraint edition_year_once unique (year, is_demo),
  constraint edition_limits check (business_minimum between 1 and business_maximum)
);

create table category (
  id          integer generated always as identity primary key,
  edition_id  integer not null references edition,
  name        text not null,
  position    integer not null,
  constraint category_name_once unique (edition_id, name)
);

create table sub_category (
  id           integer generated always as identity primary key,
  edition_id   integer not null references edition,
  category_id  integer not null references category on delete cascade,
  name         text not null,
  position     integer not null,
  constraint sub_category_name_once unique (edition_id, name)
);
create index sub_category_by_category on sub_category (category_id);

-- One row per (edition, folded name, folded booth): an hour at a booth exists once.
create table exhibitor (
  id               integer generated always as identity primary key,
  edition_id       integer not null references edition,
  company_name     text not null,
  booth_number     text not null,
  folded_name      text not null,
  folded_booth     text not null,
  region_country   text not null,
  product_profile  text not null,
  description      text not null,
  has_logo         boolean not null default false,
  constraint exhibitor_once unique (edition_id, folded_name, folded_booth)
);

create table exhibitor_sub_category (
  exhibitor_id     integer not null references exhibitor on delete cascade,
  sub_category_id  integer not null references sub_category on delete cascade,
  primary key (exhibitor_id, sub_category_id)
);
create index exhibitor_sub_category_by_sub_category on exhibitor_sub_category (sub_category_id);

create table product (
  id            integer generated always as identity primary key,
  exhibitor_id  integer not null references exhibitor on delete cascade,
  name          text not null,
  description   text not null,
  has_image     boolean not null default false,
  position      integer not null,
  constraint product_name_once unique (exhibitor_id, name)
);

-- Pictures are served at /images/companies/<path>.
create table picture (
  path        text primary key,
  media_type  text not null,
  content     bytea not null
);

-- Hours that an organiser keeps free of meetings.
create table blocked_slot (
  exhibitor_id  integer not null references exhibitor on delete cascade,
  day           integer not null,
  hour          integer not null,
  primary key (exhibitor_id, day, hour)
);

create function raise_catalogue_version() returns trigger language plpgsql as $$
begin
  update edition set catalogue_version = catalogue_version + 1;
  return null;
end $$;

create trigger category_changed after insert or update or delete on category
  for each statement execute function raise_catalogue_version();
create trigger sub_category_changed after insert or update or delete on sub_category
  for each statement execute function raise_catalogue_version();
create trigger exhibitor_changed after insert or update or delete on exhibitor
  for each statement execute function raise_catalogue_version();
create trigger exhibitor_sub_category_changed after insert or update or delete on exhibitor_sub_category
  for each statement execute function raise_catalogue_version();
create trigger product_changed after insert or update or delete on product
  for each statement execute function raise_catalogue_version();
