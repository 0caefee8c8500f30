-- Files that organisers import: what they say, what was decided about them, and what is needed to undo each exactly.

create table import_file (
  id                 integer generated always as identity primary key,
  edition_id         integer not null references edition,
  filename           text not null,
  content            bytea not null,
  state              text not null default 'draft'
    constraint import_file_state check (state in ('draft', 'applied', 'undone')),
  -- Raised by every change, so that a stale page cannot decide.
  version            integer not null default 1,
  -- As chosen by hand: encoding, delimiter, sheet, columns; null for what is found.
  choices            jsonb not null,
  decisions          jsonb not null default '[]',
  -- The dry run: how the file was read, and what is left to decide.
  reading            jsonb not null,
  summary            jsonb not null,
  counts             jsonb not null,
  -- Of what the import would do; what is applied is what was seen.
  digest             text not null,
  -- The edition's when the dry run was made.
  catalogue_version  bigint not null,
  created_at         timestamptz not null,
  created_by         text not null,
  applied_at         timestamptz,
  applied_by         text,
  undone_at          timestamptz,
  undone_by          text
);
create index import_file_by_edition on import_file (edition_id);

-- What happens, or happened, to each row of the file.
create table import_row (
  import_id  integer not null references import_file on delete cascade,
  row        integer not null,
  result     text not null,
  name       text not null,
  booth      text not null,
  notes      jsonb not null,
  changes    jsonb not null,
  troubles   jsonb not null,
  -- Of a refused row as in the file; null for others.
  cells      jsonb,
  primary key (import_id, row)
);
create index import_row_by_result on import_row (import_id, result, row);

-- What an organiser chose for columns, categories, countries and names that look alike, for the next file.
create table import_memory (
  edition_id  integer not null references edition,
  kind        text not null,
  key         text not null,
  choice      jsonb not null,
  primary key (edition_id, kind, key)
);

-- The exhibitors that an import created or changed: as they were, null for new ones, and a fingerprint of what it left.
create table import_exhibitor (
  import_id     integer not null references import_file on delete cascade,
  exhibitor_id  integer not null,
  before        jsonb,
  left_as       text,
  primary key (import_id, exhibitor_id)
);

-- The categories and sub-categories that it created or gave names; `before` is null for new ones.
create table import_category (
  import_id  integer not null references import_file on delete cascade,
  kind       text not null constraint import_category_kind check (kind in ('category', 'sub-category')),
  id         integer not null,
  before     jsonb,
  primary key (import_id, kind, id)
);

-- Everything of an exhibitor that an import may change, and whatever else its row has.
create function exhibitor_snapshot(wanted integer) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'exhibitor', to_jsonb(exhibitor),
    'subCategories', coalesce((select jsonb_agg(sub_category_id order by sub_category_id)
      from exhibitor_sub_category where exhibitor_id = wanted), '[]'),
    'products', coalesce((select jsonb_agg(to_jsonb(product) order by product.id)
      from product where exhibitor_id = wanted), '[]'),
    'representatives', coalesce((select jsonb_agg(to_jsonb(representative) order by representative.id)
      from representative where exhibitor_id = wanted), '[]'),
    'blocked', coalesce((select jsonb_agg(to_jsonb(blocked_slot) order by day, minute)
      from blocked_slot where exhibitor_id = wanted), '[]'))
  from exhibitor where id = wanted
$$;
