-- An edition is a draft, open or closed, and is known by its id: a year may have two fairs.

alter table edition
  drop constraint edition_year_once,
  -- Registrations are taken by the open edition alone; a draft is seen on the dashboard only.
  add column state    text not null default 'draft'
    constraint edition_state check (state in ('draft', 'open', 'closed')),
  -- Raised by every change of its settings and state, so that a page shown before is noticed.
  add column version  integer not null default 1;

-- Until now the edition that runs or comes next was the site's, else the last past one.
with ranked as (
  select id, is_over, row_number() over (
    partition by is_demo order by is_over, case when is_over then -year else year end, id
  ) as place
  from (
    select id, year, is_demo, not ((now() at time zone 'Asia/Singapore')::date <= any (dates)) as is_over from edition
  ) dated
)
update edition set state = case when place = 1 then 'open' when is_over then 'closed' else 'draft' end
from ranked where ranked.id = edition.id;

-- One real edition and one of a demo: a site started as a demo may have both.
create unique index edition_open_once on edition (is_demo) where state = 'open';
