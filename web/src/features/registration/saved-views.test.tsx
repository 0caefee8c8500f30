// Saved views, order and columns of the list of registrations.
import { screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_PREFERENCES } from '@visavis/domain/staff/preferences';
import { expect, test } from 'vitest';
import { group } from './testing/review-fixture.ts';
import { refusal, visitReview } from './testing/review-visit.tsx';

const people = (length: number) =>
  Array.from({ length }, (_, index) => group({ id: 60 - index, name: `Visitor ${String(index + 1)}` }));
const FEW = people(3);
/** More than a page. */
const PEOPLE = people(12);

test('a heading sorts the list, reverses the order, and says so', async () => {
  const { user, calls } = visitReview({ groups: FEW });
  await user.click(await screen.findByRole('button', { name: 'Name' }));
  const heading = screen.getByRole('columnheader', { name: 'Name' });
  expect(heading.getAttribute('aria-sort')).toBe('ascending');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(heading.getAttribute('aria-sort')).toBe('descending');
  await waitFor(() => {
    const last = calls.filter(({ call }) => call === 'GET /api/meetings').at(-1)?.query;
    expect([last?.get('sort'), last?.get('direction')]).toEqual(['name', 'descending']);
  });
});

test('shows the person’s preferred columns and number of rows', async () => {
  const preferences = {
    ...DEFAULT_PREFERENCES,
    pageSize: 50,
    columns: { registrations: { hidden: ['size'], shown: ['reference'] } },
  };
  const { calls } = visitReview({
    groups: PEOPLE,
    answers: { 'GET /api/preferences': () => ({ body: preferences }) },
  });
  await screen.findByText('Visitor 12');
  expect(screen.queryByRole('columnheader', { name: 'Company size' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Reference' })).toBeDefined();
  expect(
    calls
      .filter(({ call }) => call === 'GET /api/meetings')
      .at(-1)
      ?.query.get('limit'),
  ).toBe('50');
});

test('saves a view under a name for all staff; a taken name is reported at the field, which keeps it', async () => {
  let isTaken = true;
  const saved = {
    id: 7,
    name: 'Pending',
    query: 'status=Pending',
    savedBy: 'mei@visavis.example',
    isRemovable: true,
    isEmptied: false,
  };
  const { user } = visitReview({
    groups: FEW,
    address: '/?status=Pending',
    answers: {
      'POST /api/views': () =>
        isTaken
          ? refusal(
              409,
              'view.name-taken',
              'There is already a view called Pending. Please choose another name.',
            )
          : { status: 201, body: { views: [saved] } },
      'DELETE /api/views/7': () => ({ body: { views: [] } }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
  const name = dialog.getByRole('textbox', { name: 'Name of the view' });
  await user.type(name, 'Pending');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^There is already a view called Pending/)).toBeDefined();
  expect(name).toHaveProperty('value', 'Pending');
  isTaken = false;
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const link = await screen.findByRole('link', { name: 'Pending' });
  expect(link.getAttribute('aria-current')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(link));
  await user.click(screen.getByRole('button', { name: 'Remove the view Pending' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Pending' })).toBeNull());
  await expect
    .poll(() => screen.getByRole('navigation', { name: 'Views' }).contains(document.activeElement))
    .toBe(true);
});

test('offers a viewer no view to save, as it would be for all staff', async () => {
  visitReview({ groups: FEW, address: '/?status=Pending', role: 'viewer' });
  await screen.findByText('Visitor 1');
  expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull();
});
