// Digits only, however they come; a dialling code that is picked by name or by code.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { PhoneField } from './phone-field.tsx';
import type { PhoneCountry } from './phone-picker-panel.tsx';

const COUNTRIES: PhoneCountry[] = [
  { cca2: 'KZ', name: 'Kazakhstan', flag: '', diallingCode: '+7' },
  { cca2: 'MY', name: 'Malaysia', flag: '', diallingCode: '+60' },
  { cca2: 'RU', name: 'Russia', flag: '', diallingCode: '+7' },
];

function Place({ countries }: { countries: PhoneCountry[] | null }) {
  const [value, setValue] = useState({ cca2: 'MY', digits: '' });
  return <PhoneField label="Phone" countries={countries} value={value} onChange={setValue} />;
}

afterEach(cleanup);
const digits = () => screen.getByLabelText<HTMLInputElement>('Phone');

test('keeps digits of what is typed, pasted or filled in', async () => {
  render(<Place countries={COUNTRIES} />);
  await userEvent.type(digits(), '1a2 -3');
  expect(digits().value).toBe('123');
  await userEvent.clear(digits());
  await userEvent.click(digits());
  await userEvent.paste('60 (12) 345-678');
  expect(digits().value).toBe('6012345678');
  fireEvent.change(digits(), { target: { value: 'abc' } });
  expect(digits().value).toBe('');
});

test("says 'Loading...' and opens nothing until the countries are there", () => {
  const { rerender } = render(<Place countries={null} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Loading...' }).disabled).toBe(true);
  rerender(<Place countries={COUNTRIES} />);
  expect(screen.getByRole('button', { name: 'Dialling code, Malaysia +60' })).toBeTruthy();
});

test('two countries with one code are told apart; Enter picks, and the focus returns to the button', async () => {
  render(<Place countries={COUNTRIES} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dialling code, Malaysia +60' }));
  const search = await screen.findByRole('combobox', { name: 'Search country or code' });
  expect(document.activeElement).toBe(search);
  await userEvent.type(search, '+7');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Kazakhstan+7',
    'Russia+7',
  ]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dialling code, Russia +7' }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Escape closes the panel and keeps the code', async () => {
  render(<Place countries={COUNTRIES} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dialling code, Malaysia +60' }));
  await userEvent.type(await screen.findByRole('combobox'), 'kaz{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dialling code, Malaysia +60' }));
});
