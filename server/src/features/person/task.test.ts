// Tasks about a person: their assignees, their order, and what happens to them.

import type { Person, PersonTask } from '@visavis/contract/person/person';
import { expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { updateRows } from '../../testing/rows.ts';
import { createStaff } from '../../testing/staff.ts';

const stand = prepareOnce(openReview);
const group = prepareOnce(() => stand.register([[1, 1, 660]], { email: 'tasked@kenari.example' }));
const colleague = prepareOnce(() => createStaff(stand.test.db, 'editor'));

const add = (task: object, headers = stand.editor) =>
  stand.test.post(
    `/api/people/${group.registrationNumber}/tasks`,
    { content: 'Call back.', assigneeId: null, dueOn: null, ...task },
    headers,
  );
const change = (task: PersonTask, changes: object = {}, headers = stand.editor) => {
  const { id, version, content, assignee, dueOn, doneAt } = task;
  const body = {
    version,
    content,
    assigneeId: assignee?.id ?? null,
    dueOn,
    isDone: doneAt !== null,
    ...changes,
  };
  return stand.test.put(`/api/tasks/${id}`, body, headers);
};
const remove = ({ id, version }: PersonTask, headers = stand.editor) =>
  stand.test.call({ method: 'DELETE', url: `/api/tasks/${id}?version=${version}`, headers });
const personOf = async (headers = stand.viewer): Promise<Person> =>
  (await stand.test.get(`/api/people/${group.registrationNumber}`, headers)).json();

it('are listed by day, with finished ones last, and assigned to staff members', async () => {
  await add({ content: 'Any day.' });
  await add({ content: 'Later.', dueOn: '2026-05-30', assigneeId: colleague.id });
  const answer = await add({ content: 'Sooner.', dueOn: '2026-05-25' });
  expect(answer.statusCode).toBe(201);
  const tasks = answer.json().tasks as PersonTask[];
  expect(tasks.map(({ content }) => content)).toEqual(['Sooner.', 'Later.', 'Any day.']);
  expect(tasks[1]).toMatchObject({
    assignee: { id: colleague.id, email: colleague.email },
    dueOn: '2026-05-30',
    doneBy: null,
  });
  const [first] = tasks;
  if (!first) throw new Error('no task');
  const done = (await change(first, { isDone: true }, colleague.headers)).json().tasks as PersonTask[];
  expect(done.at(-1)).toMatchObject({ content: 'Sooner.', doneBy: colleague.email, version: 2 });
  // A later change to the text keeps who finished it.
  const after = (await change(done.at(-1) ?? first, { content: 'Was sooner.' })).json().tasks as PersonTask[];
  expect(after.at(-1)).toMatchObject({ content: 'Was sooner.', doneBy: colleague.email });
  const open = (await change(after.at(-1) ?? first, { isDone: false })).json().tasks as PersonTask[];
  expect(open[0]).toMatchObject({ content: 'Was sooner.', doneBy: null, doneAt: null });
  for (const task of open) expect((await remove(task)).statusCode).toBe(200);
  expect((await personOf()).tasks).toEqual([]);
});

it('that have changed since they were seen are neither replaced nor deleted', async () => {
  const [task] = (await add({})).json().tasks as PersonTask[];
  if (!task) throw new Error('no task');
  await change(task, { content: 'Call today.' });
  for (const stale of [await change(task, { isDone: true }), await remove(task)]) {
    expect(stale.statusCode).toBe(409);
    expect(stale.json().code).toBe('task.stale');
  }
  expect((await personOf()).tasks).toMatchObject([{ content: 'Call today.', doneAt: null }]);
});

it('are not assigned to anybody who has left, but stay with a person who leaves', async () => {
  const leaver = await createStaff(stand.test.db, 'editor');
  const listed = (await add({ content: 'Of the leaver.', assigneeId: leaver.id })).json()
    .tasks as PersonTask[];
  await updateRows(stand.test.db, 'organiser', { id: leaver.id }, { disabled_at: new Date() });
  const refused = await add({ assigneeId: leaver.id });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().fields).toEqual({ assigneeId: 'This person is no longer on the staff.' });
  const own = listed.find(({ content }) => content === 'Of the leaver.');
  if (!own) throw new Error('no task');
  expect((await change(own, { isDone: true })).statusCode).toBe(200);
  expect((await personOf(stand.editor)).staff.some(({ id }) => id === leaver.id)).toBe(false);
});

it.each(['desk', 'viewer'] as const)('are not assigned to a %s, who could not finish them', async (role) => {
  const { id } = await createStaff(stand.test.db, role);
  const [task] = (await add({ content: 'For anyone.' })).json().tasks as PersonTask[];
  if (!task) throw new Error('no task');
  for (const refused of [await add({ assigneeId: id }), await change(task, { assigneeId: id })]) {
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toEqual({
      assigneeId: 'This person cannot finish tasks. Please choose an editor or an admin.',
    });
  }
  expect((await personOf(stand.editor)).staff.some((one) => one.id === id)).toBe(false);
  const { staff } = (await stand.test.get('/api/assignees', stand.editor)).json();
  expect(staff.some((one: { id: number }) => one.id === id)).toBe(false);
});

it('of somebody who became a viewer stay readable, and others can finish them', async () => {
  const demoted = await createStaff(stand.test.db, 'editor');
  await add({ content: 'Of the viewer.', assigneeId: demoted.id });
  await stand.test.db.updateTable('organiser').set({ role: 'viewer' }).where('id', '=', demoted.id).execute();
  const own = (await personOf()).tasks.find(({ content }) => content === 'Of the viewer.');
  if (!own) throw new Error('no task');
  expect(own.assignee?.id).toBe(demoted.id);
  expect((await change(own, { isDone: true }, demoted.headers)).statusCode).toBe(403);
  expect((await change(own, { isDone: true })).statusCode).toBe(200);
});

it('can be read by viewers, who do not see the staff and cannot change anything', async () => {
  const { tasks, staff } = await personOf();
  expect(tasks.length).toBeGreaterThan(0);
  expect(staff).toEqual([]);
  expect((await add({}, stand.viewer)).statusCode).toBe(403);
  expect((await add({ content: ' ' })).statusCode).toBe(422);
  expect((await add({ dueOn: '30 May' })).statusCode).toBe(422);
});

it('are removed with the registration', async () => {
  const { id, user_id, visitor_company_id } = group;
  await stand.test.post('/api/meetings/delete', { id, user_id, visitor_company_id }, stand.admin);
  expect(await stand.test.db.selectFrom('person_task').selectAll().execute()).toEqual([]);
});
