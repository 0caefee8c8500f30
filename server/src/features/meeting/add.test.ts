// Adds a meeting to a registered person's schedule: by the usual rules, announced later, and undone.
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import { beforeEach, expect, it } from 'vitest';
import { bookMeeting, createHostedBuyer } from '../../testing/hosted-buyer.ts';
import { openMailStand } from '../../testing/mail-harness.ts';
import { logInAs } from '../../testing/organisers.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { readRows, updateRows } from '../../testing/rows.ts';
import { createMakers, TEST_NOW } from '../../testing/small-edition.ts';

const stand = prepareOnce(openMailStand);

beforeEach(async () => {
  const { pool } = stand.test.database;
  await pool.query('truncate email, claim, registration, visitor, company, draft, blocked_slot cascade');
});

const NOON = { day: 2, minute: 720 };

const add = (id: number, maker: number, hour = NOON, headers = stand.editor) =>
  stand.test.post(
    `/api/registrations/${id}/meetings`,
    { exhibitorId: stand.makers[maker - 1], ...hour },
    headers,
  );
const undo = (id: number, added: object, headers = stand.editor) =>
  stand.test.post(`/api/registrations/${id}/meetings/undo`, added, headers);
const decide = (meetingId: number | undefined, action: 'approve' | 'reject') =>
  stand.test.post(`/api/meetings/${meetingId}/${action}`, {}, stand.editor);
const mail = ({ user_id, visitor_company_id }: { user_id: number; visitor_company_id: number }) =>
  stand.test.post('/api/meetings/send-status-email', { user_id, visitor_company_id }, stand.editor);
const trail = (registrationId: number) =>
  stand.test.db
    .selectFrom('audit_entry')
    .select(['action', 'subject'])
    .where('registration_id', '=', registrationId)
    .where('action', 'like', 'meeting.%')
    .orderBy('id')
    .execute();
const letters = () => readRows(stand.test.db, 'email', { kind: 'meeting-status' }, ['content'], 'id');
const settled = { timeout: 10_000, interval: 20 };
/** Registered, approved and emailed. */
async function mailed() {
  const { id } = await stand.register([[1, 1, 660]]);
  await stand.sendStatus(id);
  await expect.poll(async () => (await stand.group(id)).status, settled).toBe('Email Sent');
  return stand.group(id);
}

it('adds and records an approved meeting without telling anybody; a repeated call changes nothing', async () => {
  const person = await mailed();
  const answer = await add(person.id, 2);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().group).toEqual(await stand.group(person.id));
  expect((await add(person.id, 2)).json()).toEqual(answer.json());
  const { schedules, mail: letter } = await stand.group(person.id);
  expect(schedules).toMatchObject([
    { exhibitor: 'Maker 1', status: 4 },
    { id: answer.json().added.meetingId, exhibitor: 'Maker 2', status: 4, day: 2, time: '12.00pm-1.00pm' },
  ]);
  // Emailed before the change, so Send Email has something new to tell.
  expect(letter).toMatchObject({ state: 'sent', isOutdated: true });
  expect(await letters()).toHaveLength(1);
  expect((await trail(person.id)).filter(({ action }) => action === 'meeting.add')).toMatchObject([
    { subject: expect.stringContaining('Maker 2') },
  ]);
  expect((await mail(person)).statusCode).toBe(200);
  expect((await letters()).at(-1)?.content).toMatchObject({
    meetings: [{ exhibitor: 'Maker 1' }, { exhibitor: 'Maker 2' }],
  });
});

it('leaves a registration pending while other meetings are pending', async () => {
  const { id } = await stand.register([[1, 1, 660]]);
  expect((await add(id, 2)).json().group.status).toBe('Pending');
});

it('is undone without a trace as long as nobody has been told', async () => {
  const person = await mailed();
  const { added } = (await add(person.id, 2)).json();
  const undone = await undo(person.id, added);
  expect(undone.json()).toEqual({ group: person });
  expect(person.mail).toMatchObject({ isOutdated: false });
  // A retry after a lost response has nothing to do.
  expect((await undo(person.id, added)).json()).toEqual({ group: person });
  expect((await trail(person.id)).map(({ action }) => action).slice(-2)).toEqual([
    'meeting.add',
    'meeting.undo-add',
  ]);
  // Its hour is free for others.
  const other = await stand.register([[2, 2, 720]]);
  expect(other.schedules).toHaveLength(1);
});

