// Pages of the Hosted Buyer programme.
import { HANDING_IN_PATH, HOSTED_PATHS, PAYMENT_RESULT_PATH } from '@visavis/contract/page-path';
import type { Words } from '../../i18n/words.ts';
import type { ROUTES } from '../../journeys/hosted/routes.ts';
import { page } from '../../shell/page.ts';

const FORM: readonly Words[] = ['registration', 'hosted', 'fields', 'rules', 'choices'];
const MONEY: readonly Words[] = ['payment', 'hosted', 'registration', 'fields', 'rules', 'choices'];

/** Most visitors open none of these pages, so their loaders are in a chunk of their own. */
const route = (name: keyof typeof ROUTES) => async () =>
  (await import('../../journeys/hosted/routes.ts')).ROUTES[name]();

const booking = (path: string) =>
  page({
    path,
    title: 'app.bookingTitle',
    words: MONEY,
    load: route('booking'),
  });

export const HOSTED_PAGES = [
  page({
    path: HOSTED_PATHS.contact,
    before: [HOSTED_PATHS.company, HOSTED_PATHS.thankYou],
    title: 'app.hostedContactTitle',
    description: 'app.hostedContactDescription',
    words: FORM,
    load: route('contact'),
    isReady: true,
  }),
  page({
    path: HOSTED_PATHS.company,
    before: [HOSTED_PATHS.thankYou],
    title: 'app.hostedCompanyTitle',
    words: FORM,
    load: route('company'),
  }),
  page({
    path: HOSTED_PATHS.thankYou,
    title: 'app.hostedThankYouTitle',
    words: ['hosted'],
    load: route('thankYou'),
  }),
  page({
    path: HANDING_IN_PATH,
    title: 'app.handInTitle',
    words: FORM,
    load: route('handingIn'),
  }),
  booking(HOSTED_PATHS.booking),
  booking(HOSTED_PATHS.bookingAlias),
  page({
    path: HOSTED_PATHS.payment,
    title: 'app.paymentTitle',
    words: MONEY,
    load: route('payment'),
  }),
  page({
    path: PAYMENT_RESULT_PATH,
    title: 'app.paymentResultTitle',
    words: MONEY,
    load: route('paymentResult'),
  }),
  page({
    path: HOSTED_PATHS.interest,
    before: [HOSTED_PATHS.matching, HOSTED_PATHS.schedule, HOSTED_PATHS.finalMeetings],
    title: 'app.interestTitle',
    words: ['interests', 'hosted'],
    load: route('interest'),
  }),
  page({
    path: HOSTED_PATHS.matching,
    before: [HOSTED_PATHS.schedule, HOSTED_PATHS.finalMeetings],
    title: 'app.matchingTitle',
    words: ['matching', 'hosted', 'rules'],
    load: route('matching'),
  }),
  page({
    path: HOSTED_PATHS.schedule,
    before: [HOSTED_PATHS.finalMeetings],
    title: 'app.scheduleTitle',
    words: ['scheduling', 'hosted', 'rules'],
    load: route('schedule'),
  }),
  page({
    path: HOSTED_PATHS.finalMeetings,
    title: 'app.finalMeetingsTitle',
    words: ['hosted', 'scheduling', 'rules'],
    load: route('finalMeetings'),
  }),
];
