-- Of closed editions the site shows the one that was open last, and not one whose days are later.
-- Null for those that were closed before this was stored: of them the one that ended last is shown.
alter table edition add column last_open_at timestamptz;
update edition set last_open_at = now() where state = 'open';
