// The header invites to register while an hour can be booked, and always links to every part of the site.
import { cleanup, render, screen } from '@testing-library/react';
import type { Edition } from '@visavis/domain/edition/schema';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { demoEdition } from '../queries/testing/schedule-fixture.ts';
import { Header } from './header.tsx';

afterEach(cleanup);

const { days, hours } = demoEdition();
const begun = days.flatMap(({ day }) => hours.map(({ minute }) => ({ day, minute })));
const register = () => screen.queryByRole('link', { name: 'Register for Business Matching' });

const open = (edition: Edition | undefined) =>
  render(<Header edition={edition} />, { wrapper: MemoryRouter });

test.each([
  ['the edition is not known yet', undefined],
  ['one hour is left', demoEdition({ begun: begun.slice(1) })],
])('when %s it links to the registration', (_, edition) => {
  open(edition);
  expect(register()?.getAttribute('href')).toBe('/business/registration');
});

test.each([
  ['once the last hour has begun', demoEdition({ begun })],
  ['after the fair', demoEdition({ begun, hasEnded: true })],
])('%s it does not invite to register', (_, edition) => {
  open(edition);
  expect(register()).toBeNull();
  expect(screen.getByRole('link', { name: 'Exhibitions' }).getAttribute('href')).toBe('/exhibitions');
});
