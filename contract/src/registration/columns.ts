// Columns of the registration list, which an export can restrict to those shown.

/** Name, Company, Company size, Schedule and Status are specified (hosted buyer and dashboard 2); others are extra. */
export const REGISTRATION_COLUMNS = [
  'name',
  'company',
  'size',
  'schedule',
  'status',
  'reference',
  'registered',
  'country',
  'email',
  'phone',
  'nature',
  'tags',
] as const;
export type RegistrationColumn = (typeof REGISTRATION_COLUMNS)[number];
