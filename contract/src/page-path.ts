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

export const HOME_PATH = '/';

const PAGE_PATHS: ReadonlySet<string> = new Set([HOME_PATH, ...Object.values(BUSINESS_PATHS)]);

/** Whether a page lives at this path; a slash at the end changes nothing. Other paths answer 404 with the page that says so. */
export function isPagePath(path: string): boolean {
  return PAGE_PATHS.has(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
}
