-- The year of an edition is that of its first day: stored beside it, it stayed behind when the days moved. 0 without days.

alter table edition drop column year;
alter table edition
  add column year integer not null generated always as (coalesce(extract(year from dates[1])::integer, 0)) stored;
