-- An organiser's own words of an edition, by text and language, in place of the built-in ones.

create table edition_text (
  edition_id        integer not null references edition on delete cascade,
  key               text not null,
  language          text not null constraint edition_text_language check (language in ('en', 'ms', 'zh-Hans')),
  -- What is published; version 0 is the built-in words.
  version           integer not null default 0,
  fields            jsonb,
  -- The version of the English words that these agree with.
  english_version   integer not null default 0,
  -- Of the English privacy page and terms, once it was raised here: what people agree to.
  document_version  text,
  -- Raised by every change, so that a page shown before is noticed.
  revision          integer not null default 0,
  draft             jsonb,
  draft_origin      text constraint edition_text_origin check (draft_origin in ('typed', 'version', 'folder')),
  draft_at          timestamptz,
  draft_by          text,
  -- What the file in CONTENT_DIR held when it was last read, and its words that nobody has decided on.
  folder            jsonb,
  offer             jsonb,
  primary key (edition_id, key, language),
  constraint edition_text_published check ((version = 0) = (fields is null)),
  constraint edition_text_draft check (
    (draft is null) = (draft_origin is null) and (draft is null) = (draft_at is null) and (draft is null) = (draft_by is null))
);

create table edition_text_version (
  edition_id        integer not null,
  key               text not null,
  language          text not null,
  version           integer not null,
  fields            jsonb not null,
  document_version  text,
  published_at      timestamptz not null,
  -- Empty for words that were read from a file.
  published_by      text not null default '',
  primary key (edition_id, key, language, version),
  foreign key (edition_id, key, language) references edition_text on delete cascade
);

-- What readers see is cached with the lists of the edition.
create trigger edition_text_published after update of version on edition_text
  for each statement execute function raise_catalogue_version();
