-- The country of an edition: chosen in its registration forms, with its dialling code, until somebody chooses another.

alter table edition
  -- Two letters of ISO 3166-1.
  add column country text not null default 'MY'
    constraint edition_country check (country ~ '^[A-Z]{2}$');
