// Columns of the application list, which an export can restrict to those shown.

/** Name, Company, Company size, Documents, Status and Schedule are specified (hosted buyer and dashboard 2). */
export const APPLICATION_COLUMNS = [
  'name',
  'company',
  'size',
  'country',
  'reference',
  'email',
  'phone',
  'tags',
  'documents',
  'status',
  'schedule',
] as const;
export type ApplicationColumn = (typeof APPLICATION_COLUMNS)[number];
