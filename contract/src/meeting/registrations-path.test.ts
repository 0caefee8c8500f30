// A link says what the list's call reads.
import { expect, it } from 'vitest';
import { registrationFilterSchema } from './filter.ts';
import { registrationsPath } from './registrations-path.ts';

it('leads to all registrations without a filter', () => {
  expect(registrationsPath()).toBe('/dashboard/business-matching');
});

it('is read back as it was meant', () => {
  const filter = {
    search: 'Amira & Co',
    country: 'Côte d’Ivoire',
    day: 2,
    hour: 15,
    meetingStatus: 2,
  } as const;
  const { searchParams } = new URL(registrationsPath(filter), 'http://localhost');
  expect(registrationFilterSchema.parse(Object.fromEntries(searchParams))).toEqual(filter);
});
