// The phone field keeps only digits, however they are entered; a dialling code is picked by name or by code.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PhoneField } from '../../ui/phone-field.tsx';
import type { PhoneCountry } from '../../ui/phone-picker-panel.tsx';
import { usePhoneReading } from './phone-reading.ts';

const COUNTRIES: PhoneCountry[] = [
  { cca2: 'KZ', name: 'Kazakhstan', flag: '', diallingCode: '+7' },
  { cca2: 'MY', name: 'Malaysia', flag: '', diallingCode: '+60' },
  { cca2: 'RU', name: 'Russia', flag: '', diallingCode: '+7' },
  { cca2: 'US', name: 'United States', flag: '', diallingCode: '+1' },
];

function Place({ countries }: { countries: PhoneCountry[] | null }) {
  const [value, setValue] = useState({ cca2: 'MY', digits: '' });
  const reading = usePhoneReading();
  return (
    <PhoneField label="Phone" countries={countries} value={value} onChange={setValue} reading={reading} />
  );
}

const digits = () => screen.getByLabelText<HTMLInputElement>('Phone');

test('keeps only the digits of what is typed, pasted or filled in', async () => {
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

test("says 'Loading...' and does not open until the countries are loaded", () => {
  const { rerender } = render(<Place countries={null} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Loading...' }).disabled).toBe(true);
  rerender(<Place countries={COUNTRIES} />);
  expect(screen.getByRole('button', { name: 'Dialling code, Malaysia +60' })).toBeTruthy();
});

test('lists both countries that share a code; Enter picks, and the focus returns to the button', async () => {
  render(<Place countries={COUNTRIES} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dialling code, Malaysia +60' }));
  const search = await screen.findByRole('combobox', { name: 'Search country or code' });
  await waitFor(() => expect(document.activeElement).toBe(search));
  await userEvent.type(search, '+7');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Kazakhstan+7',
    'Russia+7',
  ]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Dialling code, Russia +7' }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Escape closes the panel and keeps the code', async () => {
  render(<Place countries={COUNTRIES} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dialling code, Malaysia +60' }));
  await userEvent.type(await screen.findByRole('combobox'), 'kaz{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Dialling code, Malaysia +60' }));
});

test('drops the trunk zero of a national number on blur, and sets the country of a pasted number', async () => {
  render(<Place countries={COUNTRIES} />);
  await userEvent.type(digits(), '0123456789');
  expect(digits().value).toBe('0123456789');
  await userEvent.tab();
  await waitFor(() => expect(digits().value).toBe('123456789'));
  await userEvent.clear(digits());
  await userEvent.click(digits());
  await userEvent.paste('tel:+1 (415) 555-2671');
  await waitFor(() => expect(digits().value).toBe('4155552671'));
  expect(screen.getByRole('button', { name: 'Dialling code, United States +1' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Dialling code, United States +1');
});

test('sets the country of an international number that the browser fills in', async () => {
  render(<Place countries={COUNTRIES} />);
  fireEvent.change(digits(), { target: { value: '+60123456789' } });
  await waitFor(() => expect(digits().value).toBe('123456789'));
  expect(screen.getByRole('button', { name: 'Dialling code, Malaysia +60' })).toBeTruthy();
});

test('says that no country has the code of a pasted number, and leaves the field as it was', async () => {
  render(<Place countries={COUNTRIES} />);
  await userEvent.type(digits(), '12');
  await userEvent.paste('+999 123');
  const sentence = 'No country has this dialling code. Please check the number';
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(sentence));
  expect(digits().value).toBe('12');
  expect(digits().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(digits(), '3');
  expect(digits().getAttribute('aria-invalid')).toBeNull();
});

test('converts digits of any script to 0 to 9, typed or pasted', async () => {
  render(<Place countries={COUNTRIES} />);
  await userEvent.type(digits(), '١２');
  await userEvent.paste('۳४');
  expect(digits().value).toBe('1234');
});

test.each([
  ['03-7890 5512 ext 101', '378905512'],
  ['＋６０ 12-345 6789', '123456789'],
  ['012-345 6789 / 019-876 5432', '123456789'],
  ['60123456789.0', '123456789'],
])('parses %s as the import does', async (pasted, kept) => {
  render(<Place countries={COUNTRIES} />);
  await userEvent.click(digits());
  await userEvent.paste(pasted);
  await waitFor(() => expect(digits().value).toBe(kept));
});

test('rejects a number that a spreadsheet has truncated', async () => {
  render(<Place countries={COUNTRIES} />);
  await userEvent.click(digits());
  await userEvent.paste('6.01235E+11');
  const sentence = 'A spreadsheet has cut this number short, so its last digits are lost';
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(sentence));
  expect(digits().value).toBe('');
});
