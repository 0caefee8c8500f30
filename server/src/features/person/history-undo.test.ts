// Undoing a decision from a person's history: for ten minutes, and only if nothing has changed since.
import type { Person } from '@visavis/contract/person/person';
import { expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { editOf, openReview } from '../../testing/review.ts';
import { updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';

const stand = prepareOnce(() =>
  openReview({ clock: () => now, mail: { domain: 'visavis.example', wake: () => {} } }),
);
let now = TEST_NOW;

const eventsOf = async (reference: string): Promise<Person['history']> =>
  (await stand.test.get(`/api/people/${reference}`, stand.editor)).json().history;
const passMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

it('is offered for ten minutes after a decision on a pending meeting, and makes it pending again', async () => {
  const { registrationNumber, schedules } = await stand.register([[1, 1, 660]]);
  const [meeting] = schedules;
  await stand.test.post(`/api/meetings/${meeting?.id}/approve`, {}, stand.editor);
  passMinutes(9);
  const [decided] = await eventsOf(registrationNumber);
  expect(decided).toMatchObject({ action: 'meeting.approve', undo: { id: meeting?.id, version: 2 } });
  const { id = 0, version = 0 } = decided?.undo ?? {};
  const answer = await stand.test.post('/api/meetings/reopen', { meetings: [{ id, version }] }, stand.editor);
  expect(answer.json()).toEqual({ reopened: 1, refused: [] });
  // The undo itself changed it, so nothing is left to undo.
  expect(await eventsOf(registrationNumber)).toMatchObject([
    { action: 'meeting.undo-approve', exhibitor: 'Maker 1', undo: null },
    { action: 'meeting.approve', undo: null },
  ]);
});

it('ends after ten minutes, and after another decision', async () => {
  const { registrationNumber, schedules } = await stand.register([[2, 1, 660]]);
  const [meeting] = schedules;
  await stand.test.post(`/api/meetings/${meeting?.id}/approve`, {}, stand.editor);
  await stand.test.post(`/api/meetings/${meeting?.id}/reject`, {}, stand.editor);
  // The first decision is no longer the current state, and the second was not made on a pending meeting.
  expect((await eventsOf(registrationNumber)).map(({ undo }) => undo)).toEqual([null, null]);
  const other = await stand.register([[3, 1, 660]]);
  await stand.test.post(`/api/meetings/${other.schedules[0]?.id}/reject`, {}, stand.editor);
  const [rejected] = await eventsOf(other.registrationNumber);
  expect(rejected?.undo).not.toBeNull();
  passMinutes(11);
  expect((await eventsOf(other.registrationNumber))[0]?.undo).toBeNull();
  // The server checks only whether it has changed since, as bulk undo uses the same call.
  const { id = 0, version = 0 } = rejected?.undo ?? {};
  await stand.test.post('/api/meetings/reopen', { meetings: [{ id, version }] }, stand.editor);
  expect((await eventsOf(other.registrationNumber))[0]?.action).toBe('meeting.undo-reject');
});

it('is offered for an added meeting, which it removes again', async () => {
  const { id, registrationNumber } = await stand.register([[6, 1, 660]]);
  const body = { exhibitorId: stand.makers[0], day: 2, minute: 900 };
  const { added } = (await stand.test.post(`/api/registrations/${id}/meetings`, body, stand.editor)).json();
  const [event] = await eventsOf(registrationNumber);
  const { meetingId, version } = added;
  expect(event).toMatchObject({
    action: 'meeting.add',
    exhibitor: 'Maker 1',
    undo: { id: meetingId, version },
  });
  await stand.test.post(`/api/registrations/${id}/meetings/undo`, added, stand.editor);
  expect(await eventsOf(registrationNumber)).toMatchObject([
    { action: 'meeting.undo-add', exhibitor: 'Maker 1', undo: null },
    { action: 'meeting.add', undo: null },
  ]);
});

it('is neither offered nor accepted once the person was emailed the decision, but is for a later one', async () => {
  const { registrationNumber, id, user_id, visitor_company_id, schedules } = await stand.register([
    [4, 1, 660],
    [5, 1, 720],
  ]);
  const [first, second] = schedules;
  for (const meeting of schedules)
    await stand.test.post(`/api/meetings/${meeting.id}/approve`, {}, stand.editor);
  const offered = async () => (await eventsOf(registrationNumber)).filter(({ undo }) => undo !== null);
  expect(await offered()).toHaveLength(2);
  passMinutes(1);
  await stand.test.post('/api/meetings/send-status-email', { user_id, visitor_company_id }, stand.admin);
  expect(await offered()).toEqual([]);
  const reopen = async (meeting: { id: number; version: number }) =>
    (await stand.test.post('/api/meetings/reopen', { meetings: [meeting] }, stand.editor)).json();
  const { reopened, refused } = await reopen({ id: first?.id ?? 0, version: 2 });
  expect(reopened).toBe(0);
  const [{ actor } = { actor: '' }] = await eventsOf(registrationNumber);
  const values = { name: 'Amira Rahman', exhibitor: 'Maker 4', by: actor };
  expect(refused).toMatchObject([{ id: first?.id, reason: { code: 'meeting.told', values } }]);
  expect(refused[0].message).toMatch(/^Amira Rahman was emailed about Maker 4 on .+, by .+@.+: this cannot/);
  expect((await stand.group(id)).schedules.map(({ status }) => status)).toEqual([4, 4]);
  // A failed email has told nobody.
  await updateRows(stand.test.db, 'email', { registration_id: id }, { state: 'failed' });
  expect(await offered()).toHaveLength(2);
  await stand.test.db.updateTable('email').set({ state: 'sent' }).where('registration_id', '=', id).execute();
  // They do not know of decisions made since.
  const edited = schedules[1];
  await stand.put(
    edited?.id ?? 0,
    editOf({ ...edited, version: 2 } as (typeof schedules)[number], { status: 2 }),
  );
  passMinutes(1);
  await stand.test.post(`/api/meetings/${second?.id}/reject`, {}, stand.editor);
  expect(await offered()).toMatchObject([{ action: 'meeting.reject', undo: { id: second?.id } }]);
  const version = (await stand.group(id)).schedules[1]?.version ?? 0;
  expect(await reopen({ id: second?.id ?? 0, version })).toEqual({ reopened: 1, refused: [] });
});
