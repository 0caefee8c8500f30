// The addresses of the site's pages, known to the router that shows them and the server that answers for them.

/** Paths of Business Matching (business matching 2). */
export const BUSINESS_PATHS = {
  contact: '/business/registration',
  company: '/business/company',
  interest: '/business/interest',
  matching: '/business/exhibitor-matching',
  schedule: '/business/schedule',
  thankYou: '/business/thank-you',
  /** The same page under its other name. */
  thankYouAlias: '/business/thankyou',
} as const;

/** A visitor's own schedule, opened by the key of a mailed link: ?key=... */
export const MY_SCHEDULE_PATH = '/business/my-schedule';
/** Where a visitor asks for that link again. */
export const SCHEDULE_LINK_PATH = '/business/my-link';

/** Paths of the dashboard (hosted buyer and dashboard 2); the default shows Business Matching. */
export const DASHBOARD_PATHS = {
  home: '/dashboard',
  businessMatching: '/dashboard/business-matching',
  hostedBuyerProgram: '/dashboard/hosted-buyer-program',
  overview: '/dashboard/overview',
  exhibitors: '/dashboard/exhibitors',
  emails: '/dashboard/emails',
  staff: '/dashboard/staff',
  audit: '/dashboard/audit-trail',
  account: '/dashboard/account',
  /** Where the mailed link of an invitation or a reset leads: ?key=... */
  password: '/dashboard/password',
  /** Where a forgotten password is told. */
  forgotten: '/dashboard/forgotten-password',
} as const;

/** One schedule on paper: the last part is an id. */
export const PRINT_PATHS = {
  visitor: '/dashboard/print/visitor',
  exhibitor: '/dashboard/print/exhibitor',
} as const;

/** Pages whose address ends in an id. */
const WITH_ID = [DASHBOARD_PATHS.emails, ...Object.values(PRINT_PATHS)];

export const HOME_PATH = '/';

const PAGE_PATHS: ReadonlySet<string> = new Set([
  HOME_PATH,
  MY_SCHEDULE_PATH,
  SCHEDULE_LINK_PATH,
  ...Object.values(BUSINESS_PATHS),
  ...Object.values(DASHBOARD_PATHS),
]);

/** Whether a page lives at this path; a slash at the end changes nothing. Other paths answer 404 with the page that says so. */
export function isPagePath(path: string): boolean {
  const clean = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const isWithId = (page: string) => clean.startsWith(page) && /^\/\d{1,10}$/.test(clean.slice(page.length));
  return PAGE_PATHS.has(clean) || WITH_ID.some(isWithId);
}
