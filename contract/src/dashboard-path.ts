// Paths of the dashboard, and whether a page exists at a path; kept apart because visitors' pages do not need them.
import { DASHBOARD_PATH, isOneOf, isSitePath } from './page-path.ts';

/** Paths of the dashboard (hosted buyer and dashboard 2); the default shows Business Matching. */
export const DASHBOARD_PATHS = {
  home: DASHBOARD_PATH,
  businessMatching: '/dashboard/business-matching',
  /** Where staff register someone manually. */
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
  /** For wall-mounted screens. */
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
  /** Target of the emailed link of an invitation or a reset: ?key=... */
  password: '/dashboard/password',
  /** Where users request a password reset. */
  forgotten: '/dashboard/forgotten-password',
} as const;

/** The page of one registration: its reference is the last segment. */
export const PERSON_PATH = '/dashboard/people';

/** The page of a registration. @param reference such as 'BM-7K3M-Q2XD' */
export const personPath = (reference: string): string => `${PERSON_PATH}/${encodeURIComponent(reference)}`;

/** Printable schedules: the last segment is an ID. */
export const PRINT_PATHS = {
  visitor: '/dashboard/print/visitor',
  exhibitor: '/dashboard/print/exhibitor',
} as const;

/** The query parameter with the edition that the dashboard works on. */
export const EDITION_PARAMETER = 'edition';

/** The dashboard page at this path, for this edition. */
export const ofEdition = (path: string, id: number): string =>
  `${path}${path.includes('?') ? '&' : '?'}${EDITION_PARAMETER}=${id}`;

const SECTION_PATHS: ReadonlySet<string> = new Set(Object.values(DASHBOARD_PATHS));

/** Pages whose path ends in an ID. */
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
