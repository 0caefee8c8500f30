// The columns of the list of registrations, of which an export can take those that are shown.

/** Name, Company, Company size, Schedule and Status are specified (hosted buyer and dashboard 2); the others are by choice. */
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
