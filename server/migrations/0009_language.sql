-- In which language a registration was made, and which terms were accepted with it.

alter table registration
  -- A BCP 47 tag. What is written to this visitor from then on is in it.
  add column language       text not null default 'en'
    constraint registration_language check (language in ('en', 'ms', 'zh-Hans')),
  -- Version of the terms that stood on the page at submission; null for registrations from before they were recorded.
  add column terms_version  text;
