-- What a person was called and reached by before their contact was changed: stored searches, names of views and the trail
-- may still say it when the person is erased, which deletes it here too.
create table former_contact (
  registration_id  integer not null references registration on delete cascade,
  name             text not null,
  folded_email     text not null,
  phone_number     text not null,
  search_text      text not null
);
-- Each once. By its hash, as the texts together may be longer than an index takes.
create unique index former_contact_once on former_contact
  (registration_id, md5(name || E'\n' || folded_email || E'\n' || phone_number || E'\n' || search_text));
