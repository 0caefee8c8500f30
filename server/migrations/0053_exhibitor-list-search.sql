-- The organisers' list of exhibitors searches product names: they are folded once, when they are written.
alter table product add column search_text text not null generated always as (fold_for_search(name)) stored;
