// The check-list as an admin uses it: what blocks, what could be better, and tests of mail and payments.
import { screen, within } from '@testing-library/react';
import { type ReadinessFacts, readinessOf } from '@visavis/domain/edition/readiness';
import { expect, test } from 'vitest';
import { chooseEdition } from '../../lib/chosen-edition.ts';
import { Refusal, visitPage } from '../../lib/testing/page-visit.tsx';
import { ReadinessPage } from './readiness-page.tsx';

const EMPTY: ReadinessFacts = {
  dates: ['2027-03-01'],
  today: '2027-01-01',
  isUntouchedDraft: false,
  name: 'Spring fair',
  contactEmail: '',
  contactWhatsapp: '',
  subCategories: 0,
  exhibitors: 0,
  withoutCategory: 0,
  withoutHours: 0,
  demoWords: ['en', 'ms', 'zh-Hans'],
  demoPlace: [],
  builtInOffer: [],
  canMail: true,
  payments: 'provider',
};
const DRAFT = {
  id: 9,
  name: 'Spring fair',
  state: 'draft',
  isDemo: false,
  dates: ['2027-03-01'],
  version: 1,
};
const DEMO = { id: 7, name: 'Demo', state: 'open', isDemo: true, dates: ['2027-06-01'], version: 1 };

function visit(
  facts: Partial<ReadinessFacts> = {},
  answers: Parameters<typeof visitPage>[0]['answers'] = {},
) {
  return visitPage({
    pages: { '/dashboard/getting-ready': <ReadinessPage /> },
    address: '/dashboard/getting-ready',
    role: 'admin',
    answers: {
      'GET /api/editions': () => [DRAFT, DEMO],
      'GET /api/editions/9/readiness': () => ({ items: readinessOf({ ...EMPTY, ...facts }) }),
      'GET /api/connections': () => ({
        mail: { from: 'Fair <fair@example.org>', missing: [] },
        payments: { provider: null, missing: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] },
      }),
      ...answers,
    },
  });
}

const step = async (name: RegExp) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement;

test('leads through an empty draft, not the demo, and says what still blocks the opening', async () => {
  visit();
  expect(await screen.findByText(/^Spring fair is a draft/)).toBeDefined();
  expect((await step(/^Categories \(to do\)$/)).textContent).toContain('There are none yet');
  const days = within(await step(/^Days and hours \(in order\)$/));
  expect(days.getByText('1 day.')).toBeDefined();
  expect(days.getByText('On 01 March 2027.')).toBeDefined();
  expect((await step(/^Open registration \(to do\)$/)).textContent).toContain('2 things are still missing.');
  const link = within(await step(/^Categories/)).getByRole<HTMLAnchorElement>('link');
  expect(link.getAttribute('href')).toBe('/dashboard/categories?edition=9');
});

test('shows the chosen edition', async () => {
  chooseEdition(DEMO.id);
  try {
    visit({}, { 'GET /api/editions/7/readiness': () => ({ items: readinessOf(EMPTY) }) });
    const link = within(await step(/^Categories/)).getByRole<HTMLAnchorElement>('link');
    expect(link.getAttribute('href')).toBe('/dashboard/categories?edition=7');
  } finally {
    chooseEdition(null);
  }
});

test('shows the open fair, as the dashboard does, although another is being prepared', async () => {
  visit(
    {},
    {
      'GET /api/editions': () => [DRAFT, { ...DRAFT, id: 8, name: 'Autumn fair', state: 'open' }, DEMO],
      'GET /api/editions/8/readiness': () => ({ items: readinessOf(EMPTY) }),
    },
  );
  expect(await screen.findByText(/^Registration for Autumn fair is open/)).toBeDefined();
});

test('says that all is in order, or what could be better', async () => {
  visit({
    subCategories: 3,
    exhibitors: 1,
    withoutCategory: 1,
    contactEmail: 'a@fair.org',
    demoWords: [],
  });
  const exhibitors = await step(/^Exhibitors \(could be better\)$/);
  expect(exhibitors.textContent).toContain('1 exhibitor.');
  expect(exhibitors.textContent).toContain('1 exhibitor has no category');
  expect((await step(/^Open registration/)).textContent).toContain('One thing could be better.');
});

test('flags defaults, demo data and the test bank', async () => {
  visit({
    isUntouchedDraft: true,
    name: 'New exhibition',
    contactEmail: 'a@fair.org',
    contactWhatsapp: '+60 12-000 0000',
    payments: 'test-bank',
  });
  const wants = async (name: RegExp) => (await step(name)).textContent;
  expect(await wants(/^Days and hours \(could be better\)$/)).toContain('Please check and save them.');
  const contacts = await wants(/^Name and contacts \(could be better\)$/);
  expect(contacts).toContain('You haven’t named your exhibition yet.');
  expect(contacts).toContain('WhatsApp number is still the demo’s');
  expect(await wants(/^Payments \(could be better\)$/)).toContain('no money moves');
});

test('tests mail, shows the answer, and names the settings that payments lack', async () => {
  const answers = [
    () => ({ works: false, reason: '550 no such mailbox' }),
    () => new Refusal(503, 'server.unavailable', 'Away'),
    () => ({ works: true, reason: null }),
  ];
  const { user } = visit({}, { 'POST /api/connections/mail/test': () => answers.shift()?.() });
  const mail = within(await step(/^Mail \(in order\)$/));
  const press = async () => user.click(await mail.findByRole('button', { name: 'Send a test to me' }));
  await press();
  expect((await mail.findByRole('status')).textContent).toBe('It did not work: 550 no such mailbox');
  await press();
  expect(await mail.findByText(/^It did not work: (?!550)/)).toBeDefined();
  await press();
  expect(await mail.findByText(/accepted the message/)).toBeDefined();
  const payments = within(await step(/^Payments/));
  expect(payments.getByText('STRIPE_WEBHOOK_SECRET')).toBeDefined();
  expect(payments.queryByRole('button')).toBeNull();
});

test('says that a check-list could not be loaded, and retries', async () => {
  let isAway = true;
  const { user } = visit(
    {},
    {
      'GET /api/editions': () => (isAway ? new Refusal(503, 'server.unavailable', 'Away') : [DRAFT]),
    },
  );
  await screen.findByText('The check-list could not be loaded.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Spring fair is a draft/)).toBeDefined();
});
