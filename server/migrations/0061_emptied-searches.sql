-- When a stored search was taken away because it named somebody who was erased: the person who stored it is told.

alter table saved_view add column emptied_at timestamptz;
alter table group_message add column emptied_at timestamptz;
