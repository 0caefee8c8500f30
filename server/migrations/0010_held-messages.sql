-- Messages that a restore found waiting: they may have left after the backup was taken, and wait for an organiser.

alter table email
  -- When it was restored; null once an organiser has released it.
  add column held_at timestamptz;
drop index email_to_hand_over;
create index email_to_hand_over on email (id)
  where not is_handed_over and held_at is null and (state = 'queued' or state = 'failed' and next_attempt_at is not null);
create index email_held on email (id) where held_at is not null;
