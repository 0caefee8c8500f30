// Importing people: its own words and columns, what can be decided, the consent before registering, and the result.
import { screen, waitFor, within } from '@testing-library/react';
import type { ImportTrouble, ImportView } from '@visavis/contract/import/plan';
import { NEEDED_OF_STAFF } from '@visavis/domain/profile/fields';
import { expect, it } from 'vitest';
import { open, refusal, step, troubleOf, viewOf } from './testing/import-page.tsx';

const peopleOf = (changes: Partial<ImportView> = {}): ImportView =>
  viewOf({
    kind: 'registrations',
    filename: 'visitors.csv',
    reading: {
      ...viewOf().reading,
      columns: [
        { heading: 'Name', sample: 'Mei Tan', field: 'name' },
        { heading: 'Mail', sample: 'mei@kenari.example', field: 'email' },
        { heading: 'Stand', sample: 'B-145', field: null },
      ],
    },
    totals: { ...viewOf().totals, exhibitorsCreated: 0, registrationsCreated: 2, meetingsCreated: 3 },
    ...changes,
  });
const sizeOf = (changes: Partial<ImportTrouble>) =>
  troubleOf({ kind: 'size', key: 'large', label: 'large', ...changes });
const VIEW = 'GET /api/imports/4';
const openPeople = (
  view: ImportView,
  others: Parameters<typeof open>[0] = {},
  role: 'editor' | 'viewer' = 'editor',
) =>
  open(
    { [VIEW]: { body: view }, ...others },
    role,
    '?file=4',
    [
      {
        row: 2,
        result: 'created',
        name: 'Mei Tan',
        booth: '',
        email: 'mei@kenari.example',
        reference: 'BM-7K3M-Q2XD',
        notes: [{ code: 'import.new-person', values: { meetings: 2, interests: 0 } }],
        changes: [],
        troubles: [],
      },
    ],
    'registrations',
  );
const importButton = () => screen.findByRole('button', { name: /^Import \d/ });

