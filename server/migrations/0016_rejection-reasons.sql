-- Why an organiser rejected a meeting, as the status mail says it.
alter table claim
  add column rejection_reason text,
  add constraint claim_reason_is_of_rejection
    check (rejection_reason is null or (status = 3 and cancelled_by is null));
create or replace view meeting as
  select id, registration_id, exhibitor_id, day, hour, place, starts_at, status, version,
    cancelled_by, off_grid_reason, in_calendar, attendance, attendance_at, attendance_by, attendance_way, released_at,
    rejection_reason
  from claim where status <> 1;
