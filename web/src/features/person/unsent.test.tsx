// Unsent text about a person is restored when the page is opened again.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitorPerson } from './testing/people.ts';
import { visitPerson } from './testing/person-visit.tsx';

const NOTE = {
  by: 'vera@visavis.example',
  createdAt: '2026-05-01T03:00:00.000Z',
  changedAt: null,
  version: 1,
};
const person = () => {
  const shown = visitorPerson();
  return {
    ...shown,
    notes: [{ ...NOTE, id: 7, content: 'Rang.', isOwn: true }],
    staff: [{ id: 4, email: 'kenji@visavis.example' }],
  };
};
const typedIn = async (label: string) => ((await screen.findByLabelText(label)) as HTMLInputElement).value;

test('keeps a note, a changed note and a task until they are sent', async () => {
  const { user } = visitPerson(person());
  await user.type(await screen.findByLabelText('New note'), 'Wants a quiet booth');
  await user.click(screen.getByRole('button', { name: /^Edit the note of vera/ }));
  await user.type(screen.getByLabelText('Change the note'), ' Twice.');
  await user.type(screen.getByLabelText('New task'), 'Ring back');
  await user.selectOptions(screen.getByLabelText('For'), 'kenji@visavis.example');
  cleanup();

  const { user: again } = visitPerson(person(), {
    answers: {
      'POST /api/people/BM-7K3M-Q2XD/notes': () => ({ body: { notes: person().notes } }),
    },
  });
  expect(await typedIn('New note')).toBe('Wants a quiet booth');
  expect(await typedIn('Change the note')).toBe('Rang. Twice.');
  expect(await typedIn('New task')).toBe('Ring back');
  expect(await typedIn('For')).toBe('4');
  await again.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(async () => expect(await typedIn('New note')).toBe(''));
  await again.click(screen.getByRole('button', { name: 'Cancel' }));
  cleanup();

  visitPerson(person());
  expect(await typedIn('New note')).toBe('');
  expect(screen.queryByLabelText('Change the note')).toBeNull();
  expect(await typedIn('New task')).toBe('Ring back');
});

test('is not shown to another account, or on another person’s page', async () => {
  const { user } = visitPerson(person());
  await user.type(await screen.findByLabelText('New note'), 'Wants a quiet booth');
  cleanup();
  visitPerson({ ...person(), reference: 'BM-AAAA-BBBB' });
  expect(await typedIn('New note')).toBe('');
  cleanup();
  visitPerson(person(), { account: 2 });
  expect(await typedIn('New note')).toBe('');
});
