// The country combobox: searching, and keeping the country until another is picked by Enter or a click.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { activateLanguage, loadLanguage } from '../i18n/catalogue.ts';
import { CountryCombobox } from './country-combobox.tsx';

const COUNTRIES = ['Kosovo', 'Malawi', 'Malaysia', 'North Korea', 'Mali'].map((name) => ({
  cca2: name,
  name,
  flag: '',
}));

function Place() {
  const [value, setValue] = useState('Malaysia');
  return (
    <>
      <CountryCombobox
        label="Country"
        countries={COUNTRIES}
        value={value}
        onChange={setValue}
        emptyText="No countries found"
      />
      <button type="button">elsewhere</button>
    </>
  );
}

const open = async () => {
  render(<Place />);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
  await userEvent.click(input);
  return input;
};
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('opening shows every country and an empty search box, with the chosen one marked', async () => {
  const input = await open();
  expect(input.value).toBe('');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(options()).toHaveLength(5);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Malaysia');
});

test('lists prefix matches first; Enter picks, closes and clears the search', async () => {
  const input = await open();
  await userEvent.keyboard('ko');
  expect(options()).toEqual(['Kosovo', 'North Korea']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(input.value).toBe('North Korea');
  expect(options()).toEqual([]);
  await userEvent.click(input);
  expect(options()).toHaveLength(5);
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Tab', () => userEvent.tab()],
  ['a click elsewhere', () => userEvent.click(screen.getByRole('button', { name: 'elsewhere' }))],
])('%s restores the country', async (_, leave) => {
  const input = await open();
  await userEvent.keyboard('mali');
  await leave();
  expect(input.value).toBe('Malaysia');
  expect(options()).toEqual([]);
});

test('typing into the closed field opens it with the whole text', async () => {
  render(<Place />);
  await userEvent.tab();
  await userEvent.keyboard('mali{Enter}');
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Mali');
});

test('says that nothing matches, on screen and to assistive technology, with no option active', async () => {
  const input = await open();
  await userEvent.keyboard('zzq');
  expect(screen.getAllByText('No countries found')).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('No countries found');
  expect(input.getAttribute('aria-activedescendant')).toBeNull();
});

test('shows names in another language, finds both, and passes on the English name', async () => {
  await loadLanguage('ms');
  activateLanguage('ms');
  try {
    const onChange = vi.fn();
    const countries = [
      { cca2: 'MY', name: 'Malaysia', flag: '' },
      { cca2: 'US', name: 'United States', flag: '' },
    ];
    render(
      <CountryCombobox
        label="Negara"
        countries={countries}
        value="United States"
        onChange={onChange}
        emptyText="Tiada"
      />,
    );
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Negara' });
    expect(input.value).toBe('Amerika Syarikat');
    await userEvent.click(input);
    expect(options()).toEqual(['Amerika Syarikat', 'Malaysia']);
    for (const query of ['united', 'syarikat']) {
      await userEvent.clear(input);
      await userEvent.keyboard(query);
      expect(options()).toEqual(['Amerika Syarikat']);
    }
    await userEvent.clear(input);
    await userEvent.keyboard('mal{Enter}');
    expect(onChange).toHaveBeenCalledWith('Malaysia');
  } finally {
    activateLanguage('en');
  }
});

test.each(['{Escape}', 'mali{Enter}'])('typing after %s starts a new search', async (keys) => {
  const input = await open();
  await userEvent.keyboard(keys);
  await userEvent.keyboard('kos');
  expect(input.value).toBe('kos');
  expect(options()).toEqual(['Kosovo']);
});
