// Links to the list of registrations parse back to the filter they were built from.
import { expect, it } from 'vitest';
import { registrationFilterSchema } from './filter.ts';
import { registrationsPath } from './registrations-path.ts';

it('links to all registrations without a filter', () => {
  expect(registrationsPath({ programme: 'business' })).toBe('/dashboard/business-matching');
});

it('round-trips a filter through the link', () => {
  const filter = {
    search: 'Amira & Co',
    country: 'Côte d’Ivoire',
    day: 2,
    minute: 900,
    meetingStatus: 2,
  } as const;
  const { searchParams } = new URL(registrationsPath({ programme: 'hosted', ...filter }), 'http://localhost');
  expect(registrationFilterSchema.parse(Object.fromEntries(searchParams))).toEqual({
    programme: 'hosted',
    ...filter,
  });
});
