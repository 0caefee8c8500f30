// The confirmation before a person is erased lists what is deleted, and blocks while money is held.
import { screen, waitFor, within } from '@testing-library/react';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import { expect, it } from 'vitest';
import { fromList } from '../../lib/list-search.ts';
import { visitorPerson } from './testing/people.ts';
import { refusal, visitPerson } from './testing/person-visit.tsx';

const PREVIEW = {
  name: 'Noor Aziz',
  company: 'Kenari Beauty Retail',
  registrations: [
    { id: 7, reference: 'BM-7K3M-Q2XD', programme: 'business', isLive: true },
    { id: 9, reference: 'HB-2M4N-8TRW', programme: 'hosted', isLive: false },
  ],
  hindrance: null,
};
const ERASE = 'POST /api/erasures/7';

type Erase = () => { body: unknown } | Promise<{ body: unknown }>;

async function ask(preview: object, erase: Erase = () => ({ body: { references: [] } }), from?: object) {
  const visit = visitPerson(visitorPerson(), {
    answers: { 'GET /api/erasures/7': () => ({ body: preview }), [ERASE]: erase },
    state: from,
  });
  await visit.user.click(await screen.findByRole('button', { name: 'Erase for good' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Erase Noor Aziz for good?' });
  return { ...visit, dialog: within(dialog) };
}

it('names the person, every registration and what stays, and shows the list once erased', async () => {
  const { user, made, dialog } = await ask(PREVIEW);
  expect((await dialog.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    'BM-7K3M-Q2XD · Business Matching',
    'HB-2M4N-8TRW · Hosted Buyer Program · deleted before',
  ]);
  expect(dialog.getByText(/Kenari Beauty Retail is erased/)).toBeDefined();
  expect(dialog.getByText(/references of payments are kept/)).toBeDefined();
  expect(made(ERASE)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByText('/dashboard/business-matching')).toBeDefined();
  expect(made(ERASE)).toHaveLength(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await screen.findByText('Noor Aziz has been erased.')).toBeDefined();
});

it('returns to the list with its filters, and cannot be cancelled while it runs', async () => {
  let answer = () => {};
  const erase = () =>
    new Promise<{ body: unknown }>((resolve) => {
      answer = () => resolve({ body: { references: [] } });
    });
  const { user, dialog } = await ask(PREVIEW, erase, fromList('?status=Pending&shown=50'));
  await user.click(await dialog.findByRole('button', { name: 'Erase for good' }));
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('alertdialog')).toBeDefined();
  answer();
  expect(await screen.findByText('/dashboard/business-matching?status=Pending&shown=50')).toBeDefined();
});

it('reports somebody already erased as erased', async () => {
  const gone = () => refusal(404, 'resource.not-found', 'There is no such person.');
  const { user, dialog } = await ask(PREVIEW, gone);
  await user.click(await dialog.findByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByText('/dashboard/business-matching')).toBeDefined();
  expect(await screen.findByText('Noor Aziz has been erased.')).toBeDefined();
});

it('shows nothing of a person whom a colleague has erased meanwhile', async () => {
  const { user, shown } = visitPerson(visitorPerson(), {
    answers: { 'GET /api/erasures/7': () => refusal(404, 'resource.not-found', 'There is no such person.') },
  });
  await user.click(await screen.findByRole('button', { name: 'Erase for good' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText('There is no such person.');
  shown.current = null;
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText(/kenari\.example/)).toBeNull());
});

it('says what prevents the erasure, and offers no button', async () => {
  const { dialog } = await ask({ ...PREVIEW, hindrance: 'This buyer has paid.' });
  await dialog.findByText('This buyer has paid.');
  expect(dialog.queryByRole('button', { name: 'Erase for good' })).toBeNull();
});

it("shows a refusal in the server's words and stays open", async () => {
  const { user, dialog } = await ask(PREVIEW, () =>
    refusal(409, 'application.money-held', 'This buyer has paid.'),
  );
  await user.click(await dialog.findByRole('button', { name: 'Erase for good' }));
  expect(await dialog.findByText('This buyer has paid.')).toBeDefined();
});

it.each<OrganiserRole>(['viewer', 'editor'])('is not offered to the role %s', async (role) => {
  visitPerson(visitorPerson(), { role });
  await screen.findByRole('heading', { name: 'Noor Aziz' });
  expect(screen.queryByRole('button', { name: /^Erase/ })).toBeNull();
});
