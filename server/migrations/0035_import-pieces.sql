-- The bytes of an imported file in pieces: one large value delays everything else that the server sends and receives.

create table import_piece (
  import_id  integer not null references import_file on delete cascade,
  place      integer not null,
  content    bytea not null,
  primary key (import_id, place)
);

insert into import_piece (import_id, place, content)
select id, place, substring(content from place * 262144 + 1 for 262144)
from import_file, generate_series(0, (length(content) - 1) / 262144) as place;

alter table import_file drop column content;
