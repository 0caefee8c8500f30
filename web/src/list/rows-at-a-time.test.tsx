// How many rows other lists show at a time: their own number at first, then what the person chose.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RowsAtATime } from './rows-at-a-time.tsx';

test('offers the list’s own number beside 10, 50 and 100, and reports the choice', async () => {
  const choose = vi.fn();
  const { rerender } = render(<RowsAtATime pageSize={{ own: 20, chosen: undefined, choose }} />);
  const select = screen.getByRole('combobox', { name: 'Rows at a time' });
  expect([...select.querySelectorAll('option')].map(({ value }) => value)).toEqual(['10', '20', '50', '100']);
  expect(select).toHaveProperty('value', '20');
  await userEvent.setup().selectOptions(select, '100');
  expect(choose).toHaveBeenCalledWith(100);
  rerender(<RowsAtATime pageSize={{ own: 20, chosen: 100, choose }} />);
  expect(select).toHaveProperty('value', '100');
});
