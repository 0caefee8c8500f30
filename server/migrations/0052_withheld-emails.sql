-- Emails that were not sent because they must not be any more: nothing has failed, and nothing is to be done.
alter table email drop constraint email_state;
alter table email add constraint email_state
  check (state in ('queued', 'sent', 'failed', 'unsent', 'withheld'));
update email set state = 'withheld'
where state = 'failed' and next_attempt_at is null and last_error in (
  'This person wants no mail but about their own meetings.',
  'An organiser stopped this message.',
  'It is too late for this reminder.');
