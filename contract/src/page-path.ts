// Paths of the site's pages outside the dashboard, shared by the web router and the server.

/** Paths of Business Matching (business matching 2). */
export const BUSINESS_PATHS = {
  contact: '/business/registration',
  company: '/business/company',
  interest: '/business/interest',
  matching: '/business/exhibitor-matching',
  schedule: '/business/schedule',
  thankYou: '/business/thank-you',
  /** Alias of the same page. */
  thankYouAlias: '/business/thankyou',
} as const;

/** Paths of the Hosted Buyer programme (hosted buyer and dashboard 2); the approval letter links to the booking. */
export const HOSTED_PATHS = {
  contact: '/hosted/registration',
  company: '/hosted/company',
  thankYou: '/hosted/thank-you',
  booking: '/hosted/payment-gateway',
  /** Alias of the same page. */
  bookingAlias: '/hosted/payment',
  payment: '/hosted/payment-card',
  interest: '/hosted/interest',
  matching: '/hosted/exhibitor-matching',
  schedule: '/hosted/schedule',
  finalMeetings: '/hosted/final-meetings',
} as const;

/** Where a payment provider sends the buyer back: ?Status=...&RefNo=...&TransactionId=... */
export const PAYMENT_RESULT_PATH = '/payment-result';

/** Where an applicant hands in a requested document, opened with the key of an emailed link: ?key=... */
export const HANDING_IN_PATH = '/hosted/document';

/** An exhibitor's own meetings, opened with its secret link: ?key=... */
export const EXHIBITOR_DESK_PATH = '/exhibitor/meetings';

/** A visitor's own schedule, opened with the key of an emailed link: ?key=... */
export const MY_SCHEDULE_PATH = '/business/my-schedule';
/** Where a visitor can request that link again. */
export const SCHEDULE_LINK_PATH = '/business/my-link';

/** Where a person registered by staff completes their details, opened with the key of an emailed link: ?key=... */
export const DETAILS_PATH = '/business/details';

/** A person's mail preferences, opened with the key of an emailed link: ?key=... POST handles List-Unsubscribe. */
export const MAIL_CHOICE_PATH = '/mail';

/** Home of the dashboard; its sections are in dashboard-path.ts, which visitors' pages do not load. */
export const DASHBOARD_PATH = '/dashboard';

export const HOME_PATH = '/';
/** The public directory; exhibitors' own pages end in their ID. */
export const EXHIBITIONS_PATH = '/exhibitions';
export const ABOUT_PATH = '/about';
export const PRIVACY_PATH = '/privacy';
export const TERMS_PATH = '/terms';

const SITE_PATHS: ReadonlySet<string> = new Set([
  HOME_PATH,
  EXHIBITIONS_PATH,
  ABOUT_PATH,
  PRIVACY_PATH,
  TERMS_PATH,
  MY_SCHEDULE_PATH,
  SCHEDULE_LINK_PATH,
  DETAILS_PATH,
  PAYMENT_RESULT_PATH,
  EXHIBITOR_DESK_PATH,
  HANDING_IN_PATH,
  MAIL_CHOICE_PATH,
  ...Object.values(BUSINESS_PATHS),
  ...Object.values(HOSTED_PATHS),
]);

/**
 * @param pages exact paths
 * @param withId parent paths of pages that end in an ID
 * @returns whether a path is one of them; a trailing slash is ignored
 */
export function isOneOf(path: string, pages: ReadonlySet<string>, withId: readonly string[]): boolean {
  const clean = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const isBelow = (page: string) => clean.startsWith(page) && /^\/\d{1,10}$/.test(clean.slice(page.length));
  return pages.has(clean) || withId.some(isBelow);
}

/** Whether a page of the site outside the dashboard exists at this path. */
export const isSitePath = (path: string): boolean => isOneOf(path, SITE_PATHS, [EXHIBITIONS_PATH]);

const QUERIED = /* @__PURE__ */ new RegExp(`^(${EXHIBITIONS_PATH}|${ABOUT_PATH})/?$`, 'i');

/** Whether a page's first render depends on its query string, as a filtered list does. */
export const readsQuery = (path: string): boolean => QUERIED.test(path);

/**
 * The cookie that holds the visitor's interests for the matching page, encoded by `interestCode` of the domain. Its
 * path is that of the page, so it is not sent to others.
 */
export const INTERESTS_COOKIE = 'interests';

const MATCHES = /* @__PURE__ */ new RegExp(`^${BUSINESS_PATHS.matching}/?$`, 'i');

/** Whether a page is rendered with the interests from the visitor's cookie. */
export const readsInterests = (path: string): boolean => MATCHES.test(path);
