// The country box and the dialling-code picker find a country by the names people use for it.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COUNTRY_FIELDS, type Country } from '@visavis/domain/country/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { memoryFields } from '../../wizard/memory-fields.ts';
import { CompanyStep } from './company-step.tsx';

/** Countries as the server returns them. */
const COUNTRIES: Required<Country>[] = (
  [
    ['Malaysia', 'MY', '+6', '0', []],
    ['Netherlands', 'NL', '+3', '1', ['Holland']],
    ['Türkiye', 'TR', '+9', '0', ['Turkey', 'Republic of Türkiye']],
    ['Ukraine', 'UA', '+3', '80', []],
    ['United Arab Emirates', 'AE', '+9', '71', ['UAE', 'Emirates', 'Dubai']],
    ['United Kingdom', 'GB', '+4', '4', ['UK', 'Great Britain', 'England']],
  ] as const
).map(([common, cca2, root, suffix, altSpellings]) => ({
  name: { common },
  cca2,
  flags: { svg: `/flags/${cca2}.svg`, png: `/flags/${cca2}.svg` },
  altSpellings: [...altSpellings],
  idd: { root, suffixes: [suffix] },
}));

/** Returns only the requested fields. */
const pick = (country: Required<Country>, wanted: readonly string[]): Country =>
  Object.fromEntries(
    COUNTRY_FIELDS.filter((field) => wanted.includes(field)).map((field) => [field, country[field]]),
  );

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const fields = new URL(address, 'http://localhost').searchParams.get('fields')?.split(',');
    return Response.json(COUNTRIES.map((country) => pick(country, fields ?? COUNTRY_FIELDS)));
  });
  renderIn(<CompanyStep stored={memoryFields({})} onBack={() => {}} onNext={() => {}} />);
});

const found = () => screen.getAllByRole('option').map((option) => option.textContent);

const TYPED = [
  ['uk', 'United Kingdom', '+44'],
  ['uae', 'United Arab Emirates', '+971'],
  ['holland', 'Netherlands', '+31'],
  ['turkiye', 'Türkiye', '+90'],
  ['turkey', 'Türkiye', '+90'],
] as const;

test.each(TYPED)('%s chooses %s in the country box', async (typed, name) => {
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: /^Country/ });
  await userEvent.click(box);
  await waitFor(() => expect(found()).toHaveLength(COUNTRIES.length));
  await userEvent.keyboard(typed);
  expect(found()[0]).toBe(name);
  await userEvent.keyboard('{Enter}');
  expect(box.value).toBe(name);
});

test.each(TYPED)('%s chooses the dialling code of %s', async (typed, name, code) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Dialling code, Malaysia +60' }));
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search country or code' }), typed);
  expect(found()[0]).toBe(`${name}${code}`);
  await userEvent.keyboard('{Enter}');
  screen.getByRole('button', { name: `Dialling code, ${name} ${code}` });
});
