// Pages of Business Matching.
import { BUSINESS_PATHS, MY_SCHEDULE_PATH, SCHEDULE_LINK_PATH } from '@visavis/contract/page-path';
import type { Words } from '../../i18n/words.ts';
import { page } from './page.ts';

const FORM: readonly Words[] = ['registration', 'content'];

const thankYou = (path: string) =>
  page({
    path,
    title: 'app.thankYouTitle',
    words: ['scheduling'],
    load: async () => ({ Component: (await import('../business/thank-you-route.tsx')).ThankYouRoute }),
  });

export const BUSINESS_PAGES = [
  page({
    path: BUSINESS_PATHS.contact,
    title: 'app.contactTitle',
    description: 'app.contactDescription',
    words: FORM,
    load: async () => ({ Component: (await import('../business/contact-route.tsx')).ContactRoute }),
    isReady: true,
  }),
  page({
    path: BUSINESS_PATHS.company,
    title: 'app.companyTitle',
    stepOf: BUSINESS_PATHS.contact,
    words: FORM,
    load: async () => ({ Component: (await import('../business/company-route.tsx')).CompanyRoute }),
  }),
  page({
    path: BUSINESS_PATHS.interest,
    title: 'app.interestTitle',
    stepOf: BUSINESS_PATHS.contact,
    words: ['interests'],
    load: async () => ({ Component: (await import('../business/interest-route.tsx')).InterestRoute }),
  }),
  page({
    path: BUSINESS_PATHS.matching,
    title: 'app.matchingTitle',
    stepOf: BUSINESS_PATHS.contact,
    words: ['matching'],
    load: async () => {
      const route = await import('../business/matching-route.tsx');
      return {
        Component: route.MatchingRoute,
        prefetch: route.prefetchMatches,
        isDrawn: route.areMatchesDrawn,
      };
    },
  }),
  page({
    path: BUSINESS_PATHS.schedule,
    title: 'app.scheduleTitle',
    stepOf: BUSINESS_PATHS.contact,
    words: ['scheduling'],
    load: async () => ({ Component: (await import('../business/schedule-route.tsx')).ScheduleRoute }),
  }),
  thankYou(BUSINESS_PATHS.thankYou),
  thankYou(BUSINESS_PATHS.thankYouAlias),
  page({
    path: MY_SCHEDULE_PATH,
    title: 'app.myScheduleTitle',
    words: ['my-schedule', 'scheduling'],
    load: async () => ({ Component: (await import('../business/my-schedule-route.tsx')).MyScheduleRoute }),
  }),
  page({
    path: SCHEDULE_LINK_PATH,
    title: 'app.scheduleLinkTitle',
    description: 'app.scheduleLinkDescription',
    words: ['my-schedule', 'scheduling'],
    load: async () => ({ Component: (await import('../business/my-schedule-route.tsx')).ScheduleLinkRoute }),
  }),
];
