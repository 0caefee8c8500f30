// The selection of a list of people: it is there again with Back, and gone where the list is opened by a link.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes, useNavigate, useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { renderIn } from '../lib/testing/render-in.tsx';
import { ToastRegion } from '../ui/toast.tsx';
import { useSelectedPeople } from './use-selected-people.ts';

const PEOPLE = [
  { id: 1, name: 'Amira Rahman' },
  { id: 2, name: 'Kenji Watanabe' },
];

function List() {
  const [address, setAddress] = useSearchParams();
  const shown = address.has('search') ? [] : PEOPLE;
  const { selection, nameOf } = useSelectedPeople(
    shown,
    ({ name }) => name,
    async () => ({ ids: [] }),
  );
  return (
    <>
      <p>Selected: {[...selection.selected].map(nameOf).join(', ') || 'nobody'}</p>
      <button type="button" onClick={() => selection.toggle(2, false)}>
        Tick Kenji
      </button>
      <button type="button" onClick={() => setAddress({ search: 'priya' }, { replace: true })}>
        Search
      </button>
      <Link to="/message">Write</Link>
    </>
  );
}

function Message() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <Link to="/">List</Link>
    </>
  );
}

function visit() {
  renderIn(
    <ToastRegion durationMs={5000}>
      <Routes>
        <Route path="/" element={<List />} />
        <Route path="/message" element={<Message />} />
      </Routes>
    </ToastRegion>,
  );
  const user = userEvent.setup();
  return { user, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

test('Back restores the selection with its names, also after another search', async () => {
  const { user, press } = visit();
  await press('Tick Kenji');
  await press('Search');
  await user.click(screen.getByRole('link', { name: 'Write' }));
  await press('Back');
  expect(screen.getByText('Selected: Kenji Watanabe')).toBeDefined();
  await press('Tick Kenji');
  await user.click(screen.getByRole('link', { name: 'Write' }));
  await press('Back');
  expect(screen.getByText('Selected: nobody')).toBeDefined();
});

test('the selection is empty when the list is opened by a link', async () => {
  const { user, press } = visit();
  await press('Tick Kenji');
  await user.click(screen.getByRole('link', { name: 'Write' }));
  await user.click(screen.getByRole('link', { name: 'List' }));
  expect(screen.getByText('Selected: nobody')).toBeDefined();
});
