-- Messages to groups also go to the contacts of exhibitors. An email to one says which: no exhibitor gets a message twice,
-- whatever is retried, and what waits is not sent once it does not take part any more.
alter table email add column exhibitor_id integer references exhibitor on delete set null;
create unique index email_group_exhibitor_once on email (group_message_id, exhibitor_id)
  where group_message_id is not null and organiser_id is null;
create index email_of_exhibitor on email (exhibitor_id) where exhibitor_id is not null;
