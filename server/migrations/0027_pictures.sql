-- Logos and product pictures in a table each, so that every row names what it shows.

drop table exhibitor_picture;

create table exhibitor_logo (
  exhibitor_id  integer not null references exhibitor on delete cascade,
  -- Longest side in pixels; 0 for a drawing that fits any size.
  side          integer not null,
  media_type    text not null,
  content       bytea not null,
  primary key (exhibitor_id, side, media_type)
);

create table product_image (
  product_id  integer not null references product on delete cascade,
  side        integer not null,
  media_type  text not null,
  content     bytea not null,
  primary key (product_id, side, media_type)
);

-- Random with every new picture: part of its address, so that nobody guesses that of an edition which is not shown yet.
comment on column exhibitor.logo_revision is 'random with every new logo; 1 for one that was loaded';
comment on column product.image_revision is 'random with every new picture; 1 for one that was loaded';
