// Bulk actions on registrations: no decision is overruled, every refusal is named, and actions can be undone.

import type { BulkDecision } from '@visavis/contract/meeting/bulk-endpoints';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { beforeEach, expect, it } from 'vitest';
import { logInAs } from '../../testing/organisers.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';

const stand = prepareOnce(openReview);

let amira: MeetingGroup;
let joon: MeetingGroup;
beforeEach(async () => {
  stand.test.setNow(TEST_NOW);
  await stand.test.db.deleteFrom('claim').execute();
  amira = await stand.register([
    [1, 2, 720],
    [2, 1, 780],
  ]);
  joon = await stand.register([[3, 1, 720]], { name: 'Joon-ho Park' });
});

const post = (path: string, body: object, by = stand.editor) =>
  stand.test.post(`/api/meetings/${path}`, body, by);
const statusesOf = async ({ id }: MeetingGroup) =>
  (await stand.group(id)).schedules.map(({ status }) => status);
const decide = async (
  action: 'approve' | 'reject',
  ids: number[],
  more = {},
  by = stand.editor,
): Promise<BulkDecision[]> => {
  const answer = await post('decide-many', { ids, action, ...more }, by);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().people;
};
const meetingsOf = (people: BulkDecision[]) => people.flatMap(({ decided }) => decided);

it('approves pending meetings and leaves rejections unchanged', async () => {
  const rejected = amira.schedules[0]?.id;
  await post(`${rejected}/reject`, {});
  const people = await decide('approve', [amira.id, joon.id, amira.id]);
  expect(people.map(({ id, name, refused }) => ({ id, name, refused }))).toEqual([
    { id: amira.id, name: 'Amira Rahman', refused: [] },
    { id: joon.id, name: 'Joon-ho Park', refused: [] },
  ]);
  expect(meetingsOf(people)).toHaveLength(2);
  expect([await statusesOf(amira), await statusesOf(joon)]).toEqual([[3, 4], [4]]);
});

it('names meetings whose hour has begun, and leaves them to be approved one by one', async () => {
  // At noon of the first day; Amira's other meeting is an hour later.
  const noon = new Date('2026-06-02T04:00:00Z');
  stand.test.setNow(noon);
  const today = await logInAs(stand.test.db, 'editor', noon);
  const people = await decide('approve', [amira.id, joon.id], {}, today);
  expect(people.map(({ decided }) => decided.length)).toEqual([2, 0]);
  expect(people[1]?.refused).toMatchObject([
    {
      message: 'Not approved. 02 June, 12.00pm-1.00pm has started already.',
      reason: { code: 'meeting.not-approved', values: { reason: { code: 'meeting.hour-begun' } } },
    },
  ]);
  expect((await post(`${joon.schedules[0]?.id}/approve`, {}, today)).statusCode).toBe(200);
});

it('rejects pending meetings with one reason, and leaves approvals unchanged', async () => {
  const approved = amira.schedules[0]?.id;
  await post(`${approved}/approve`, {});
  await decide('reject', [amira.id, joon.id], { reason: 'The hall is full' });
  expect([await statusesOf(amira), await statusesOf(joon)]).toEqual([[4, 3], [3]]);
  const reasons = await stand.test.db.selectFrom('meeting').select('rejection_reason').execute();
  expect(reasons.filter((row) => row.rejection_reason === 'The hall is full')).toHaveLength(2);
});

it('names a deleted registration, and processes the others', async () => {
  const people = await decide('approve', [2_147_483_647, joon.id, amira.id]);
  expect(people[0]).toMatchObject({
    name: '',
    decided: [],
    refused: [{ reason: { code: 'registration.unknown' } }],
  });
  expect(people.slice(1).map(({ decided }) => decided.length)).toEqual([1, 2]);
});

it('undoes a decision only where nothing has changed since', async () => {
  const meetings = meetingsOf(await decide('approve', [amira.id, joon.id]));
  const changed = amira.schedules[0]?.id;
  await post(`${changed}/reject`, {});
  const undone = (await post('reopen', { meetings })).json();
  expect(undone).toMatchObject({
    reopened: 2,
    refused: [{ id: changed, reason: { code: 'meeting.changed' } }],
  });
  expect([await statusesOf(amira), await statusesOf(joon)]).toEqual([[3, 2], [2]]);
});

it('undoing a rejection needs a free hour again', async () => {
  const meetings = meetingsOf(await decide('reject', [joon.id]));
  await stand.register([[3, 1, 720]], { name: 'Li Wei', companyName: 'Lotus Trading' });
  const undone = (await post('reopen', { meetings })).json();
  expect(undone.reopened).toBe(0);
  expect(undone.refused[0].message).toContain('Lotus Trading');
  expect(await statusesOf(joon)).toEqual([3]);
});

it('an emailed decision is not undone, but the others are', async () => {
  const meetings = meetingsOf(await decide('approve', [amira.id, joon.id]));
  await post('mail-many', { ids: [joon.id] }, stand.admin);
  await stand.test.db.updateTable('email').set({ state: 'sent' }).execute();
  const undone = (await post('reopen', { meetings })).json();
  expect(undone).toMatchObject({
    reopened: 2,
    refused: [
      { id: joon.schedules[0]?.id, reason: { code: 'meeting.told', values: { name: 'Joon-ho Park' } } },
    ],
  });
  expect([await statusesOf(amira), await statusesOf(joon)]).toEqual([[2, 2], [4]]);
});

it('emails those whose meetings are decided, names the others, and emails nobody twice', async () => {
  await decide('approve', [amira.id]);
  const mail = async () => (await post('mail-many', { ids: [amira.id, joon.id] })).json().people;
  expect(await mail()).toEqual([
    { id: amira.id, name: 'Amira Rahman', refused: null },
    {
      id: joon.id,
      name: 'Joon-ho Park',
      refused: expect.objectContaining({
        reason: expect.objectContaining({ code: 'email.meetings-pending' }),
      }),
    },
  ]);
  await updateRows(stand.test.db, 'email', { kind: 'meeting-status' }, { state: 'sent' });
  expect((await mail())[0].refused).toMatchObject({ reason: { code: 'email.nothing-changed' } });
});

it('is limited to editors, and to 50 registrations at a time', async () => {
  for (const [path, body] of [
    ['decide-many', { ids: [joon.id], action: 'approve' }],
    ['reopen', { meetings: [{ id: 1, version: 1 }] }],
    ['mail-many', { ids: [joon.id] }],
  ] as const)
    expect((await post(path, body, stand.viewer)).statusCode).toBe(403);
  const many = Array.from({ length: 51 }, (_, index) => index + 1);
  expect((await post('decide-many', { ids: many, action: 'approve' })).statusCode).toBe(422);
  expect((await post('decide-many', { ids: [], action: 'approve' })).statusCode).toBe(422);
  expect(await statusesOf(joon)).toEqual([2]);
});