it('is undone while other meetings change, and those changes still need an email', async () => {
  const person = await mailed();
  const { added } = (await add(person.id, 2)).json();
  await decide(person.schedules[0]?.id, 'reject');
  const { group } = (await undo(person.id, added)).json();
  expect(group.schedules).toMatchObject([{ status: 3 }]);
  expect(group.mail).toMatchObject({ isOutdated: true });
});

it('restores the schedule that was emailed, in whatever order additions are undone', async () => {
  const person = await mailed();
  const first = (await add(person.id, 2)).json().added;
  const second = (await add(person.id, 3, { day: 3, minute: 720 })).json().added;
  await undo(person.id, first);
  expect((await stand.group(person.id)).mail).toMatchObject({ isOutdated: true });
  expect((await undo(person.id, second)).json()).toEqual({ group: person });
});

it('is not undone once a reminder has named it', async () => {
  const person = await mailed();
  stand.passMinutes(1);
  const { added } = (await add(person.id, 2)).json();
  /** A reminder written after the addition. */
  const remind = (exhibitor: string) =>
    updateRows(
      stand.test.db,
      'email',
      { registration_id: person.id, kind: 'registration-received' },
      { content: JSON.stringify({ meetings: [{ exhibitor }] }), created_at: stand.now() },
    );
  await remind('Maker 1');
  const offered = async () =>
    (await stand.test.get(`/api/people/${person.registrationNumber}`, stand.editor)).json().history[0].undo;
  expect(await offered()).not.toBeNull();
  await remind('Maker 2');
  expect(await offered()).toBeNull();
  expect((await undo(person.id, added)).json()).toMatchObject({
    code: 'email.already-sent',
    reason: { code: 'meeting.told', values: { exhibitor: 'Maker 2' } },
  });
});

it('is not undone once it has changed, or the person has been told', async () => {
  const person = await mailed();
  const { added } = (await add(person.id, 2)).json();
  await decide(added.meetingId, 'reject');
  expect((await undo(person.id, added)).json()).toMatchObject({ code: 'meeting.stale' });
  const more = (await add(person.id, 3, { day: 3, minute: 720 })).json().added;
  await mail(person);
  // Requested before the addition but written after it, so the email names the meeting.
  await updateRows(stand.test.db, 'email', {}, { created_at: new Date(0) });
  expect((await undo(person.id, more)).json()).toMatchObject({
    code: 'email.already-sent',
    reason: { code: 'meeting.told', values: { exhibitor: 'Maker 3' } },
  });
  expect((await stand.group(person.id)).schedules).toHaveLength(3);
});

it('undoing it makes a failed email outdated', async () => {
  const { id, schedules } = await stand.register([[1, 1, 660]]);
  await decide(schedules[0]?.id, 'approve');
  const { added, group } = (await add(id, 2)).json();
  stand.mailServer.behave({ refuseRecipient: '550 5.1.1 no such user' });
  await mail(group);
  await expect.poll(async () => (await stand.group(id)).mail?.state, settled).toBe('failed');
  stand.mailServer.behave({});
  expect((await undo(id, added)).statusCode).toBe(200);
  // It names a meeting that no longer exists, so it would be wrong to send it unchanged.
  expect((await stand.group(id)).mail).toMatchObject({ state: 'failed', isOutdated: true });
});

it('undoes only an added meeting, and only for the right person', async () => {
  const person = await mailed();
  const [first] = person.schedules;
  const seen = { meetingId: first?.id, version: first?.version };
  expect((await undo(person.id, seen)).statusCode).toBe(404);
  const other = await stand.register([[3, 2, 660]]);
  const { added } = (await add(person.id, 4, { day: 4, minute: 720 })).json();
  expect((await undo(other.id, added)).statusCode).toBe(404);
  expect((await undo(person.id, { ...added, meetingId: 2147483647 })).statusCode).toBe(404);
  expect((await stand.group(other.id)).schedules).toHaveLength(1);
  expect((await stand.group(person.id)).schedules).toHaveLength(2);
});

