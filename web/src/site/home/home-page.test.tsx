// The home page with its data, with fewer days, and when calls fail.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import { HomePage } from './home-page.tsx';

const EDITION = demoEdition();
const PLACE = {
  name: 'Teratai Halls',
  address: ['Hall 2', '8 Jalan Teratai'],
  city: 'Kuala Lumpur',
  country: 'Malaysia',
  travel: 'Ten minutes on foot from the station.',
};
const FACTS = {
  exhibitors: 2,
  countries: 1,
  subCategories: 9,
  meetingHours: 56,
  categories: [
    { id: 4, name: 'Hair Care', exhibitors: 1 },
    { id: 7, name: 'Packaging and Supply', exhibitors: 2 },
  ],
  countryList: [{ name: 'Malaysia', code: 'MY', exhibitors: 2 }],
};
const EXHIBITOR = {
  id: 31,
  company_name: 'Seri Kenanga',
  booth_number: 'A-112',
  region_country: 'Malaysia',
  product_profile: 'Hair oils',
  description: '',
  countryCode: 'MY',
  freeHours: 27,
};

const answers = new Map<string, unknown>();

beforeEach(() => {
  answers.clear();
  answers.set('/api/edition', EDITION);
  answers.set('/api/content/place', PLACE);
  answers.set('/api/directory/facts', FACTS);
  answers.set('/api/directory?sort=free&limit=8', [EXHIBITOR]);
  vi.stubGlobal('fetch', async (address: string) =>
    answers.has(address)
      ? Response.json(answers.get(address))
      : Response.json({ error: 'down', message: 'down', code: 'server.unavailable' }, { status: 503 }),
  );
});

const open = () => renderIn(<HomePage />);
const sectionOf = async (name: string) => {
  const section = (await screen.findByRole('heading', { level: 2, name })).closest('section');
  if (!section) throw new Error(`${name} has no section`);
  return within(section);
};

test('does not invite visitors to register once the last hour has begun', async () => {
  const begun = EDITION.days.flatMap(({ day }) => EDITION.hours.map(({ minute }) => ({ day, minute })));
  answers.set('/api/edition', { ...EDITION, begun: begun.slice(1) });
  open();
  await screen.findByText('02, 03, 04 and 05 June 2025');
  expect(screen.getAllByRole('link', { name: /Register|Apply|Start/ }).length).toBeGreaterThan(0);
  cleanup();
  answers.set('/api/edition', { ...EDITION, begun });
  open();
  await screen.findByText('02, 03, 04 and 05 June 2025');
  expect(screen.queryByRole('link', { name: /Register|Apply|Start/ })).toBeNull();
});

test('shows exhibitors without hours once the last hour has begun', async () => {
  const begun = EDITION.days.flatMap(({ day }) => EDITION.hours.map(({ minute }) => ({ day, minute })));
  answers.set('/api/edition', { ...EDITION, begun });
  answers.set('/api/directory?sort=free&limit=8', [{ ...EXHIBITOR, freeHours: 0 }]);
  open();
  const strip = await sectionOf('Exhibitors of this edition');
  const exhibitor = await strip.findByRole('link', { name: /^Seri Kenanga/ });
  expect(exhibitor.textContent).toContain('Booth A-112');
  expect(screen.queryByText(/free hours|hours? free|right now/i)).toBeNull();
});

test('lists four steps in order, with the maximum of the edition', async () => {
  answers.set('/api/edition', { ...EDITION, limits: { ...EDITION.limits, businessMaximum: 5 } });
  open();
  const steps = (await sectionOf('How it works')).getByRole('list');
  await within(steps).findByRole('heading', { name: 'Pick up to 5' });
  expect(steps.tagName).toBe('OL');
  expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
});

test('says how long a meeting is if it is not an hour', async () => {
  answers.set('/api/edition', { ...EDITION, slotMinutes: 30 });
  open();
  expect(await screen.findByRole('heading', { name: 'Book 30 minutes with each' })).toBeDefined();
  expect(screen.getByText(/pick up to eight, and book 30 minutes with each of them/)).toBeDefined();
});

