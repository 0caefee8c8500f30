// Small editions for planning imports in tests: without exhibitors and people, with two categories.
import type { ImportState } from '@visavis/domain/import/plan-types';
import type { RegistrationState } from '@visavis/domain/import/registrations/state';

const CATEGORIES = [
  { id: 1, name: 'Skincare', names: {}, subCategories: [{ id: 11, name: 'Sun care', names: {} }] },
  { id: 2, name: 'Hair and nails', names: {}, subCategories: [{ id: 21, name: 'Scalp care', names: {} }] },
];
const GRID = { dates: ['2027-02-05', '2027-02-06'], starts: [600, 660], slotMinutes: 60 };

export const stateOfExhibitors = (): ImportState => ({
  merged: [],
  exhibitors: [],
  categories: CATEGORIES,
  grid: GRID,
  busy: {},
});

export const stateOfPeople = (): RegistrationState => ({
  now: '2027-01-02T04:30:00.000Z',
  timeZone: 'Asia/Kuala_Lumpur',
  grid: GRID,
  maximum: 3,
  exhibitors: [],
  former: [],
  claims: {},
  blocked: {},
  people: {},
  categories: CATEGORIES,
});
