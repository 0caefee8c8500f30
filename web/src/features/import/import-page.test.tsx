// Importing a file: choosing it, columns, what is left to decide, the dry run, the import and its undo, and refusals.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ImportRow, ImportTrouble } from '@visavis/contract/import/plan';
import { expect, it } from 'vitest';
import { NO_TEXTS, open, refusal, step, troubleOf, viewOf } from './testing/import-page.tsx';

const BOOTH = troubleOf({ kind: 'booth', key: 'atelier', label: 'Atelier Nacre' });

it('explains a refused file where it was chosen, then opens the one that can be read', async () => {
  const { user, known } = open(
    {
      'GET /api/imports': { body: [] },
      'POST /api/imports': refusal('import.unreadable', 'This file has no rows.', 422),
    },
    'editor',
    '',
  );
  const input = await screen.findByLabelText('Choose a file');
  await user.upload(input, new File([''], 'empty.csv'));
  await screen.findByText('This file has no rows.');
  known['POST /api/imports'] = { status: 201, body: viewOf() };
  fireEvent.drop(screen.getByRole('region', { name: /drop/i }), {
    dataTransfer: { files: [new File(['a;b'], 'exhibitors.csv')] },
  });
  await screen.findByText(/exhibitors\.csv/);
  expect(step()).toBe('3Dry run');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('shows beside the templates how several values and blocked hours are written, with a day of the edition', async () => {
  const edition = {
    days: ['2027-03-09', '2027-03-10'].map((date, at) => ({ day: at + 1, date })),
    hours: [{ minute: 570 }],
  };
  open({ 'GET /api/imports': { body: [] }, 'GET /api/edition': { body: edition } }, 'editor', '');
  const hint = await screen.findByText(/with semicolons/);
  for (const example of ['sub-categories', 'products', 'representatives', 'Day 2 09:30', '2027-03-10 09:30'])
    expect(hint.textContent).toContain(example);
});

it('marks the columns as collapsible', async () => {
  open({});
  const title = await screen.findByRole('heading', { name: 'Columns' });
  expect(title.closest('summary')?.querySelector('svg[aria-hidden]')).not.toBeNull();
});

it('labels each text with its source, where names that look alike are listed below each other', async () => {
  const members = [
    { ...NO_TEXTS, exhibitorId: null, row: 3, company: 'Atelier Nacre', booth: 'B-145' },
    { ...NO_TEXTS, exhibitorId: null, row: 9, company: 'Atelier Nacré', booth: 'B-145' },
  ];
  const alike: ImportTrouble = { ...BOOTH, kind: 'alike', rows: [3, 9], members, canMerge: true };
  open({ 'GET /api/imports/4': { body: viewOf({ troubles: [alike], troubleCount: 1 }) } });
  const row = await screen.findByRole('row', { name: /Atelier Nacré/ });
  const labels = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.firstElementChild?.textContent);
  expect(labels).toEqual(['Row 3', 'Row 9', 'Result']);
});

it('joins a second column for a field with the first, and says so until it is used alone', async () => {
  const { user, writes, known } = open({ 'PUT /api/imports/4': { body: viewOf({ version: 3 }) } });
  await user.selectOptions(await screen.findByLabelText('Halle goes to'), 'booth');
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]).toMatchObject({
    call: 'PUT /api/imports/4',
    body: { version: 2, choices: { columns: ['company', 'booth', 'booth'] } },
  });
  const { reading } = viewOf();
  const columns = reading.columns.map((column) =>
    column.heading === 'Firma' ? column : { ...column, field: 'booth' as const, joined: 'B-145-B' },
  );
  known['PUT /api/imports/4'] = { body: viewOf({ version: 4, reading: { ...reading, columns } }) };
  await user.selectOptions(screen.getByLabelText('Halle goes to'), 'booth');
  expect((await screen.findByText('Joined with Stand: “B-145-B”')).closest('li')).toBe(
    screen.getByLabelText('Halle goes to').closest('li'),
  );
  await user.click(screen.getByRole('button', { name: 'Use Halle alone' }));
  await waitFor(() => expect(writes).toHaveLength(3));
  expect(writes[2]).toMatchObject({ body: { choices: { columns: ['company', null, 'booth'] } } });
});

it('finds the columns again after another row of headings is chosen', async () => {
  const { user, writes } = open({ 'PUT /api/imports/4': { body: viewOf({ version: 3 }) } });
  const field = await screen.findByLabelText('Headings');
  expect(screen.getByRole('option', { name: 'Detected: Row 2: Firma, Stand, Halle' })).toHaveProperty(
    'selected',
    true,
  );
  await user.selectOptions(field, 'Row 3: Atelier Nacre, B-145, B');
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]).toMatchObject({ body: { version: 2, choices: { headingRow: 3, columns: null } } });
});

