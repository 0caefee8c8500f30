// Statements that remove what refuses a double booking, for tests that show that nothing else does.

/** Two claims may take one place at the same time. */
export const ALLOW_SHARED_PLACES = `
  drop index claim_place_once;
  alter table claim drop constraint claim_place_overlap`;

/** In addition, one registration may have two meetings at the same time, and two with one exhibitor. */
export const ALLOW_DOUBLE_BOOKING = `${ALLOW_SHARED_PLACES};
  drop index claim_registration_exhibitor_once;
  alter table claim drop constraint claim_registration_overlap`;
