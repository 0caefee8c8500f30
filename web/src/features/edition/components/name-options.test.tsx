// Time zones and currencies that a form suggests.
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CurrencyOptions, ZoneOptions } from './name-options.tsx';

test('zones are suggested by name, and currencies by code and name', () => {
  const { container } = render(
    <>
      <ZoneOptions id="zones" />
      <CurrencyOptions id="currencies" />
    </>,
  );
  const values = [...container.querySelectorAll('option')].map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['Asia/Kuala_Lumpur', 'MYR']));
  expect(container.querySelector('option[value="MYR"]')?.getAttribute('label')).toBe('Malaysian Ringgit');
});
