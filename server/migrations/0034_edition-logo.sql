-- The logo of an edition, in several sizes and formats.

create table edition_logo (
  edition_id  integer not null references edition on delete cascade,
  -- Longest side in pixels.
  side        integer not null,
  media_type  text not null,
  content     bytea not null,
  -- Part of its address: another picture has another, and nobody guesses that of an edition which is not shown yet.
  revision    text not null generated always as (left(encode(sha256(content), 'hex'), 16)) stored,
  primary key (edition_id, side, media_type)
);
