-- Approved meetings by time: on the days of the fair each page asks for those of an hour.
create index claim_approved_by_time on claim (starts_at) where status = 4;
-- Who has lost a meeting of an hour.
create index claim_rejected_by_time on claim (starts_at) where status = 3;