it('uses the words for people, offers the fields of the form, and links to people already registered', async () => {
  const { user, writes } = openPeople(peopleOf(), {
    'PUT /api/imports/4': { body: peopleOf({ version: 3 }) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Import registrations' });
  expect(screen.getByRole('link', { name: 'Business Matching' })).toBeTruthy();
  const person = await screen.findByRole('row', { name: /Mei Tan/ });
  expect(within(person).getByText('mei@kenari.example')).toBeTruthy();
  expect(within(person).getByText('New registration, 2 meetings')).toBeTruthy();
  expect(screen.getByText(/^People without a meeting cannot choose any themselves/)).toBeTruthy();
  expect(within(person).getByRole('link', { name: 'BM-7K3M-Q2XD' }).getAttribute('href')).toBe(
    '/dashboard/people/BM-7K3M-Q2XD',
  );
  expect(screen.queryByRole('button', { name: /Changed/ })).toBeNull();
  const column = screen.getByLabelText('Stand goes to');
  const offered = within(column)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(offered).toContain('Company Nature of Business');
  expect(offered).not.toContain('Product profile');
  await user.selectOptions(column, 'booth');
  await waitFor(() =>
    expect(writes[0]?.body).toMatchObject({ choices: { columns: ['name', 'email', 'booth'] } }),
  );
});

it('imports nobody before the consent is ticked, and sends mail only if asked to', async () => {
  const applied = peopleOf({
    state: 'applied',
    version: 3,
    appliedBy: 'mei@visavis.example',
    isMailed: false,
  });
  const { user, writes } = openPeople(peopleOf(), { 'POST /api/imports/4/apply': { body: applied } });
  await user.click(await importButton());
  const consent = screen.getByRole('checkbox', { name: /^These people have agreed/ });
  const sentence = 'Please ask these people whether they agree to the terms, and tick the box.';
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  await expect.poll(() => document.activeElement).toBe(consent);
  expect(document.getElementById(consent.getAttribute('aria-describedby') ?? '')?.textContent).toBe(sentence);
  expect(writes).toEqual([]);
  await user.click(consent);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(await importButton());
  await screen.findByText('2 people registered, 3 meetings.');
  screen.getByText('Nobody was emailed.');
  expect(writes).toEqual([
    { call: 'POST /api/imports/4/apply', body: { version: 2, consent: true, isMailed: false } },
  ]);
});

it('a stale plan is replaced by the current one, and the ticks stay', async () => {
  const { user, known } = openPeople(peopleOf());
  const changed =
    'Registrations, hours or decisions have changed in the meantime. Please look at the dry run again.';
  known['POST /api/imports/4/apply'] = refusal('import.stale', changed, 409);
  await user.click(await screen.findByRole('checkbox', { name: /^These people have agreed/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Email each person/ }));
  known[VIEW] = { body: peopleOf({ version: 3, counts: { ...viewOf().counts, created: 1, refused: 2 } }) };
  await user.click(await importButton());
  await screen.findByText(changed);
  await screen.findByText('1 of 3 rows can be imported');
  expect(screen.getByRole('checkbox', { name: /^Email each person/ })).toHaveProperty('checked', true);
});

it.each([
  [sizeOf({}), 'Which company size is “large”?', '101 and above', { choice: 'use', value: '101 and above' }],
  [
    sizeOf({ key: '', label: '' }),
    'Which company size for the rows without one?',
    'Leave it empty',
    { choice: 'leave' },
  ],
  [
    sizeOf({
      kind: 'exhibitor',
      key: 'nacre',
      label: 'Nacre',
      suggestions: [{ id: 7, name: 'Atelier Nacre, B-145' }],
    }),
    'Which exhibitor is “Nacre”?',
    'Use “Atelier Nacre, B-145”',
    { choice: 'use', value: '7' },
  ],
  [
    sizeOf({
      kind: 'taken',
      key: '7.1.660',
      label: 'Atelier Nacre, B-145',
      about: {
        code: 'import.hour-taken',
        values: { exhibitor: 'Atelier Nacre', at: { date: '2026-06-02', minute: 660, length: 60 } },
      },
    }),
    'Atelier Nacre has no free place on 02 June, 11.00am-12.00pm.',
    'Leave the meeting out',
    { choice: 'leave' },
  ],
  [
    troubleOf({ kind: 'hour', key: '9 june 2 pm', label: '9 June 2 pm' }),
    '“9 June 2 pm” is not a time of this edition',
    'Leave the meeting out',
    { choice: 'leave' },
  ],
])('%#: asks a question and sends the answer', async (trouble, title, answer, decision) => {
  const { user, writes } = openPeople(peopleOf({ troubles: [trouble], troubleCount: 1 }), {
    'PUT /api/imports/4': { body: peopleOf({ version: 3 }) },
  });
  await screen.findByRole('heading', { level: 2, name: title });
  await user.click(screen.getByRole('button', { name: answer }));
  await waitFor(() =>
    expect(writes[0]?.body).toMatchObject({
      decisions: [{ kind: trouble.kind, key: trouble.key, ...decision }],
    }),
  );
});

it('says that no exhibitor has the typed booth', async () => {
  const trouble = sizeOf({ kind: 'exhibitor', key: 'nacre', label: 'Nacre' });
  const tried = { kind: 'exhibitor', key: 'nacre', choice: 'set', value: 'Z-999' } as const;
  const { user } = openPeople(peopleOf({ troubles: [trouble], troubleCount: 1 }), {
    'PUT /api/imports/4': {
      body: peopleOf({ version: 3, troubles: [trouble], troubleCount: 1, decisions: [tried] }),
    },
  });
  await user.type(await screen.findByLabelText('Booth number'), 'Z-999{Enter}');
  await screen.findByText('No single exhibitor has booth Z-999.');
});

it('does not offer to create an interest', async () => {
  const trouble = sizeOf({ kind: 'category', key: 'tonic', label: 'Tonic' });
  openPeople(peopleOf({ troubles: [trouble], troubleCount: 1 }));
  await screen.findByRole('heading', { level: 2, name: '“Tonic” is not one of the interests' });
  expect(screen.queryByText('Create it')).toBeNull();
});

it('names required columns until each is there, except those that one answer can replace', async () => {
  const columns = (...fields: ImportView['reading']['columns'][number]['field'][]) => ({
    ...viewOf().reading,
    columns: fields.map((field) => ({ heading: field ?? 'x', sample: '', field })),
  });
  const whole = NEEDED_OF_STAFF.filter((field) => field !== 'email');
  const { user } = openPeople(peopleOf({ reading: columns(...whole, null) }), {
    'PUT /api/imports/4': { body: peopleOf({ version: 3, reading: columns(...NEEDED_OF_STAFF) }) },
  });
  await screen.findByText('No column for Email. Choose them below, or add them to the file.');
  expect(step()).toBe('1Columns');
  await user.selectOptions(screen.getByLabelText('x goes to'), 'email');
  await waitFor(() => expect(screen.queryByText(/^No column for/)).toBeNull());
  expect(step()).toBe('3Dry run');
});

it('says when the file was deleted, and lets viewers only look', async () => {
  openPeople(peopleOf({ state: 'applied', forgottenAt: '2026-05-27T02:41:00Z' }), {}, 'viewer');
  await screen.findByText(/The file and its rows were deleted on 27 May 2026/);
  expect(screen.queryByRole('heading', { name: 'Dry run' })).toBeNull();
  for (const name of ['Undo', /^Download/]) expect(screen.queryByRole('button', { name })).toBeNull();
});
