-- What the exhibitor says about a meeting, kept beside the mark: a mark of the desk is changed by the desk alone.
alter table claim
  add column exhibitor_view text constraint claim_exhibitor_view check (exhibitor_view in ('held', 'missed'));
update claim set exhibitor_view = attendance where attendance_way = 'exhibitor-link';
create or replace view meeting as
  select id, registration_id, exhibitor_id, day, minute, place, starts_at, status, version,
    cancelled_by, off_grid_reason, in_calendar, attendance, attendance_at, attendance_by, attendance_way, released_at,
    rejection_reason, length, exhibitor_view
  from claim where status in (2, 3, 4);
