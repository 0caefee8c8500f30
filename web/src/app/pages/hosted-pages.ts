// Pages of the Hosted Buyer programme.
import { HANDING_IN_PATH, HOSTED_PATHS, PAYMENT_RESULT_PATH } from '@visavis/contract/page-path';
import type { Words } from '../../i18n/words.ts';
import { page } from '../../shell/page.ts';

const FORM: readonly Words[] = ['registration', 'hosted', 'fields', 'rules', 'choices'];
const MONEY: readonly Words[] = ['payment', 'hosted', 'registration', 'fields', 'rules', 'choices'];

const booking = (path: string) =>
  page({
    path,
    title: 'app.bookingTitle',
    words: MONEY,
    load: async () => ({ Component: (await import('../../journeys/hosted/booking-route.tsx')).BookingRoute }),
  });

export const HOSTED_PAGES = [
  page({
    path: HOSTED_PATHS.contact,
    before: [HOSTED_PATHS.company, HOSTED_PATHS.thankYou],
    title: 'app.hostedContactTitle',
    description: 'app.hostedContactDescription',
    words: FORM,
    load: async () => ({
      Component: (await import('../../journeys/hosted/contact-route.tsx')).HostedContactRoute,
    }),
    isReady: true,
  }),
  page({
    path: HOSTED_PATHS.company,
    before: [HOSTED_PATHS.thankYou],
    title: 'app.hostedCompanyTitle',
    words: FORM,
    load: async () => ({
      Component: (await import('../../journeys/hosted/company-route.tsx')).HostedCompanyRoute,
    }),
  }),
  page({
    path: HOSTED_PATHS.thankYou,
    title: 'app.hostedThankYouTitle',
    words: ['hosted'],
    load: async () => ({
      Component: (await import('../../journeys/hosted/thank-you-route.tsx')).HostedThankYouRoute,
    }),
  }),
  page({
    path: HANDING_IN_PATH,
    title: 'app.handInTitle',
    words: FORM,
    load: async () => ({
      Component: (await import('../../journeys/hosted/handing-in-route.tsx')).HandingInRoute,
    }),
  }),
  booking(HOSTED_PATHS.booking),
  booking(HOSTED_PATHS.bookingAlias),
  page({
    path: HOSTED_PATHS.payment,
    title: 'app.paymentTitle',
    words: MONEY,
    load: async () => ({ Component: (await import('../../journeys/hosted/payment-route.tsx')).PaymentRoute }),
  }),
  page({
    path: PAYMENT_RESULT_PATH,
    title: 'app.paymentResultTitle',
    words: MONEY,
    load: async () => ({
      Component: (await import('../../journeys/hosted/payment-result-route.tsx')).PaymentResultRoute,
    }),
  }),
  page({
    path: HOSTED_PATHS.interest,
    before: [HOSTED_PATHS.matching, HOSTED_PATHS.schedule, HOSTED_PATHS.finalMeetings],
    title: 'app.interestTitle',
    words: ['interests', 'hosted'],
    load: async () => ({
      Component: (await import('../../journeys/hosted/interest-route.tsx')).HostedInterestRoute,
    }),
  }),
  page({
    path: HOSTED_PATHS.matching,
    before: [HOSTED_PATHS.schedule, HOSTED_PATHS.finalMeetings],
    title: 'app.matchingTitle',
    words: ['matching', 'hosted', 'rules'],
    load: async () => ({
      Component: (await import('../../journeys/hosted/matching-route.tsx')).HostedMatchingRoute,
    }),
  }),
  page({
    path: HOSTED_PATHS.schedule,
    before: [HOSTED_PATHS.finalMeetings],
    title: 'app.scheduleTitle',
    words: ['scheduling', 'hosted', 'rules'],
    load: async () => ({
      Component: (await import('../../journeys/hosted/schedule-route.tsx')).HostedScheduleRoute,
    }),
  }),
  page({
    path: HOSTED_PATHS.finalMeetings,
    title: 'app.finalMeetingsTitle',
    words: ['hosted', 'scheduling', 'rules'],
    load: async () => ({
      Component: (await import('../../journeys/hosted/final-meetings-route.tsx')).FinalMeetingsRoute,
    }),
  }),
];
