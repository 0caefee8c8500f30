// Paths of the dashboard, and whether a page exists at an address: pages of visitors need none of them.
import { DASHBOARD_PATH, isOneOf, isSitePath } from './page-path.ts';

/** Paths of the dashboard (hosted buyer and dashboard 2); the default shows Business Matching. */
export const DASHBOARD_PATHS = {
  home: DASHBOARD_PATH,
  businessMatching: '/dashboard/business-matching',
  /** Where staff register somebody by hand. */
  register: '/dashboard/business-matching/register',
  /** Where a list of people is imported. */
  importPeople: '/dashboard/business-matching/import',
  hostedBuyerProgram: '/dashboard/hosted-buyer-program',
  bookings: '/dashboard/bookings',
  overview: '/dashboard/overview',
  exhibitors: '/dashboard/exhibitors',
  newExhibitor: '/dashboard/exhibitors/new',
  categories: '/dashboard/categories',
  import: '/dashboard/import',
  showDay: '/dashboard/show-day',
  /** For a screen on a wall. */
  showDayWall: '/dashboard/show-day/wall',
  desk: '/dashboard/desk',
  attendance: '/dashboard/attendance',
  refunds: '/dashboard/refunds',
  emails: '/dashboard/emails',
  messages: '/dashboard/messages',
  failedAddresses: '/dashboard/failed-addresses',
  readiness: '/dashboard/getting-ready',
  edition: '/dashboard/edition',
  words: '/dashboard/words',
  staff: '/dashboard/staff',
  audit: '/dashboard/audit-trail',
  account: '/dashboard/account',
  /** Where the mailed link of an invitation or a reset leads: ?key=... */
  password: '/dashboard/password',
  /** Where a forgotten password is reported. */
  forgotten: '/dashboard/forgotten-password',
} as const;

/** The page of one registration: its reference is the last segment. */
export const PERSON_PATH = '/dashboard/people';

/** The page of a registration. @param reference such as 'BM-7K3M-Q2XD' */
export const personPath = (reference: string): string => `${PERSON_PATH}/${encodeURIComponent(reference)}`;

/** Printable schedules: the last segment is an id. */
export const PRINT_PATHS = {
  visitor: '/dashboard/print/visitor',
  exhibitor: '/dashboard/print/exhibitor',
} as const;

/** The part of an address that names the edition on which the dashboard works. */
export const EDITION_PARAMETER = 'edition';

/** The page at a path of the dashboard, working on this edition. */
export const ofEdition = (path: string, id: number): string =>
  `${path}${path.includes('?') ? '&' : '?'}${EDITION_PARAMETER}=${id}`;

const SECTION_PATHS: ReadonlySet<string> = new Set(Object.values(DASHBOARD_PATHS));

/** Pages whose path ends in an id. */
const WITH_ID = [
  DASHBOARD_PATHS.exhibitors,
  DASHBOARD_PATHS.emails,
  DASHBOARD_PATHS.messages,
  DASHBOARD_PATHS.edition,
  ...Object.values(PRINT_PATHS),
];

const PERSON = /^\/dashboard\/people\/[A-Z0-9-]{1,40}\/?$/i;

/** Whether the dashboard has a page at this path. */
export const isDashboardPath = (path: string): boolean =>
  isOneOf(path, SECTION_PATHS, WITH_ID) || PERSON.test(path);

/** Whether a page exists at this path; a trailing slash is ignored. Other paths respond with the 404 page. */
export const isPagePath = (path: string): boolean => isSitePath(path) || isDashboardPath(path);