it('explains why it refuses unavailable slots, and refuses viewers', async () => {
  const person = await stand.register([[1, 1, 660]]);
  const other = await stand.register([[2, 2, 720]]);
  expect((await add(person.id, 2)).json()).toMatchObject({
    code: 'meeting.slot-taken',
    reason: { code: 'meeting.not-saved', values: { reason: { code: 'meeting.exhibitor-busy' } } },
  });
  expect((await add(other.id, 3)).json()).toMatchObject({
    reason: { values: { reason: { code: 'meeting.company-busy' } } },
  });
  expect((await add(person.id, 1, { day: 3, minute: 720 })).json()).toMatchObject({
    reason: { values: { reason: { code: 'meeting.company-meets-already' } } },
  });
  expect((await add(person.id, 3, { day: 9, minute: 725 })).json()).toMatchObject({
    code: 'request.invalid',
    fields: { day: expect.any(String), minute: expect.any(String) },
  });
  expect((await add(999_999, 3)).statusCode).toBe(404);
  expect((await add(person.id, 3, NOON, stand.viewer)).statusCode).toBe(403);
  const untilTheHour =
    (slotStartsAt('2026-06-03', 720, DEFAULT_TIME_ZONE).getTime() - TEST_NOW.getTime()) / 60_000;
  stand.passMinutes(untilTheHour);
  const late = await logInAs(stand.test.db, 'editor', stand.now());
  expect((await add(person.id, 3, NOON, late)).json()).toMatchObject({
    reason: { values: { reason: { code: 'meeting.hour-begun' } } },
  });
  stand.passMinutes(-untilTheHour);
});

it('adds no more meetings than a person may have', async () => {
  const person = await stand.register([[1, 1, 660]]);
  const { db } = stand.test;
  const more = await createMakers(db, stand.edition.editionId, 7, 'Added');
  for (const [index, exhibitorId] of more.entries()) {
    const hour = { day: 3, minute: 660 + 60 * index };
    const body = { exhibitorId, ...hour };
    const answer = await stand.test.post(`/api/registrations/${person.id}/meetings`, body, stand.editor);
    expect(answer.statusCode, answer.body).toBe(200);
  }
  expect((await add(person.id, 2)).json()).toMatchObject({
    code: 'meeting.slot-taken',
    reason: { values: { reason: { code: 'meeting.most-reached', values: { most: 8 } } } },
  });
});

it('adds meetings for a hosted buyer only after the buyer has chosen some', async () => {
  const { db } = stand.test;
  const buyer = await createHostedBuyer(db, stand.edition.editionId);
  expect((await add(buyer.registrationId, 2)).json()).toMatchObject({
    code: 'meeting.ended',
    reason: { code: 'meeting.none-chosen' },
  });
  await bookMeeting(db, buyer, { exhibitorId: stand.makers[0] ?? 0, day: 1, minute: 660 });
  expect((await add(buyer.registrationId, 2)).json().group.schedules).toHaveLength(2);
});

it('reports for each hour of an exhibitor whether both sides are free, and then adds only to those hours', async () => {
  const person = await stand.register([
    [1, 1, 660],
    [2, 1, 720],
  ]);
  await stand.register([[3, 1, 780]], { name: 'Kenji Watanabe', companyName: 'Haru Depato' });
  const exhibitor = stand.makers[2];
  const read = async (id: number | string, maker: number | undefined = exhibitor) =>
    stand.test.get(`/api/registrations/${id}/hours?exhibitor=${maker}`, stand.viewer);
  const { hours, exhibitor: whose, met } = (await read(person.id)).json();
  expect(whose).toMatchObject({ id: exhibitor, name: 'Maker 3' });
  expect(met).toBeUndefined();
  const stateIn = (minute: number) =>
    hours.find((one: { day: number; minute: number }) => one.day === 1 && one.minute === minute);
  expect(stateIn(660)).toMatchObject({ state: 'elsewhere', elsewhere: ['Maker 1'] });
  expect(stateIn(780)).toMatchObject({ state: 'taken', meeting: [{ name: 'Kenji Watanabe' }] });
  expect(stateIn(840)).toMatchObject({ state: 'free' });
  for (const { day, minute, state } of hours.slice(0, 7)) {
    const answer = await add(person.id, 3, { day, minute });
    expect(answer.statusCode, `${minute}: ${state}`).toBe(state === 'free' ? 200 : 409);
    if (state === 'free') await undo(person.id, answer.json().added);
  }
  expect((await read(person.id, stand.makers[0])).json().met).toMatchObject({ time: '11.00am-12.00pm' });
  expect((await read(999_999)).statusCode).toBe(404);
  expect((await read(person.id, 999_999)).statusCode).toBe(404);
  expect((await read('x')).statusCode).toBe(422);
});
