// The same task about many people: added once for each despite retries, and undone where nobody has changed it.
import { randomBytes } from 'node:crypto';
import type { PersonTask } from '@visavis/contract/person/person';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { createStaff } from '../../testing/staff.ts';

const stand = prepareOnce(openReview);
const one = prepareOnce(() => stand.register([[1, 1, 660]], { email: 'one@kenari.example' }));
const two = prepareOnce(() => stand.register([[2, 1, 660]], { email: 'two@kenari.example' }));

const batchKey = () => randomBytes(16).toString('hex');
const give = (body: object, headers = stand.editor) =>
  stand.test.post(
    '/api/tasks',
    { content: 'Call back.', assigneeId: null, dueOn: '2026-05-30', ids: [one.id, two.id], ...body },
    headers,
  );
const takeBack = (batch: string, headers = stand.editor) =>
  stand.test.post('/api/tasks/take-back', { batch }, headers);
const tasksOf = async ({ registrationNumber }: MeetingGroup): Promise<PersonTask[]> =>
  (await stand.test.get(`/api/people/${registrationNumber}`, stand.viewer)).json().tasks;

it('is added once for each, even if the call is repeated', async () => {
  const batch = batchKey();
  const colleague = await createStaff(stand.test.db, 'editor');
  const { staff } = (await stand.test.get('/api/assignees', stand.editor)).json();
  expect(staff).toContainEqual({ id: colleague.id, email: colleague.email });
  const answers = await Promise.all([
    give({ batch, assigneeId: colleague.id }),
    give({ batch, assigneeId: colleague.id, ids: [two.id, one.id, 2147483647] }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(answers[1]?.json()).toEqual({ done: [one.id, two.id], gone: [2147483647] });
  for (const person of [one, two])
    expect(await tasksOf(person)).toMatchObject([
      { content: 'Call back.', dueOn: '2026-05-30', assignee: { email: colleague.email } },
    ]);
  expect((await takeBack(batch)).json()).toEqual({ removed: 2, kept: 0 });
  expect(await tasksOf(one)).toEqual([]);
});

it('remains where somebody has changed or finished it', async () => {
  const batch = batchKey();
  await give({ batch });
  const [task] = await tasksOf(two);
  if (!task) throw new Error('no task');
  await stand.test.put(
    `/api/tasks/${task.id}`,
    {
      version: task.version,
      content: task.content,
      assigneeId: null,
      dueOn: null,
      isDone: true,
    },
    stand.editor,
  );
  // Only the person who added the tasks can undo that.
  expect((await takeBack(batch, stand.admin)).json()).toEqual({ removed: 0, kept: 0 });
  expect((await takeBack(batch)).json()).toEqual({ removed: 1, kept: 1 });
  expect(await tasksOf(two)).toHaveLength(1);
});

it('is refused for an assignee who is not on the staff, and to viewers', async () => {
  const refused = await give({ batch: batchKey(), assigneeId: 999_999 });
  expect(refused.json().fields).toEqual({ assigneeId: 'This person is no longer on the staff.' });
  const { id: viewer } = await createStaff(stand.test.db, 'viewer');
  expect((await give({ batch: batchKey(), assigneeId: viewer })).json().fields).toEqual({
    assigneeId: 'This person cannot finish tasks. Please choose an editor or an admin.',
  });
  expect((await give({ batch: batchKey() }, stand.viewer)).statusCode).toBe(403);
});
