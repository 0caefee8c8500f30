// Builds the sitemap and robots.txt: which pages search engines may index, and which they may not.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import {
  ABOUT_PATH,
  BUSINESS_PATHS,
  EXHIBITIONS_PATH,
  EXHIBITOR_DESK_PATH,
  HOME_PATH,
  HOSTED_PATHS,
  MY_SCHEDULE_PATH,
  PAYMENT_RESULT_PATH,
  PRIVACY_PATH,
  TERMS_PATH,
} from '@visavis/contract/page-path';

const LISTED = [
  HOME_PATH,
  EXHIBITIONS_PATH,
  ABOUT_PATH,
  PRIVACY_PATH,
  TERMS_PATH,
  BUSINESS_PATHS.contact,
  HOSTED_PATHS.contact,
];

const WRITTEN = { about: ABOUT_PATH, privacy: PRIVACY_PATH, terms: TERMS_PATH };

/** The pages that exist while there is no edition for visitors. */
export const pagesBefore = (published: readonly (keyof typeof WRITTEN)[]): string[] => [
  HOME_PATH,
  ...published.map((page) => WRITTEN[page]),
];

/** Path prefixes of API calls, and of pages that need a key or a login. */
const CLOSED = [
  '/api/',
  DASHBOARD_PATHS.home,
  MY_SCHEDULE_PATH,
  EXHIBITOR_DESK_PATH,
  PAYMENT_RESULT_PATH,
  HOSTED_PATHS.bookingAlias,
  HOSTED_PATHS.finalMeetings,
];

/** @param pages the pages other than those of exhibitors */
export function sitemap(
  publicUrl: string,
  exhibitorIds: readonly number[],
  pages: readonly string[] = LISTED,
): string {
  const paths = [...pages, ...exhibitorIds.map((id) => `${EXHIBITIONS_PATH}/${id}`)];
  const entries = paths.map((path) => `  <url><loc>${escapeXml(`${publicUrl}${path}`)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
