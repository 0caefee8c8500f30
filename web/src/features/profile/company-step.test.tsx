// Step 2 as a visitor sees it: required and optional fields, Back, and the country.

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCompany } from '@visavis/domain/profile/example';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { memoryFields } from '../../wizard/memory-fields.ts';
import { CompanyStep } from './company-step.tsx';
import type { CompanyValues } from './values.ts';

const COUNTRIES = [
  ['Malaysia', 'MY', '+6', '0'],
  ['Singapore', 'SG', '+6', '5'],
].map(([common, cca2, root, suffix]) => ({
  name: { common },
  cca2,
  flags: { svg: `/flags/${cca2}.svg`, png: `/flags/${cca2}.png` },
  idd: { root, suffixes: [suffix] },
}));

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  answer.mockImplementation(async () => Response.json(COUNTRIES));
});
afterEach(() => answer.mockReset());

function open(saved: Partial<CompanyValues> = {}) {
  const spies = { onBack: vi.fn(), onNext: vi.fn() };
  const stored = memoryFields(saved);
  renderIn(<CompanyStep stored={stored} {...spies} />);
  return { ...spies, stored };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);

test('requires what the document requires, and neither website nor the second address line', async () => {
  const { onNext } = open();
  await press('Next');
  expect(await screen.findByText('Company phone number is required')).toBeTruthy();
  for (const message of [
    'Address Line 1 is required',
    'City is required',
    'Postal code is required',
    'Region is required',
  ])
    expect(screen.getByText(message)).toBeTruthy();
  expect(screen.getAllByText(/is required$/)).toHaveLength(5);
  expect(screen.getByText('*All fields are required to fill')).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(field('Company Phone Number'));
  expect(onNext).not.toHaveBeenCalled();
});

test('Back keeps what was typed, valid or not', async () => {
  const { onBack, stored } = open({ city: 'Kuala Lumpur' });
  await userEvent.type(field('State'), 'Wilayah');
  await press('Back');
  expect(onBack).toHaveBeenCalled();
  expect(stored.read()).toEqual({ city: 'Kuala Lumpur', region: 'Wilayah' });
});

test('requests countries without a field filter for the dropdown and with one for the picker', async () => {
  open();
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  const requested = answer.mock.calls.map(([address]) => decodeURIComponent(String(address))).sort();
  expect(requested).toEqual(['/api/countries', '/api/countries?fields=name,flags,idd,cca2,altSpellings']);
});

test('Next keeps a saved country and number', async () => {
  const saved: CompanyValues = {
    ...exampleCompany({ city: 'Singapore', country: 'Singapore', companyPhone: '+6567890' }),
    companyPhoneCountry: 'SG',
    companyPhoneDigits: '67890',
  };
  const { onNext, stored } = open(saved);
  await press('Next');
  await waitFor(() => expect(onNext).toHaveBeenCalled());
  expect(stored.read()).toEqual(saved);
});
