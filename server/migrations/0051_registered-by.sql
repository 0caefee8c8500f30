-- Who on the staff registered somebody by hand, such as on the telephone, and recorded that they agreed to the terms.
-- Null for those who registered themselves.
alter table registration add registered_by integer references organiser;
