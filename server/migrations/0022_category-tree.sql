-- Organisers change the tree of categories: its version, the former names of sub-categories, and merges that can be undone.

-- Raised by every change of the tree, so that a stale page cannot overwrite a newer one.
alter table edition add column category_version bigint not null default 1;

create index registration_interest_by_sub_category on registration_interest (sub_category_id);

-- What a sub-category was called before it was renamed or merged, for drafts and submissions that still use it.
create table former_sub_category (
  id               integer generated always as identity primary key,
  -- The one that has replaced it.
  sub_category_id  integer not null references sub_category on delete cascade,
  -- The id it had before a merge; null after a rename.
  former_id        integer constraint former_sub_category_id_once unique,
  name             text not null,
  names            jsonb not null default '{}'
  constraint former_sub_category_names_by_language check (jsonb_typeof(names) = 'object')
);
create index former_sub_category_by_sub_category on former_sub_category (sub_category_id);
create trigger former_sub_category_changed after insert or update or delete on former_sub_category
  for each statement execute function raise_catalogue_version();

-- Merges, with what is needed to undo each exactly.
create table category_merge (
  id                    integer generated always as identity primary key,
  edition_id            integer not null references edition,
  kind                  text not null
    constraint category_merge_kind check (kind in ('category', 'sub-category')),
  -- The one that ended, as it was; its category is null for a category.
  from_id               integer not null,
  name                  text not null,
  names                 jsonb not null
    constraint category_merge_names_by_language check (jsonb_typeof(names) = 'object'),
  category_id           integer,
  position              integer not null,
  -- The one that remains.
  into_id               integer not null,
  merged_at             timestamptz not null,
  undone_at             timestamptz,
  -- Those who had only the one that ended, and those who had both.
  moved_exhibitors      integer[] not null default '{}',
  shared_exhibitors     integer[] not null default '{}',
  moved_registrations   integer[] not null default '{}',
  shared_registrations  integer[] not null default '{}',
  -- Former names that the one that ended had, and the sub-categories of a category that ended, in order.
  moved_former_names    integer[] not null default '{}',
  moved_sub_categories  integer[] not null default '{}'
);
create index category_merge_by_edition on category_merge (edition_id);
