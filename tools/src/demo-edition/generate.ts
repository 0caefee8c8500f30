// Generates the demo edition as an organiser's lists: realistic, and identical on every machine.
import type { SourceLists } from '@visavis/domain/import/lists';
import { DEMO_CATEGORIES } from './categories.ts';
import { addDuplicates } from './duplicates.ts';
import { makeExhibitors } from './exhibitors.ts';
import { makeRegistrations } from './registrations.ts';

const DEMO_REGISTRATIONS = 260;

export interface DemoSizes {
  /** How many exhibitors, excluding duplicates; defaults to all fictional companies. */
  exhibitors?: number;
  /** Maximum number of registrations. */
  registrations?: number;
}

export function generateDemoEdition(sizes: DemoSizes = {}): SourceLists {
  const exhibitors = addDuplicates(makeExhibitors(sizes.exhibitors));
  return {
    categories: DEMO_CATEGORIES.map(({ name, subCategories, names }) => ({
      name,
      subCategories,
      ...(names && { names }),
    })),
    exhibitors,
    registrations: makeRegistrations(exhibitors, sizes.registrations ?? DEMO_REGISTRATIONS),
  };
}
