// The texts for the parts of an exhibitor, for the save bar, the history and the notices of conflicts.
import type { TextId } from '../../i18n/text.ts';
import type { DraftPart } from './draft.ts';

export const PART_WORDS = {
  logo: 'exhibitors.logo',
  companyName: 'exhibitors.companyName',
  boothNumber: 'exhibitors.boothNumber',
  hall: 'exhibitors.hall',
  regionCountry: 'exhibitors.country',
  website: 'exhibitors.website',
  contactEmail: 'exhibitors.contactEmail',
  productProfile: 'exhibitors.productProfile',
  description: 'exhibitors.description',
  subCategoryIds: 'exhibitors.categories',
  products: 'exhibitors.products',
  people: 'exhibitors.people',
  places: 'exhibitors.places',
} as const satisfies Record<DraftPart, TextId>;