test('shows every day with weekday and hours, and the address of the place', async () => {
  open();
  const when = await sectionOf('Dates and place');
  const first = (await when.findByText('02 June')).closest('li');
  expect(first?.textContent).toBe('02 JuneMonday11 am to 6 pm, UTC+8');
  expect(when.getAllByRole('listitem')).toHaveLength(4);
  await when.findByRole('heading', { name: 'Teratai Halls' });
  for (const line of ['Hall 2', '8 Jalan Teratai', 'Kuala Lumpur', 'Malaysia']) when.getByText(line);
});

test('does not repeat a city that is part of the address', async () => {
  answers.set('/api/content/place', { ...PLACE, address: ['Hall 2', '50000 Kuala Lumpur'] });
  open();
  await screen.findByText('50000 Kuala Lumpur');
  expect(screen.queryByText('Kuala Lumpur')).toBeNull();
});

test('shows only the days when there is no place', async () => {
  answers.delete('/api/content/place');
  open();
  const when = await sectionOf('Dates and place');
  await when.findByText('05 June');
  await waitFor(() => expect(when.getByRole('list').parentElement?.nextElementSibling).toBeNull());
});

test('categories and exhibitors link into the directory', async () => {
  open();
  const hair = await screen.findByRole('link', { name: 'Hair Care, 1 exhibitor' });
  expect(hair.getAttribute('href')).toBe('/exhibitions?categories=4');
  const exhibitor = await screen.findByRole('link', { name: /^Seri Kenanga/ });
  expect(exhibitor.getAttribute('href')).toBe('/exhibitions/31');
  expect(exhibitor.textContent).toContain('Booth A-112');
  expect(exhibitor.textContent).toContain('27 hours free');
  screen.getByText('2 exhibitors from 1 country or region');
  expect(screen.getByRole('link', { name: 'See all exhibitors' }).getAttribute('href')).toBe('/exhibitions');
});

test("the picture names the edition's days and draws no others", async () => {
  answers.set('/api/edition', { ...EDITION, isDemo: true, days: EDITION.days.slice(0, 2) });
  open();
  const picture = await screen.findByRole('img', { name: /a calendar of 02 June to 03 June/ });
  expect(within(picture).queryByText('04')).toBeNull();
  // Two days by seven hours, and the six shapes of the case.
  expect(picture.querySelectorAll('rect')).toHaveLength(14 + 6);
});

test('leaves out what cannot be loaded; the dates show an error with a retry', async () => {
  for (const address of [...answers.keys()]) answers.delete(address);
  open();
  const when = await sectionOf('Dates and place');
  const again = await when.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(screen.queryByText('Exhibitors by category')).toBeNull());
  await waitFor(() => expect(screen.queryByText('Most free hours')).toBeNull());
  expect(screen.getByRole('link', { name: 'Register for Business Matching' })).toBeTruthy();
  answers.set('/api/edition', EDITION);
  await userEvent.click(again);
  await when.findByText('05 June');
  expect(screen.getByRole('link', { name: 'pr@exhibition.example' }).getAttribute('href')).toBe(
    'mailto:pr@exhibition.example',
  );
});

test('editions other than the demo show no picture of its trade, and their own logo if they have one', async () => {
  answers.set('/api/edition', EDITION);
  const { container } = open();
  await screen.findByText('See all exhibitors');
  expect(screen.queryByRole('img', { name: /make-up palette/ })).toBeNull();
  cleanup();
  answers.set('/api/edition', { ...EDITION, logo: '/images/editions/3/logo?v=1' });
  const shown = open();
  await waitFor(() =>
    expect(shown.container.querySelector('img[src="/images/editions/3/logo?v=1"]')).not.toBeNull(),
  );
  expect(container.querySelector('svg[data-pigment]'), 'no vessel').toBeNull();
});
