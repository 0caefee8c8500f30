-- A key given with the answer to a registration opens the schedule, but proves nothing about the mailbox.
alter table access_key add column is_mailed boolean not null default true;
