// Selecting rows, deciding, exporting and tagging many at once, and undoing it.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { group } from './testing/review-fixture.ts';
import { type Answers, refusal, visitReview } from './testing/review-visit.tsx';

const people = (length: number) =>
  Array.from({ length }, (_, index) => group({ id: 60 - index, name: `Visitor ${String(index + 1)}` }));
const FEW = people(3);
/** More than a page. */
const PEOPLE = people(12);
const tick = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const bar = () => within(screen.getByRole('region', { name: /selected$/ }));
const decided: Answers = {
  'POST /api/meetings/decide-many': ({ body }) => {
    const { ids } = body as { ids: number[] };
    return {
      body: {
        people: ids.map((id) =>
          id === 59
            ? { id, name: 'Visitor 2', decided: [], refused: [{ message: 'The hour has begun.' }] }
            : { id, name: `Visitor ${String(61 - id)}`, decided: [{ id: id * 10, version: 2 }], refused: [] },
        ),
      },
    };
  },
  'GET /api/meetings/ids': () => ({
    body: { ids: PEOPLE.map(({ id }) => id), names: PEOPLE.map(({ name }) => name) },
  }),
};

test('approves the selected people, names what was refused, and can undo it', async () => {
  const { user, calls } = visitReview({
    groups: FEW,
    answers: { ...decided, 'POST /api/meetings/reopen': () => ({ body: { reopened: 1, refused: [] } }) },
  });
  await user.click(await tick('Visitor 1'));
  await user.click(await tick('Visitor 2'));
  expect(bar().getByText('2 selected')).toBeDefined();
  await user.click(bar().getByRole('button', { name: 'Approve pending' }));
  expect(await screen.findByText('1 meeting of one person approved.')).toBeDefined();
  expect(screen.getByText('The hour has begun.').textContent).toBe('Visitor 2: The hour has begun.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const undone = await screen.findByText('1 meeting is pending again.');
  await expect.poll(() => document.activeElement?.contains(undone)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(calls.find(({ call }) => call === 'POST /api/meetings/reopen')?.body).toEqual({
    meetings: [{ id: 600, version: 2 }],
  });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await expect.poll(() => document.activeElement).toBe((await screen.findByText('Visitor 1')).closest('tr'));
});

test('selects all matches on all pages, and asks for confirmation by name before rejecting', async () => {
  const { user, calls } = visitReview({ groups: PEOPLE, answers: decided });
  await user.click(await tick('Visitor 1'));
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
  expect(bar().getByText('10 selected')).toBeDefined();
  await user.click(bar().getByRole('button', { name: 'Select all 12 that match' }));
  expect(await screen.findByText('12 selected')).toBeDefined();
  await user.click(bar().getByRole('button', { name: 'Reject pending' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Reject the pending meetings of 12 people?',
  });
  expect(within(question).getByText('Visitor 12')).toBeDefined();
  expect(calls.some(({ call }) => call.endsWith('decide-many'))).toBe(false);
  await user.click(within(question).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('11 meetings of 11 people rejected.')).toBeDefined();
  // In small batches, so that the progress is seen.
  const sent = calls.filter(({ call }) => call.endsWith('decide-many')).map(({ body }) => body);
  expect(sent.map((body) => (body as { ids: number[] }).ids.length)).toEqual([10, 2]);
});

test('says how many of the selected people another search does not show', async () => {
  const { user } = visitReview({
    groups: FEW,
    answers: {
      'GET /api/meetings': ({ query }) => {
        const found = FEW.filter(({ name }) => name.includes(query.get('search') ?? ''));
        return { body: found, headers: { 'x-total-count': String(found.length) } };
      },
    },
  });
  await user.click(await tick('Visitor 1'));
  await user.click(await tick('Visitor 2'));
  expect(bar().queryByText(/not shown/)).toBeNull();
  const search = screen.getByRole('searchbox');
  await user.type(search, 'Visitor 1');
  expect(await bar().findByText('1 of them is not shown in the list')).toBeDefined();
  await user.clear(search);
  await user.type(search, 'Visitor 3');
  expect(await bar().findByText('2 of them are not shown in the list')).toBeDefined();
  expect(bar().getByText('2 selected')).toBeDefined();
});

test('when a batch gets no response, says who was not reached, and can continue from there', async () => {
  let isDown = true;
  const { user, calls } = visitReview({
    groups: PEOPLE,
    answers: {
      ...decided,
      'POST /api/meetings/decide-many': (given) =>
        isDown && (given.body as { ids: number[] }).ids.length === 2
          ? refusal(503, 'server.unavailable', 'The database rests.')
          : (decided['POST /api/meetings/decide-many']?.(given) ?? { body: {} }),
    },
  });
  await user.click(await tick('Visitor 1'));
  await user.click(bar().getByRole('button', { name: 'Select all 12 that match' }));
  await screen.findByText('12 selected');
  await user.click(bar().getByRole('button', { name: 'Approve pending' }));
  expect(await screen.findByText('2 people were not reached: The database rests.')).toBeDefined();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  // All batches together, with one refusal; Undo covers all of them.
  expect(await screen.findByText('11 meetings of 11 people approved.')).toBeDefined();
  expect(calls.filter(({ call }) => call.endsWith('decide-many'))).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const takenBack = () =>
    calls
      .filter(({ call }) => call.endsWith('/reopen'))
      .flatMap(({ body }) => (body as { meetings: unknown[] }).meetings);
  await waitFor(() => expect(takenBack()).toHaveLength(11));
});

test('an action that reached nobody, or was refused for all, does not claim that nothing was pending', async () => {
  let isOver = true;
  const { user } = visitReview({
    groups: FEW,
    answers: {
      ...decided,
      'POST /api/meetings/decide-many': (given) =>
        isOver
          ? refusal(401, 'session.expired', 'Your session has ended.')
          : (decided['POST /api/meetings/decide-many']?.(given) ?? { body: {} }),
    },
  });
  await user.click(await tick('Visitor 2'));
  await user.click(bar().getByRole('button', { name: 'Approve pending' }));
  expect(await screen.findByText(/^1 person was not reached/)).toBeDefined();
  expect(screen.queryByText('No meeting was pending.')).toBeNull();
  isOver = false;
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('The hour has begun.')).toBeDefined();
  expect(screen.queryByText('No meeting was pending.')).toBeNull();
});

test('says when nothing was pending', async () => {
  const { user } = visitReview({
    groups: FEW,
    answers: {
      'POST /api/meetings/decide-many': () => ({
        body: { people: [{ id: 60, name: 'Visitor 1', decided: [], refused: [] }] },
      }),
    },
  });
  await user.click(await tick('Visitor 1'));
  await user.click(bar().getByRole('button', { name: 'Approve pending' }));
  expect(await screen.findByText('No meeting was pending.')).toBeDefined();
});

test.each([
  ['gets no answer', refusal(503, 'server.unavailable', 'The database rests.'), 'The database rests.'],
  [
    'meets an ended session',
    refusal(401, 'session.missing', 'Please log in.'),
    'Your session has ended. Please log in and go on.',
  ],
])('Undo that %s says so, and can continue', async (_, refused, words) => {
  let isDown = true;
  const { user, calls } = visitReview({
    groups: FEW,
    answers: {
      ...decided,
      'POST /api/meetings/reopen': () => (isDown ? refused : { body: { reopened: 1, refused: [] } }),
    },
  });
  await user.click(await tick('Visitor 1'));
  await user.click(bar().getByRole('button', { name: 'Approve pending' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(words)).toBeDefined();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('1 meeting is pending again.')).toBeDefined();
  expect(calls.filter(({ call }) => call.endsWith('/reopen'))).toHaveLength(2);
});

test('keys move, select and approve outside text fields, and can be switched off per person', async () => {
  const { user, calls } = visitReview({ groups: FEW, answers: decided });
  const first = (await screen.findByText('Visitor 1')).closest('tr');
  await user.click(screen.getByRole('searchbox'));
  await user.keyboard('xj');
  expect(screen.queryByRole('region', { name: /selected$/ })).toBeNull();
  await user.clear(screen.getByRole('searchbox'));
  (document.activeElement as HTMLElement).blur();
  // Without a current row, the first key moves to the first row and decides nothing.
  await user.keyboard('a');
  await expect.poll(() => document.activeElement).toBe(first);
  expect(calls.some(({ call }) => call.endsWith('decide-many'))).toBe(false);
  await user.keyboard('jx');
  expect(bar().getByText('1 selected')).toBeDefined();
  expect((await tick('Visitor 2')) as HTMLInputElement).toHaveProperty('checked', true);
  await user.click(bar().getByRole('button', { name: 'Clear the selection' }));
  await expect.poll(() => document.activeElement).toBe(first);
  await user.keyboard('jx{Escape}');
  expect(screen.queryByRole('region', { name: /selected$/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Keys' }));
  first?.focus();
  await user.keyboard('a');
  expect(calls.find(({ call }) => call === 'PUT /api/preferences')?.body).toEqual({ shortcuts: false });
  expect(calls.some(({ call }) => call.endsWith('decide-many'))).toBe(false);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Schedule Meetings:' })).toBeDefined();
});

test('a viewer can select for an export, but not decide', async () => {
  const { user, calls } = visitReview({ groups: FEW, role: 'viewer', answers: decided });
  await user.click(await tick('Visitor 1'));
  expect(bar().queryByRole('button', { name: 'Approve pending' })).toBeNull();
  expect(bar().queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(bar().getByRole('button', { name: 'Export' })).toBeDefined();
  (await screen.findByText('Visitor 1')).closest('tr')?.focus();
  await user.keyboard('a');
  expect(calls.some(({ call }) => call.endsWith('decide-many'))).toBe(false);
});

test('exports the selected rows with a request that holds any number of them', async () => {
  const saved = vi.fn();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: saved.mockReturnValue('blob:1'), revokeObjectURL: vi.fn() }),
  );
  const { user, calls } = visitReview({
    groups: FEW,
    address: '/?country=Malaysia&progress=to-decide&sort=name&direction=ascending',
    answers: { 'POST /api/exports/registrations': () => ({ body: 'Reference' }) },
  });
  await user.click(await tick('Visitor 1'));
  await user.click(bar().getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('button', { name: 'Columns shown as CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const made = calls.find(({ call }) => call === 'POST /api/exports/registrations');
  expect(made?.body).toEqual({ ids: [FEW[0]?.id] });
  expect(made?.query.get('format')).toBe('csv');
  // A selection outlasts the search: the file has those who no longer match too.
  expect(['country', 'progress', 'sort'].map((key) => made?.query.get(key))).toEqual([null, null, 'name']);
});

test('puts a tag on the selected people, keeps what was typed when it is refused, and can undo it', async () => {
  let isFull = true;
  const { user, calls } = visitReview({
    groups: FEW,
    answers: {
      'GET /api/tags': () => ({ body: { tags: [{ name: 'VIP', total: 4 }] } }),
      'POST /api/tags': ({ body }) => {
        const { name, ids } = body as { name: string; ids: number[] };
        return isFull
          ? refusal(422, 'request.invalid', 'There are already 50 tags.')
          : { body: { name: name === 'vip' ? 'VIP' : name, changed: ids.slice(0, 1), gone: [] } };
      },
    },
  });
  await user.click(await tick('Visitor 1'));
  await user.click(await tick('Visitor 2'));
  await user.click(bar().getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Add a tag' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a tag to 2 people' }));
  const input = dialog.getByRole('combobox', { name: 'Tag' });
  await user.type(input, 'vip{Enter}');
  expect(await dialog.findByText('There are already 50 tags.')).toBeDefined();
  expect(input).toHaveProperty('value', 'vip');
  isFull = false;
  // An offered tag is chosen by keyboard.
  await user.clear(input);
  await user.type(input, 'v{ArrowDown}{Enter}');
  expect(input).toHaveProperty('value', 'VIP');
  await user.click(dialog.getByRole('button', { name: 'Add tag' }));
  expect(await screen.findByText('1 person now has the tag VIP.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The tag VIP is removed from 1 person.')).toBeDefined();
  expect(calls.filter(({ call }) => call === 'POST /api/tags').map(({ body }) => body)).toEqual([
    { action: 'add', name: 'vip', ids: [60, 59] },
    { action: 'add', name: 'VIP', ids: [60, 59] },
    { action: 'remove', name: 'VIP', ids: [60] },
  ]);
});

test('assigns a task about each selected person, and can undo it', async () => {
  const { user, calls } = visitReview({
    groups: FEW,
    answers: {
      'GET /api/assignees': () => ({ body: { staff: [{ id: 7, email: 'jo@visavis.example' }] } }),
      'POST /api/tasks': ({ body }) => ({ body: { done: (body as { ids: number[] }).ids, gone: [] } }),
      'POST /api/tasks/take-back': () => ({ body: { removed: 1, kept: 1 } }),
    },
  });
  await user.click(await tick('Visitor 1'));
  await user.click(await tick('Visitor 3'));
  await user.click(bar().getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Assign a task' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign a task about each of 2 people' }));
  await user.type(dialog.getByRole('textbox', { name: 'Task' }), 'Call back');
  await user.selectOptions(
    dialog.getByRole('combobox'),
    await dialog.findByRole('option', { name: 'jo@visavis.example' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('A task about each of 2 people is added.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 task is removed.')).toBeDefined();
  expect(screen.getByText('1 task stays, because somebody has changed or done it.')).toBeDefined();
  const [given, back] = ['POST /api/tasks', 'POST /api/tasks/take-back'].map(
    (call) => calls.find((one) => one.call === call)?.body as { batch: string },
  );
  expect(given).toMatchObject({ ids: [60, 58], content: 'Call back', assigneeId: 7, dueOn: null });
  expect(back).toEqual({ batch: given?.batch });
});
