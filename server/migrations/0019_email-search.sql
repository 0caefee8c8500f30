-- A message is found as people are: by name and reference as well, in any order, without accents and case.

-- With it go the indexes that hold it.
alter table email drop column search_text;
alter table email
  -- What the dashboard finds it by.
  add column search_text text not null generated always as (fold_for_search(
    subject || E'\n' || recipient || E'\n' || recipient_name || E'\n' || coalesce(content ->> 'reference', '')
      || E'\n' || replace(coalesce(content ->> 'reference', ''), '-', '')
  )) stored;
create index email_newest on email (id desc) include (state, kind, search_text);
create index email_by_state on email (state, id desc) include (kind, search_text);
