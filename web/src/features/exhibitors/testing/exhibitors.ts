// Fixture exhibitors for tests, as the list shows them.
import type { ListedExhibitor } from '@visavis/contract/exhibitor-profile/profile';

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
