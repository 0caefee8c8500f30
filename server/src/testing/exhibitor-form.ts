// What an organiser's page sends about an exhibitor, for tests of changes.
import type { ExhibitorInput, ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';
import type { TestApp } from './test-app.ts';

/** The form of a new exhibitor. */
export const newExhibitor = (changes: Partial<ExhibitorInput> = {}): ExhibitorInput => ({
  companyName: 'Maison Argile',
  boothNumber: 'D-014',
  hall: '',
  regionCountry: 'France',
  website: '',
  contactEmail: '',
  productProfile: { en: 'Clay masks' },
  description: { en: '' },
  subCategoryIds: [],
  products: [],
  representatives: [],
  places: { from: 'hand', count: 1 },
  ...changes,
});

/** The form prefilled with an exhibitor. */
export const formOf = (profile: ExhibitorProfile, changes: Partial<ExhibitorInput> = {}): ExhibitorInput => ({
  companyName: profile.companyName,
  boothNumber: profile.boothNumber,
  hall: profile.hall,
  regionCountry: profile.regionCountry,
  website: profile.website,
  contactEmail: profile.contactEmail,
  productProfile: profile.productProfile,
  description: profile.description,
  subCategoryIds: profile.subCategories.map(({ id }) => id),
  products: profile.products.map(({ id, name, description }) => ({ id, name, description })),
  representatives: profile.representatives,
  places: { from: profile.placesFrom, count: Math.max(1, profile.places) },
  ...changes,
});

type Headers = Record<string, string>;

/** Calls about exhibitors as a given organiser. */
export function exhibitorCalls(test: TestApp, headers: Headers) {
  const read = async (id: number): Promise<ExhibitorProfile> =>
    (await test.get(`/api/exhibitors/${id}`, headers)).json();
  const put = (id: number, payload: object) =>
    test.call({ method: 'PUT', url: `/api/exhibitors/${id}`, headers, payload });
  return {
    read,
    put,
    create: (changes: Partial<ExhibitorInput>) =>
      test.post('/api/exhibitors', newExhibitor(changes), headers),
    /** Changes fields of the current exhibitor. */
    async change(id: number, changes: Partial<ExhibitorInput>, tell = false) {
      const profile = await read(id);
      return put(id, { version: profile.version, tell, profile: formOf(profile, changes) });
    },
    async restore(id: number) {
      return test.post(`/api/exhibitors/${id}/restore`, { version: (await read(id)).version }, headers);
    },
    /** Archives the current exhibitors. @param wish what happens to their meetings */
    async archive(ids: readonly number[], wish: object = {}) {
      const exhibitors = [];
      for (const id of ids) exhibitors.push({ id, version: (await read(id)).version });
      return test.post('/api/exhibitors/archive', { exhibitors, ...wish }, headers);
    },
  };
}
