// Which module holds the page at an address, as the build names it: its code and styles are fetched beside the document.
import {
  ABOUT_PATH,
  BUSINESS_PATHS,
  DASHBOARD_PATHS,
  EXHIBITIONS_PATH,
  EXHIBITOR_DESK_PATH,
  HANDING_IN_PATH,
  HOME_PATH,
  HOSTED_PATHS,
  MY_SCHEDULE_PATH,
  PAYMENT_RESULT_PATH,
  PRIVACY_PATH,
  SCHEDULE_LINK_PATH,
  TERMS_PATH,
} from '@visavis/contract/page-path';

/** By the path as the router reads it. */
const MODULES: Readonly<Record<string, string>> = {
  [HOME_PATH]: 'home/home-page',
  [EXHIBITIONS_PATH]: 'exhibitions/directory-route',
  [`${EXHIBITIONS_PATH}/:id`]: 'exhibitions/exhibitor-route',
  [ABOUT_PATH]: 'content/about-route',
  [PRIVACY_PATH]: 'content/privacy-route',
  [TERMS_PATH]: 'content/terms-route',
  [EXHIBITOR_DESK_PATH]: 'exhibitor-desk-route',
  [BUSINESS_PATHS.contact]: 'business/contact-route',
  [BUSINESS_PATHS.company]: 'business/company-route',
  [BUSINESS_PATHS.interest]: 'business/interest-route',
  [BUSINESS_PATHS.matching]: 'business/matching-route',
  [BUSINESS_PATHS.schedule]: 'business/schedule-route',
  [BUSINESS_PATHS.thankYou]: 'business/thank-you-route',
  [BUSINESS_PATHS.thankYouAlias]: 'business/thank-you-route',
  [MY_SCHEDULE_PATH]: 'business/my-schedule-route',
  [SCHEDULE_LINK_PATH]: 'business/my-schedule-route',
  [HOSTED_PATHS.contact]: 'hosted/contact-route',
  [HOSTED_PATHS.company]: 'hosted/company-route',
  [HOSTED_PATHS.thankYou]: 'hosted/thank-you-route',
  [HANDING_IN_PATH]: 'hosted/handing-in-route',
  [HOSTED_PATHS.booking]: 'hosted/booking-route',
  [HOSTED_PATHS.bookingAlias]: 'hosted/booking-route',
  [HOSTED_PATHS.payment]: 'hosted/payment-route',
  [PAYMENT_RESULT_PATH]: 'hosted/payment-result-route',
  [HOSTED_PATHS.interest]: 'hosted/interest-route',
  [HOSTED_PATHS.matching]: 'hosted/matching-route',
  [HOSTED_PATHS.schedule]: 'hosted/schedule-route',
  [HOSTED_PATHS.finalMeetings]: 'hosted/final-meetings-route',
  [`${DASHBOARD_PATHS.home}/*`]: 'dashboard/dashboard-routes',
  '*': 'not-found-route',
};

/** Asked for later, by the page itself: named here so that a device keeps it with the page that opens without a network. */
const LATER: Readonly<Record<string, string>> = { [MY_SCHEDULE_PATH]: 'src/ui/qr-matrix.ts' };

export function pageModules(path: string): string[] {
  const name = MODULES[path];
  const later = LATER[path];
  return [...(name === undefined ? [] : [`src/app/${name}.tsx`]), ...(later === undefined ? [] : [later])];
}
