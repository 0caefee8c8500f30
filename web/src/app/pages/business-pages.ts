// Pages of Business Matching.
import { BUSINESS_PATHS, MY_SCHEDULE_PATH, SCHEDULE_LINK_PATH } from '@visavis/contract/page-path';
import type { Words } from '../../i18n/words.ts';
import { page } from '../../shell/page.ts';

const FORM: readonly Words[] = ['registration', 'fields'];

const { company, interest, matching, schedule } = BUSINESS_PATHS;
/** In the order of the journey. */
const STEPS: readonly string[] = [company, interest, matching, schedule, BUSINESS_PATHS.thankYou];
const stepsAfter = (path: string): string[] => STEPS.slice(STEPS.indexOf(path) + 1);

const thankYou = (path: string) =>
  page({
    path,
    title: 'app.thankYouTitle',
    words: ['scheduling', 'rules'],
    load: async () => ({
      Component: (await import('../../journeys/business/thank-you-route.tsx')).ThankYouRoute,
    }),
  });

export const BUSINESS_PAGES = [
  page({
    path: BUSINESS_PATHS.contact,
    before: stepsAfter(BUSINESS_PATHS.contact),
    title: 'app.contactTitle',
    description: 'app.contactDescription',
    words: FORM,
    load: async () => ({
      Component: (await import('../../journeys/business/contact-route.tsx')).ContactRoute,
    }),
    isReady: true,
  }),
  page({
    path: BUSINESS_PATHS.company,
    before: stepsAfter(BUSINESS_PATHS.company),
    title: 'app.companyTitle',
    stepOf: BUSINESS_PATHS.contact,
    words: FORM,
    load: async () => {
      const { CompanyRoute, preloadCountries } = await import('../../journeys/business/company-route.tsx');
      return { Component: CompanyRoute, ahead: preloadCountries };
    },
  }),
  page({
    path: BUSINESS_PATHS.interest,
    before: stepsAfter(BUSINESS_PATHS.interest),
    title: 'app.interestTitle',
    stepOf: BUSINESS_PATHS.contact,
    words: ['interests'],
    load: async () => {
      const { InterestRoute, preloadCategories } = await import('../../journeys/business/interest-route.tsx');
      return { Component: InterestRoute, ahead: preloadCategories };
    },
  }),
  page({
    path: BUSINESS_PATHS.matching,
    before: stepsAfter(BUSINESS_PATHS.matching),
    title: 'app.matchingTitle',
    stepOf: BUSINESS_PATHS.contact,
    words: ['matching', 'rules'],
    load: async () => {
      const route = await import('../../journeys/business/matching-route.tsx');
      return {
        Component: route.MatchingRoute,
        prefetch: route.prefetchMatches,
        isDrawn: route.areMatchesDrawn,
      };
    },
  }),
  page({
    path: BUSINESS_PATHS.schedule,
    before: stepsAfter(BUSINESS_PATHS.schedule),
    title: 'app.scheduleTitle',
    stepOf: BUSINESS_PATHS.contact,
    words: ['scheduling', 'rules'],
    load: async () => ({
      Component: (await import('../../journeys/business/schedule-route.tsx')).ScheduleRoute,
    }),
  }),
  thankYou(BUSINESS_PATHS.thankYou),
  thankYou(BUSINESS_PATHS.thankYouAlias),
  page({
    path: MY_SCHEDULE_PATH,
    title: 'app.myScheduleTitle',
    words: ['my-schedule', 'scheduling', 'fields', 'rules', 'choices'],
    load: async () => ({
      Component: (await import('../../journeys/business/my-schedule-route.tsx')).MyScheduleRoute,
    }),
  }),
  page({
    path: SCHEDULE_LINK_PATH,
    title: 'app.scheduleLinkTitle',
    description: 'app.scheduleLinkDescription',
    words: ['my-schedule', 'scheduling', 'fields', 'rules', 'choices'],
    load: async () => ({
      Component: (await import('../../journeys/business/my-schedule-route.tsx')).ScheduleLinkRoute,
    }),
  }),
];