it('by keyboard: a stale decision is refused, the message takes the focus, and what was typed stays', async () => {
  const troubled = viewOf({ troubles: [BOOTH], troubleCount: 1 });
  const { user, known, writes } = open({
    'GET /api/imports/4': { body: troubled },
    'PUT /api/imports/4': refusal('import.stale', 'Somebody else has changed this import.', 409),
  });
  await screen.findByRole('heading', { name: 'Which booth has Atelier Nacre?' });
  expect(step()).toBe('2Fix');
  const booth = screen.getByLabelText('Booth number') as HTMLInputElement;
  booth.focus();
  await user.keyboard('B-145{Enter}');
  const said = await screen.findByText('Somebody else has changed this import.');
  await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
  expect(booth.value).toBe('B-145');

  const decided = { kind: 'booth', key: 'atelier', choice: 'set', value: 'B-145' } as const;
  known['PUT /api/imports/4'] = {
    body: viewOf({ version: 3, decisions: [decided], troubles: [{ ...BOOTH, decision: decided }] }),
  };
  screen.getByLabelText('Booth number').focus();
  await user.keyboard('{Enter}');
  const next = await screen.findByText('Everything is decided');
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(writes.at(-1)?.body).toMatchObject({ version: 2, decisions: [decided] });
  expect(step()).toBe('3Dry run');
});

