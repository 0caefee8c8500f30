// The header links to registration while an hour can be booked, and before the first opening to what can be read.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { Edition } from '@visavis/domain/edition/schema';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NEXT_EDITION } from '../queries/next-edition.ts';
import { ownSchedule } from '../queries/own-schedule.ts';
import { demoEdition } from '../queries/testing/schedule-fixture.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

afterEach(() => ownSchedule.clear());

const { days, hours } = demoEdition();
const begun = days.flatMap(({ day }) => hours.map(({ minute }) => ({ day, minute })));
const register = () => screen.queryByRole('link', { name: 'Register for Business Matching' });

const open = (edition: Edition | undefined) =>
  render(
    <QueryClientProvider client={client}>
      <Header edition={edition} />
      <Footer edition={edition} />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  );

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});

test.each([
  ['the edition is not known yet', undefined],
  ['one hour is left', demoEdition({ begun: begun.slice(1) })],
])('links to registration when %s', (_, edition) => {
  open(edition);
  expect(register()?.getAttribute('href')).toBe('/business/registration');
});

test.each([
  ['once the last hour has begun', demoEdition({ begun })],
  ['after the fair', demoEdition({ begun, hasEnded: true })],
])('%s, does not link to registration', (_, edition) => {
  open(edition);
  expect(register()).toBeNull();
  expect(screen.getByRole('link', { name: 'Exhibitions' }).getAttribute('href')).toBe('/exhibitions');
});

test('on the device of a registration, links to its schedule', () => {
  open(demoEdition());
  expect(screen.queryByRole('link', { name: 'Your schedule' })).toBeNull();
  act(() => ownSchedule.write('key'));
  const link = screen.getByRole('link', { name: 'Your schedule' });
  expect(link.getAttribute('href')).toBe('/business/my-schedule?key=key');
});

test('before the first opening, links only to home and the published texts', () => {
  client.setQueryData(NEXT_EDITION, { readable: ['/privacy'], opening: null });
  open(undefined);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(new Set(links)).toEqual(new Set(['/', '/privacy']));
});
