-- Names of categories and sub-categories in other languages, by BCP 47 tag; the column `name` stays the English one.
alter table category add column names jsonb not null default '{}'
  constraint category_names_by_language check (jsonb_typeof(names) = 'object');
alter table sub_category add column names jsonb not null default '{}'
  constraint sub_category_names_by_language check (jsonb_typeof(names) = 'object');
