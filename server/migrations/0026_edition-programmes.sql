-- What an organiser sets of an edition beyond its figures: programmes and when they take registrations, and its names.

alter table edition
  add column business_on     boolean not null default true,
  add column hosted_on       boolean not null default true,
  -- YYYY-MM-DDTHH:MM by the clock of the fair, so that another time zone moves no opening; null where it does not matter.
  add column business_opens  text constraint edition_business_opens check (business_opens ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  add column business_closes text constraint edition_business_closes check (business_closes ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  add column hosted_opens    text constraint edition_hosted_opens check (hosted_opens ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  add column hosted_closes   text constraint edition_hosted_closes check (hosted_closes ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  -- The two lines beside the mark; both empty for the first word of the name above the others.
  add column wordmark_first  text not null default '',
  add column wordmark_second text not null default '',
  -- Whom emails are from; empty for the name in the settings of the mail server.
  add column sender_name     text not null default '',
  add constraint edition_programme check (business_on or hosted_on);
