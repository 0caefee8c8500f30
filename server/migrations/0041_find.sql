-- Find looks through exhibitors and their representatives at every letter that is typed: what they are found by is folded
-- once, when it is written, as that of registrations and emails is.
alter table exhibitor add column search_text text not null generated always as (fold_for_search(
  company_name || E'\n' || booth_number || E'\n' || replace(booth_number, '-', '') || E'\n' || contact_email)) stored;
alter table representative add column search_text text not null generated always as (fold_for_search(
  name || E'\n' || email)) stored;

-- The sections show how many registrations wait for a decision.
create index registration_pending on registration (edition_id, programme)
  where state = 'Pending' and cancelled_at is null;
