-- Filters by day, hour and status of a meeting read this index alone, in the order of the registrations.
drop index claim_of_registration;
create index claim_of_registration on claim (registration_id, status, day, minute, exhibitor_id)
  where registration_id is not null;

-- The list by pending meetings, and those that have any.
create index registration_by_pending_meetings on registration (edition_id, programme, pending_meetings, id desc)
  where cancelled_at is null;
