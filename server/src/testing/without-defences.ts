// Statements that remove the defences against double booking and other faults, for controls that show they are needed.

/** Two claims may take one place at the same time. */
export const ALLOW_SHARED_PLACES = `
  drop index claim_place_once;
  alter table claim drop constraint claim_place_overlap`;

/** In addition, one registration may have two meetings at the same time, and two with one exhibitor. */
export const ALLOW_DOUBLE_BOOKING = `${ALLOW_SHARED_PLACES};
  drop index claim_registration_exhibitor_once;
  alter table claim drop constraint claim_registration_overlap`;

/** Bookings do not notice that the days and hours they used have changed. */
export const KEEP_GRID_VERSION = `
  create function keep_grid_version() returns trigger language plpgsql as $$
  begin
    new.version := old.version;
    return new;
  end $$;
  create trigger grid_version_kept before update on edition_grid
    for each row execute function keep_grid_version()`;

/** Meetings that a change cancels remain unchanged. */
export const KEEP_CANCELLED = `
  create function keep_cancelled() returns trigger language plpgsql as $$
  begin
    new.status := old.status;
    new.rejection_reason := null;
    return new;
  end $$;
  create trigger cancelled_kept before update on claim for each row
    when (new.status = 3 and old.status <> 3 and new.rejection_reason like 'The %') execute function keep_cancelled()`;

/** Nobody is told of changed meetings, or of an exhibitor's changed name or booth. */
export const LOSE_NOTICES = `
  create function lose_notice() returns trigger language plpgsql as $$
  begin
    delete from email where id = new.id;
    return null;
  end $$;
  create trigger notices_lost after insert on email for each row
    when (new.kind in ('meetings-changed', 'exhibitor-changed')) execute function lose_notice()`;

/** Lists do not show that they have changed since somebody read them. */
export const KEEP_CATALOGUE_VERSION = `
  create function keep_catalogue_version() returns trigger language plpgsql as $$
  begin
    new.catalogue_version := old.catalogue_version;
    return new;
  end $$;
  create trigger lists_version_kept before update on edition
    for each row execute function keep_catalogue_version()`;

/** Meetings that a change moves to another exhibitor stay with theirs. */
export const KEEP_EXHIBITOR = `
  create function keep_exhibitor() returns trigger language plpgsql as $$
  begin
    new.exhibitor_id := old.exhibitor_id;
    return new;
  end $$;
  create trigger exhibitor_kept before update on claim for each row
    when (new.exhibitor_id <> old.exhibitor_id) execute function keep_exhibitor()`;

/**
 * Changes to an edition's grid, merging and archiving do not wait for bookings in progress, nor bookings for them. Such
 * work is slowed down slightly, so that a short run shows the fault.
 */
export const HOLD_NO_BOOKINGS = `
  alter table edition_grid rename to raised_grid;
  create view edition_grid as select * from raised_grid;
  create function leave_grid() returns trigger language plpgsql as $$
  begin
    return new;
  end $$;
  create trigger grid_left instead of update on edition_grid for each row execute function leave_grid();
  create function dawdle() returns trigger language plpgsql as $$
  begin
    perform pg_sleep(0.05);
    return new;
  end $$;
  create trigger archived_slowly before update on exhibitor for each row
    when (new.archived_at is not null and old.archived_at is null) execute function dawdle();
  create trigger announced_slowly before insert on slot_change for each row
    when (new.slots = '*') execute function dawdle()`;

/** Places of absent representatives are offered. */
export const LOSE_ABSENCES = `
  create function lose_absence() returns trigger language plpgsql as $$
  begin
    return null;
  end $$;
  create trigger absences_lost before insert on claim for each row
    when (new.status = 5) execute function lose_absence()`;
