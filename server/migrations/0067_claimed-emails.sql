-- A process claims a message while it sends it: no queue beside the outbox.

alter table email
  -- Renewed while it is being sent; another process takes it over once this has passed.
  add column claimed_until timestamptz;
-- A process of the former release may be sending these: longer than that takes.
update email set claimed_until = now() + interval '2 minutes' where state = 'queued' and attempt_began_at is not null;
drop index email_to_hand_over;
alter table email drop column is_handed_over;
create index email_waiting on email (id)
  where held_at is null and (state = 'queued' or state = 'failed' and next_attempt_at is not null);
-- The former queue. What was in it waits in the outbox.
drop schema if exists graphile_worker cascade;
