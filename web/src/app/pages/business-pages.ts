// Pages of Business Matching.
import {
  BUSINESS_PATHS,
  DETAILS_PATH,
  MY_SCHEDULE_PATH,
  SCHEDULE_LINK_PATH,
} from '@visavis/contract/page-path';
import type { Words } from '../../i18n/words.ts';
import type { STEP_ROUTES } from '../../journeys/business/step-routes.ts';
import { page } from '../../shell/page.ts';
import { seldom } from './seldom.ts';

const FORM: readonly Words[] = ['registration', 'fields'];

const { company, interest, matching, schedule } = BUSINESS_PATHS;
/** In the order of the journey. */
const STEPS: readonly string[] = [company, interest, matching, schedule, BUSINESS_PATHS.thankYou];
const stepsAfter = (path: string): string[] => STEPS.slice(STEPS.indexOf(path) + 1);

const step = (name: keyof typeof STEP_ROUTES) => async () =>
  (await import('../../journeys/business/step-routes.ts')).STEP_ROUTES[name]();

const thankYou = (path: string) =>
  page({
    path,
    title: 'app.thankYouTitle',
    words: ['scheduling', 'my-schedule', 'rules'],
    load: seldom('thankYou'),
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
    load: step('company'),
  }),
  page({
    path: BUSINESS_PATHS.interest,
    before: stepsAfter(BUSINESS_PATHS.interest),
    title: 'app.interestTitle',
    stepOf: BUSINESS_PATHS.contact,
    words: ['interests'],
    load: step('interest'),
  }),
  page({
    path: BUSINESS_PATHS.matching,
    before: stepsAfter(BUSINESS_PATHS.matching),
    title: 'app.matchingTitle',
    stepOf: BUSINESS_PATHS.contact,
    words: ['matching', 'rules'],
    load: step('matching'),
  }),
  page({
    path: BUSINESS_PATHS.schedule,
    before: stepsAfter(BUSINESS_PATHS.schedule),
    title: 'app.scheduleTitle',
    stepOf: BUSINESS_PATHS.contact,
    words: ['scheduling', 'rules'],
    load: step('schedule'),
  }),
  thankYou(BUSINESS_PATHS.thankYou),
  thankYou(BUSINESS_PATHS.thankYouAlias),
  page({
    path: MY_SCHEDULE_PATH,
    title: 'app.myScheduleTitle',
    words: ['my-schedule', 'scheduling', 'fields', 'rules', 'choices'],
    load: seldom('mySchedule'),
  }),
  page({
    path: DETAILS_PATH,
    title: 'app.detailsTitle',
    words: [...FORM, 'rules'],
    load: seldom('details'),
  }),
  page({
    path: SCHEDULE_LINK_PATH,
    title: 'app.scheduleLinkTitle',
    description: 'app.scheduleLinkDescription',
    words: ['my-schedule', 'scheduling', 'fields', 'rules', 'choices'],
    load: seldom('scheduleLink'),
  }),
];