it('imports the valid rows, and undoes it after a confirmation', async () => {
  const applied = viewOf({ state: 'applied', version: 3, appliedAt: '2025-05-20T03:00:00Z' });
  const { user, writes } = open({
    'POST /api/imports/4/apply': { body: applied },
    'POST /api/imports/4/undo': { body: { ...applied, state: 'undone', version: 4 } },
  });
  const bar = within(await screen.findByRole('region', { name: 'Import' }));
  expect(bar.getByRole('status').textContent).toBe('2 of 3 rows can be imported');
  await user.click(await bar.findByRole('button', { name: 'Import 2 rows' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(writes).toEqual([
      { call: 'POST /api/imports/4/apply', body: { version: 2, tell: false } },
      { call: 'POST /api/imports/4/undo', body: { version: 3 } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

it('says that a file has no rows below its headings', async () => {
  const { reading, counts } = viewOf();
  const empty = viewOf({ reading: { ...reading, rows: 0 }, counts: { ...counts, created: 0, refused: 0 } });
  open({ 'GET /api/imports/4': { body: empty } });
  await screen.findByText('This file has no rows below its headings.');
});

it('asks whether to tell people about exhibitors that move, and says that Undo tells them too', async () => {
  const applied = viewOf({ state: 'applied', version: 3, appliedAt: '2025-05-20T03:00:00Z', told: 12 });
  const { user, writes } = open({
    'GET /api/imports/4/impact': { body: { people: 12, blocked: null } },
    'POST /api/imports/4/apply': { body: applied },
  });
  const tell = await screen.findByRole('checkbox', {
    name: 'Tell the 12 people who meet exhibitors with a new name, booth or hall',
  });
  expect(tell).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  await screen.findByText('12 people are told of the new name, booth or hall.');
  expect(writes).toEqual([{ call: 'POST /api/imports/4/apply', body: { version: 2, tell: true } }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(/^12 people were told .* as before\.$/);
});

it('offers no import before it is known whom it affects', async () => {
  const { user, known } = open({
    'GET /api/imports/4/impact': refusal('server.unavailable', 'Not available', 503),
  });
  await screen.findByText(/^Who meets these exhibitors could not be loaded\./);
  expect(screen.queryByRole('button', { name: 'Import 2 rows' })).toBeNull();
  known['GET /api/imports/4/impact'] = { body: { people: 3, blocked: null } };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('checkbox', { name: /^Tell the 3 people/ });
  screen.getByRole('button', { name: 'Import 2 rows' });
});

it('says who undid an import and when, on its page and in the list', async () => {
  const undone = viewOf({
    state: 'undone',
    appliedAt: '2025-05-20T03:00:00Z',
    appliedBy: 'mei@visavis.example',
    undoneAt: '2025-05-22T03:00:00Z',
    undoneBy: 'kenji@visavis.example',
  });
  const { user } = open({ 'GET /api/imports/4': { body: undone }, 'GET /api/imports': { body: [undone] } });
  await screen.findByText(/^By kenji@visavis\.example, 22 May 2025/);
  await user.click(screen.getByRole('button', { name: 'Import another file' }));
  const row = await screen.findByRole('row', { name: /exhibitors\.csv/ });
  expect(row.textContent).toMatch(/22 May 2025.*kenji@visavis\.example/);
});

it('says why an import can no longer be undone, in place of Undo', async () => {
  const applied = viewOf({ state: 'applied', version: 3, appliedAt: '2025-05-20T03:00:00Z' });
  const values = { changed: ['Nord'], met: [], more: 0 };
  open({
    'GET /api/imports/4': { body: applied },
    'GET /api/imports/4/impact': { body: { people: 0, blocked: { code: 'import.undo-blocked', values } } },
  });
  await screen.findByText('This import can no longer be undone. Changed since: Nord.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('says that a file could not be discarded, and keeps it open; the next press retries', async () => {
  const { user, known, writes } = open({ 'GET /api/imports': { body: [] } });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByText(/^We got no reply/);
  expect(step()).toBe('3Dry run');
  known['DELETE /api/imports/4'] = { body: { success: true } };
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByLabelText('Choose a file');
  expect(writes.map(({ call }) => call)).toEqual(['DELETE /api/imports/4', 'DELETE /api/imports/4']);
});

it('says that a file no longer exists, and leads to the start; a discarded one is not shown again', async () => {
  const gone = refusal('resource.not-found', 'There is no such import.', 404);
  const { user, known } = open({
    'GET /api/imports': { body: [] },
    'DELETE /api/imports/4': { body: { success: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByLabelText('Choose a file');
  known['GET /api/imports/4'] = gone;
  await user.click(screen.getByRole('button', { name: 'Back in the browser' }));
  await screen.findByText(/^This file is no longer here\./);
  expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Import another file' }));
  await screen.findByLabelText('Choose a file');
});

it('counts what it creates or changes, and names the rest', async () => {
  const counts = { created: 1, changed: 0, merged: 0, unchanged: 1, refused: 4 };
  open({ 'GET /api/imports/4': { body: viewOf({ counts }) } });
  await screen.findByRole('button', { name: 'Import 1 row' });
  const bar = within(screen.getByRole('region', { name: 'Import' }));
  expect(bar.getByRole('status').textContent).toBe('1 of 6 rows can be imported');
  bar.getByText('1 unchanged.');
});

it('offers the refused rows after the import too, while the file is kept', async () => {
  const applied = viewOf({ state: 'applied', version: 3, appliedAt: '2025-05-20T03:00:00Z' });
  const { user } = open({
    'GET /api/imports/4': { body: applied },
    'GET /api/imports/4/refused': refusal('server.unavailable', 'Please try again.', 503),
  });
  await screen.findByRole('heading', { level: 2, name: 'Imported' });
  screen.getByText('1 refused.');
  await user.click(screen.getByRole('button', { name: 'Download them with reasons (CSV)' }));
  await screen.findByText('Please try again.');
});

it('viewers can see what a file would do, but change nothing', async () => {
  open({ 'GET /api/imports/4': { body: viewOf({ troubles: [BOOTH], troubleCount: 1 }) } }, 'viewer');
  expect(((await screen.findByLabelText('Halle goes to')) as HTMLSelectElement).disabled).toBe(true);
  for (const name of [/^Import \d/, 'Cancel', 'Give it this booth'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('uses the words for categories in a file of categories, and offers no import that would change nothing', async () => {
  const { reading, counts, totals } = viewOf();
  const columns = [
    { heading: 'Category', sample: 'Skincare', field: 'category' as const },
    { heading: 'Chinese', sample: '护肤', field: 'categoryZh' as const },
  ];
  const unchanged = viewOf({
    reading: { ...reading, columns },
    counts: { ...counts, created: 0, unchanged: 1, refused: 0 },
    totals: { ...totals, exhibitorsCreated: 0 },
  });
  const row: ImportRow = {
    row: 2,
    result: 'unchanged',
    name: 'Skincare > Sun care',
    booth: '',
    notes: [],
    changes: [],
    troubles: [],
  };
  open({ 'GET /api/imports/4': { body: unchanged } }, 'editor', '?file=4', [row]);
  await screen.findByRole('heading', { name: 'Import categories' });
  await screen.findByText('Skincare > Sun care');
  expect(screen.getByRole('columnheader', { name: 'Category' })).toBeDefined();
  expect(screen.queryByText('no booth')).toBeNull();
  const bar = within(screen.getByRole('region', { name: 'Import' }));
  expect(bar.getByRole('status').textContent).toBe('No row would change anything.');
  expect(bar.queryByRole('button', { name: /^Import/ })).toBeNull();
});
