// Maps each page to its module as the build names it, so that code and styles are preloaded with the document.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import {
  ABOUT_PATH,
  BUSINESS_PATHS,
  DASHBOARD_PATH,
  EXHIBITIONS_PATH,
  EXHIBITOR_DESK_PATH,
  HANDING_IN_PATH,
  HOME_PATH,
  HOSTED_PATHS,
  MAIL_CHOICE_PATH,
  MY_SCHEDULE_PATH,
  PAYMENT_RESULT_PATH,
  PRIVACY_PATH,
  SCHEDULE_LINK_PATH,
  TERMS_PATH,
} from '@visavis/contract/page-path';
import { OPENS_LATER_PATH } from './opens-later-path.ts';

/** By the path pattern of the router. */
const MODULES: Readonly<Record<string, string>> = {
  [HOME_PATH]: 'site/home/home-page',
  [EXHIBITIONS_PATH]: 'site/exhibitions/directory-route',
  [`${EXHIBITIONS_PATH}/:id`]: 'site/exhibitions/exhibitor-route',
  [ABOUT_PATH]: 'site/content/about-route',
  [PRIVACY_PATH]: 'site/content/privacy-route',
  [TERMS_PATH]: 'site/content/terms-route',
  [MAIL_CHOICE_PATH]: 'site/mail-choice-route',
  [EXHIBITOR_DESK_PATH]: 'site/exhibitor-desk-route',
  [BUSINESS_PATHS.contact]: 'journeys/business/contact-route',
  [BUSINESS_PATHS.company]: 'journeys/business/company-route',
  [BUSINESS_PATHS.interest]: 'journeys/business/interest-route',
  [BUSINESS_PATHS.matching]: 'journeys/business/matching-route',
  [BUSINESS_PATHS.schedule]: 'journeys/business/schedule-route',
  [BUSINESS_PATHS.thankYou]: 'journeys/business/thank-you-route',
  [BUSINESS_PATHS.thankYouAlias]: 'journeys/business/thank-you-route',
  [MY_SCHEDULE_PATH]: 'journeys/business/my-schedule-route',
  [SCHEDULE_LINK_PATH]: 'journeys/business/my-schedule-route',
  [HOSTED_PATHS.contact]: 'journeys/hosted/contact-route',
  [HOSTED_PATHS.company]: 'journeys/hosted/company-route',
  [HOSTED_PATHS.thankYou]: 'journeys/hosted/thank-you-route',
  [HANDING_IN_PATH]: 'journeys/hosted/document-upload-route',
  [HOSTED_PATHS.booking]: 'journeys/hosted/booking-route',
  [HOSTED_PATHS.bookingAlias]: 'journeys/hosted/booking-route',
  [HOSTED_PATHS.payment]: 'journeys/hosted/payment-route',
  [PAYMENT_RESULT_PATH]: 'journeys/hosted/payment-result-route',
  [HOSTED_PATHS.interest]: 'journeys/hosted/interest-route',
  [HOSTED_PATHS.matching]: 'journeys/hosted/matching-route',
  [HOSTED_PATHS.schedule]: 'journeys/hosted/schedule-route',
  [HOSTED_PATHS.finalMeetings]: 'journeys/hosted/final-meetings-route',
  [`${DASHBOARD_PATH}/*`]: 'dashboard/dashboard-routes',
  '*': 'shell/not-found-route',
  [OPENS_LATER_PATH]: 'shell/opens-later-route',
};

/** Imported later by the page itself: listed here so that the offline copy of the page includes it. */
const QR_MATRIX = 'src/ui/qr-matrix.ts';
const LATER: Readonly<Record<string, string>> = { [MY_SCHEDULE_PATH]: QR_MATRIX };

/** The same for dashboard pages, by path. */
const LATER_OF_SECTION: Readonly<Record<string, readonly string[]>> = {
  [DASHBOARD_PATHS.desk]: ['src/features/desk/desk-page.tsx', 'src/features/desk/decoder.ts', QR_MATRIX],
};

export const sectionModules = (path: string): readonly string[] => LATER_OF_SECTION[path] ?? [];

/** Modules with the loaders of pages whose loaders are not in the first script. */
const LOADERS: readonly { names: RegExp; module: string }[] = [
  { names: /^site\/exhibitions\//, module: 'src/site/exhibitions/routes.ts' },
  { names: /^journeys\/hosted\//, module: 'src/journeys/hosted/routes.ts' },
  {
    names: /^journeys\/business\/(company|interest|matching|schedule)-route$/,
    module: 'src/journeys/business/step-routes.ts',
  },
  {
    names:
      /^(site\/content\/|site\/exhibitor-desk|journeys\/business\/(thank-you|my-schedule)|dashboard\/|shell\/)/,
    module: 'src/app/pages/seldom-routes.ts',
  },
];

export function pageModules(path: string): string[] {
  const name = MODULES[path];
  const later = LATER[path];
  const modules = name === undefined ? [] : [`src/${name}.tsx`];
  const loaders = LOADERS.find(({ names }) => name !== undefined && names.test(name));
  if (loaders) modules.unshift(loaders.module);
  return later === undefined ? modules : [...modules, later];
}
