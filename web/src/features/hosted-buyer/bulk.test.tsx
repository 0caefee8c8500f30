// Selecting applications on all pages, deciding on them at once, undoing a rejection, and this list's views.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hostedRow as row } from './testing/hosted-fixture.ts';
import { visitHosted } from './testing/hosted-visit.tsx';

/** More than a page. */
const ROWS = Array.from({ length: 12 }, (_, index) =>
  row({ id: 60 - index, name: `Applicant ${String(index + 1)}` }),
);
const tick = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const bar = () => within(screen.getByRole('region', { name: /selected$/ }));
const ALL = {
  'GET /api/hosted/ids': () => ({
    body: { ids: ROWS.map(({ id }) => id), names: ROWS.map(({ name }) => name) },
  }),
  'POST /api/hosted/decide-many': ({ body }: { body: unknown }) => ({
    body: {
      people: (body as { ids: number[] }).ids.map((id) =>
        id === 59
          ? {
              id,
              name: 'Applicant 2',
              version: null,
              refused: {
                message: 'This application is approved already.',
                reason: { code: 'application.decided-since', values: { decision: 'approved' } },
              },
            }
          : { id, name: `Applicant ${String(61 - id)}`, version: 2, refused: null },
      ),
    },
  }),
};

test('approves all matches after a confirmation, names those already decided, and can undo it', async () => {
  const { user, calls } = visitHosted({
    rows: ROWS,
    answers: { ...ALL, 'POST /api/hosted/undo-many': () => ({ body: { undone: 11, refused: [] } }) },
  });
  await user.click(await tick('Applicant 1'));
  await user.click(bar().getByRole('button', { name: 'Select all 12 that match' }));
  await screen.findByText('12 selected');
  expect(bar().getByText('2 of them are not shown in the list')).toBeDefined();
  await user.click(bar().getByRole('button', { name: 'Approve pending' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Approve 12 applications?' }));
  expect(question.getByText('Applicant 12')).toBeDefined();
  expect(calls.some(({ call }) => call.endsWith('decide-many'))).toBe(false);
  await user.click(question.getByRole('button', { name: 'Approve pending' }));
  expect(await screen.findByText('11 applications approved. The emails leave in a minute.')).toBeDefined();
  expect(screen.getByText('This application is approved already.').textContent).toBe(
    'Applicant 2: This application is approved already.',
  );
  const sent = calls.filter(({ call }) => call.endsWith('decide-many')).map(({ body }) => body);
  expect(sent.map((body) => (body as { ids: number[] }).ids.length)).toEqual([10, 2]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('11 applications are pending again.')).toBeDefined();
});

test('rejects all with one reason, and can undo it', async () => {
  const { user, calls } = visitHosted({
    rows: ROWS,
    answers: {
      ...ALL,
      'POST /api/hosted/undo-many': () => ({
        body: { undone: 1, refused: [{ id: 58, name: 'Applicant 3', message: 'It was sent.' }] },
      }),
    },
  });
  await user.click(await tick('Applicant 1'));
  await user.click(await tick('Applicant 3'));
  await user.click(bar().getByRole('button', { name: 'Reject pending' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Reject 2 applications?' }));
  await user.click(question.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('2 applications rejected. The emails leave in a minute.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 application is pending again.')).toBeDefined();
  expect(screen.getByText('Applicant 3: It was sent.')).toBeDefined();
  expect(calls.find(({ call }) => call.endsWith('undo-many'))?.body).toEqual({
    applications: [
      { id: 60, version: 2 },
      { id: 58, version: 2 },
    ],
  });
});

test('a viewer can select for an export, but not decide', async () => {
  const { user } = visitHosted({ rows: ROWS, role: 'viewer', answers: ALL });
  await user.click(await tick('Applicant 1'));
  for (const name of ['Approve pending', 'Reject pending', 'Delete', 'More actions'])
    expect(bar().queryByRole('button', { name })).toBeNull();
  expect(bar().getByRole('button', { name: 'Export' })).toBeDefined();
});

test('puts a tag on the selected applicants, and filters by it', async () => {
  const { user, calls } = visitHosted({
    rows: ROWS,
    answers: {
      ...ALL,
      'GET /api/tags': () => ({ body: { tags: [{ name: 'Speaker', total: 2 }] } }),
      'POST /api/tags': ({ body }) => {
        const { name, ids } = body as { name: string; ids: number[] };
        return { body: { name, changed: ids, gone: [] } };
      },
    },
  });
  await user.click(await tick('Applicant 1'));
  await user.click(await tick('Applicant 2'));
  await user.click(bar().getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Add a tag' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a tag to 2 people' }));
  await user.type(dialog.getByRole('combobox', { name: 'Tag' }), 'Speaker');
  await user.click(dialog.getByRole('button', { name: 'Add tag' }));
  expect(await screen.findByText('2 people now have the tag Speaker.')).toBeDefined();
  expect(calls.find(({ call }) => call === 'POST /api/tags')?.body).toEqual({
    action: 'add',
    name: 'Speaker',
    ids: [60, 59],
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Tag' }), 'Speaker');
  await expect
    .poll(() => calls.some(({ call, query }) => call === 'GET /api/hosted' && query.get('tag') === 'Speaker'))
    .toBe(true);
});

test('has its own saved views, which say if they searched for a person who has been erased', async () => {
  const { user, calls } = visitHosted({
    rows: ROWS,
    address: '/?decision=pending',
    answers: {
      ...ALL,
      'POST /api/views': () => ({
        body: {
          views: [
            {
              id: 1,
              name: 'New',
              query: 'decision=pending',
              savedBy: 'mei@visavis.example',
              isRemovable: true,
              isEmptied: true,
            },
          ],
        },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of the view' }), 'New{Enter}');
  expect((await screen.findByRole('link', { name: 'New' })).getAttribute('aria-current')).toBe('true');
  screen.getByText(/^This view searched for a person who has since been erased/);
  expect(calls.find(({ call }) => call === 'POST /api/views')?.body).toEqual({
    list: 'hosted',
    name: 'New',
    query: 'decision=pending',
  });
});
