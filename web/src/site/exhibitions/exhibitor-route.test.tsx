// An exhibitor added on its page is stored in the draft such that Top Matches keeps it.

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import type { DirectoryDetail } from '@visavis/domain/directory/schema';
import { exampleCompany, exampleVisitor } from '@visavis/domain/profile/example';
import { createMemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { businessDraft } from '../../journeys/draft/business-draft.ts';
import { renderRouter } from '../../lib/testing/render-in.tsx';
import { ExhibitorRoute } from './exhibitor-route.tsx';

const CONTACT = exampleVisitor();
const COMPANY = exampleCompany();
const HANARI: DirectoryDetail = {
  id: 7,
  company_name: 'Hanari Skin Lab',
  booth_number: 'A-208',
  region_country: 'South Korea',
  countryCode: 'KR',
  product_profile: 'Ampoules',
  description: 'Seoul laboratory.',
  subCategoryIds: [21],
  freeHours: 1,
  subCategories: ['Serums'],
  free: [{ day: 1, minute: 660 }],
  allHours: 28,
};
const OTHER = {
  id: 8,
  company_name: 'Botanika Lab',
  booth_number: 'A-112',
  region_country: 'Poland',
  product_profile: '',
  description: '',
};
const LIP = {
  category: 'Make-up',
  subCategory: 'Lip colour',
  categoryId: 1,
  subCategoryId: 11,
  childCategoryId: null,
};
const SERUMS = {
  category: 'Skincare',
  subCategory: 'Serums',
  categoryId: 2,
  subCategoryId: 21,
  childCategoryId: null,
};

const ANSWERS: Record<string, unknown> = {
  '/api/directory/7': HANARI,
  '/api/exhibitors/7/products': [],
  '/api/categories': [
    { id: 1, name: 'Make-up' },
    { id: 2, name: 'Skincare' },
  ],
  '/api/categories/1/subcategories': [{ id: 11, name: 'Lip colour' }],
  '/api/categories/2/subcategories': [{ id: 21, name: 'Serums' }],
};

beforeEach(() => {
  businessDraft.clearAfterRegistration(null);
  vi.stubGlobal('EventSource', undefined);
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = ANSWERS[address];
    return new Response(JSON.stringify(answer ?? { code: 'resource.not-found' }), {
      status: answer === undefined ? 404 : 200,
    });
  });
});

function open(path = '/exhibitions/7') {
  const router = createMemoryRouter(
    [
      { path: '/exhibitions/:id', element: <ExhibitorRoute /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  renderRouter(router);
  return { user: userEvent.setup(), path: () => router.state.location.pathname };
}
const add = async () => screen.findByRole('button', { name: 'Add to my eight' });
const chosenIds = () => businessDraft.exhibitors.read().map(({ id }) => id);
const continueHref = () =>
  screen.getByRole('link', { name: 'Continue your registration' }).getAttribute('href');

it('outside a registration the choice is stored with a matching interest, and a registration begins', async () => {
  const { user, path } = open();
  await user.click(await add());
  expect([path(), chosenIds()]).toEqual([BUSINESS_PATHS.contact, [7]]);
  await waitFor(() => expect(businessDraft.interests.read()).toEqual([SERUMS]));
  const { countryCode, freeHours, subCategories, free, allHours, ...exhibitor } = HANARI;
  expect(businessDraft.exhibitors.read()).toEqual([exhibitor]);
});

it('in a registration stays on the page, says which interest was added, and links to the next incomplete step', async () => {
  businessDraft.registration.write(CONTACT);
  businessDraft.interests.write([LIP]);
  const { user, path } = open();
  await user.click(await add());
  expect(path()).toBe('/exhibitions/7');
  await screen.findByText(
    'We added Serums to your interests so that Hanari Skin Lab appears in Top Matches.',
  );
  expect(businessDraft.interests.read()).toEqual([LIP, SERUMS]);
  expect(continueHref()).toBe(BUSINESS_PATHS.company);
});

it('with both first steps done links to Top Matches, which remembers the choice for its interests', async () => {
  businessDraft.registration.write({ ...CONTACT, ...COMPANY });
  businessDraft.interests.write([SERUMS]);
  businessDraft.exhibitors.write([OTHER]);
  businessDraft.namesByInterests.write({ Serums: ['Botanika Lab'], 'Lip colour': ['Terra Clay'] });
  const { user, path } = open();
  await user.click(await add());
  expect(chosenIds()).toEqual([8, 7]);
  expect(continueHref()).toBe(BUSINESS_PATHS.matching);
  const names = { 'Lip colour': ['Terra Clay'], Serums: ['Botanika Lab', 'Hanari Skin Lab'] };
  expect(businessDraft.namesByInterests.read()).toEqual(names);

  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(chosenIds()).toEqual([8]);
  expect(businessDraft.namesByInterests.read()).toEqual({ ...names, Serums: ['Botanika Lab'] });
  await user.click(await add());
  await user.click(screen.getByRole('button', { name: 'In my eight' }));
  expect(path()).toBe(BUSINESS_PATHS.matching);
});

it('adds the choice to what is remembered for a set of interests used before', async () => {
  businessDraft.registration.write({ ...CONTACT, ...COMPANY });
  businessDraft.interests.write([LIP]);
  businessDraft.exhibitors.write([OTHER]);
  businessDraft.namesByInterests.write({ 'Lip colour,Serums': ['Terra Clay'] });
  const { user } = open();
  await user.click(await add());
  await waitFor(() =>
    expect(businessDraft.namesByInterests.read()).toEqual({
      'Lip colour,Serums': ['Botanika Lab', 'Hanari Skin Lab'],
    }),
  );
});

it.each(['/exhibitions/0', '/exhibitions/2147483648', '/exhibitions/9', '/exhibitions/skin'])(
  '%s shows the page for unknown addresses',
  async (path) => {
    open(path);
    await screen.findByRole('heading', { level: 1, name: 'We can’t find this page' });
  },
);
