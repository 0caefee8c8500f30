// Fixtures for tests: exhibitors as the list and as their own page get them.
import type { ExhibitorProfile, ListedExhibitor } from '@visavis/contract/exhibitor-profile/profile';

export const listed = (id: number, changes: Partial<ListedExhibitor> = {}): ListedExhibitor => ({
  id,
  version: 1,
  companyName: `Exhibitor ${id}`,
  boothNumber: `A-${id}`,
  hall: '',
  regionCountry: 'Italy',
  subCategories: [
    { id: 1, name: 'Complexion' },
    { id: 2, name: 'Lip colour' },
    { id: 3, name: 'Eye colour' },
  ],
  places: 1,
  hours: 28,
  hoursTaken: 14,
  productCount: 2,
  representativeCount: 0,
  logo: null,
  firstGap: null,
  isArchived: false,
  ...changes,
});

export const profile = (changes: Partial<ExhibitorProfile> = {}): ExhibitorProfile => ({
  ...listed(7, {
    companyName: 'Atelier Nacre',
    boothNumber: 'B-145',
    subCategories: [{ id: 1, name: 'Complexion' }],
  }),
  editionId: 1,
  website: 'ateliernacre.example',
  websiteUrl: 'https://ateliernacre.example',
  contactEmail: '',
  productProfile: { en: 'Pearl-based complexion' },
  description: { en: 'A small studio near Venice.', 'zh-Hans': '威尼斯附近的工作室' },
  products: [
    { id: 1, name: { en: 'Pearl Serum' }, description: { en: 'In brass' }, image: null },
    { id: 2, name: { en: 'Night Balm' }, description: { en: '' }, image: null },
  ],
  representatives: [],
  placesFrom: 'hand',
  slots: [
    { day: 1, minute: 660, places: 1, taken: 1, isBlocked: false },
    { day: 1, minute: 720, places: 1, taken: 0, isBlocked: false },
    { day: 2, minute: 660, places: 1, taken: 0, isBlocked: true },
    { day: 2, minute: 720, places: 1, taken: 0, isBlocked: false },
  ],
  people: 14,
  followers: 312,
  lastChange: { at: '2025-05-19T02:42:00.000Z', by: 'farid@visavis.example' },
  mergedInto: null,
  ...changes,
});

const node = { names: {}, exhibitors: 1, registrations: 1 };
export const TREE = {
  version: 1,
  categories: [
    {
      ...node,
      id: 1,
      name: 'Make-up',
      subCategories: [
        { ...node, id: 1, name: 'Complexion', formerNames: [] },
        { ...node, id: 2, name: 'Lip colour', formerNames: [] },
      ],
    },
  ],
  merges: [],
};
