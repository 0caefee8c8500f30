-- Reminders of one's own meetings: the rules that are switched on, and who was reminded of what.
create table reminder_rule (
  edition_id  integer not null references edition,
  rule        text not null constraint reminder_rule_name check (rule in ('week', 'evening', 'hours')),
  set_at      timestamptz not null,
  set_by      integer references organiser,
  primary key (edition_id, rule)
);

-- One for each person, rule and day, however many processes look for who is due.
create table reminder (
  registration_id  integer not null references registration on delete cascade,
  rule             text not null constraint reminder_name check (rule in ('week', 'evening', 'hours')),
  -- The day of the meetings that it is about.
  of_day           date not null,
  written_at       timestamptz not null,
  primary key (registration_id, rule, of_day)
);
