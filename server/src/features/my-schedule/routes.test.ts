// A visitor's own schedule on a real database: what the key opens, what may be changed, and what is refused.
import type { MySchedule } from '@visavis/contract/my-schedule/endpoints';
import ical from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccessKey } from '../../platform/access-links/repository.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview, type ReviewStand } from '../../testing/review.ts';
import { insertRows, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { listActions } from '../../testing/staff.ts';

const PATH = '/api/my-schedule';
const stand = prepareOnce(openReview);

beforeEach(async () => {
  stand.test.setNow(TEST_NOW);
  await stand.test.db.deleteFrom('claim').execute();
});

const keyOf = (registrationId: number) =>
  createAccessKey(stand.test.db, { registrationId, lastDate: '2026-06-05', now: TEST_NOW });
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

interface Visitor {
  id: number;
  key: string;
  meetings: MySchedule['meetings'];
}

async function visitorWith(...wishes: Parameters<ReviewStand['register']>[0]): Promise<Visitor> {
  const { id } = await stand.register(wishes);
  const key = await keyOf(id);
  return { id, key, meetings: (await read(key)).meetings };
}

async function read(key: string): Promise<MySchedule> {
  const answer = await stand.test.get(PATH, bearer(key));
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const first = (visitor: Visitor, index = 0) => {
  const meeting = visitor.meetings[index];
  if (!meeting) throw new Error(`the visitor has no meeting ${index}`);
  return meeting;
};
const cancel = (visitor: { key: string }, meeting: { id: number; version: number }) =>
  stand.test.post(`${PATH}/meetings/${meeting.id}/cancel`, { version: meeting.version }, bearer(visitor.key));
const move = (
  visitor: { key: string },
  meeting: { id: number; version: number },
  day: number,
  minute: number,
) =>
  stand.test.post(
    `${PATH}/meetings/${meeting.id}/move`,
    { version: meeting.version, day, minute },
    bearer(visitor.key),
  );
const organise = async (id: number, action: 'approve' | 'reject') =>
  expect((await stand.test.post(`/api/meetings/${id}/${action}`, {}, stand.editor)).statusCode).toBe(200);
const free = async (exhibitorId: number | undefined, day: number, label: string) => {
  const answer = (await stand.test.get(`/api/unavailable-slots?exhibitors=${exhibitorId}`)).json();
  const taken = Object.values(answer.data.unavailable_slots).flat() as { day: number; time: string }[];
  return !taken.some((slot) => slot.day === day && slot.time === label);
};

describe('GET /api/my-schedule', () => {
  it('returns the meetings ordered by day and minute, and the time of the last change', async () => {
    const visitor = await visitorWith([1, 3, 720], [2, 1, 840]);
    stand.test.setNow(new Date('2026-03-02T04:10:00Z'));
    await organise(first(visitor).id, 'approve');
    const schedule = await read(visitor.key);
    expect(schedule).toMatchObject({
      name: 'Amira Rahman',
      company: 'Kenari Beauty Retail',
      reference: expect.stringMatching(/^BM-/),
      meetings: [
        { day: 1, minute: 840, exhibitor: 'Maker 2', boothNumber: 'M-2', status: 4, hasBegun: false },
        { day: 3, minute: 720, exhibitor: 'Maker 1', boothNumber: 'M-1', status: 2, hasBegun: false },
      ],
      changedAt: '2026-03-02T04:10:00.000Z',
    });
    stand.test.setNow(new Date('2026-06-02T06:00:00Z'));
    expect((await read(visitor.key)).meetings.map(({ hasBegun }) => hasBegun)).toEqual([true, false]);
  });

  it('answers a missing, unknown or expired key, and that of a deleted registration, with the same 404', async () => {
    const visitor = await visitorWith([1, 1, 660]);
    const gone = await stand.register([[2, 1, 720]]);
    const goneKey = await keyOf(gone.id);
    const refused = async (headers: Record<string, string>) => {
      const answer = await stand.test.get(PATH, headers);
      return [answer.statusCode, answer.json().message];
    };
    const expected = [404, 'This link is unknown or has expired.'];
    expect(await refused({})).toEqual(expected);
    expect(await refused(bearer('A'.repeat(43)))).toEqual(expected);
    expect(await refused(stand.admin)).toEqual(expected);
    const { id, user_id, visitor_company_id } = gone;
    await stand.test.post('/api/meetings/delete', { id, user_id, visitor_company_id }, stand.admin);
    expect(await refused(bearer(goneKey))).toEqual(expected);
    stand.test.setNow(new Date('2026-07-05T15:59:59Z'));
    expect((await stand.test.get(PATH, bearer(visitor.key))).statusCode).toBe(200);
    stand.test.setNow(new Date('2026-07-05T16:00:00Z'));
    expect(await refused(bearer(visitor.key))).toEqual(expected);
  });
});

describe('cancel', () => {
  it.each(['pending', 'approved'])(
    'cancels a meeting that is %s, frees its hour, and records an action',
    async (state) => {
      const visitor = await visitorWith([1, 2, 900]);
      if (state === 'approved') await organise(first(visitor).id, 'approve');
      const answer = await cancel(visitor, first({ ...visitor, ...(await read(visitor.key)) }));
      expect(answer.statusCode).toBe(200);
      const { meetings, reference } = answer.json() as MySchedule;
      expect(meetings).toMatchObject([{ status: 3, cancelledBy: 'visitor', day: 2, minute: 900 }]);
      expect(await free(stand.makers[0], 2, '3 pm')).toBe(true);
      expect((await stand.group(visitor.id)).status).toBe('Rejected');
      expect((await listActions(stand.test.db)).at(-1)).toMatchObject({
        actor_kind: 'visitor',
        actor: reference,
        action: 'meeting.cancel',
        subject: `Amira Rahman (${reference}) and Maker 1, 03 June, 3.00pm-4.00pm`,
        after: { status: 3, cancelledBy: 'visitor' },
      });
    },
  );

  it('of a meeting changed meanwhile is 409 with the current meeting', async () => {
    const visitor = await visitorWith([1, 2, 900]);
    await organise(first(visitor).id, 'approve');
    const answer = await cancel(visitor, first(visitor));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'meeting.stale', meeting: { status: 4, version: 2 } });
    expect((await read(visitor.key)).meetings).toMatchObject([{ status: 4 }]);
  });

  it('of a meeting that was rejected or has begun is 409', async () => {
    const visitor = await visitorWith([1, 2, 900], [2, 2, 960]);
    await organise(first(visitor).id, 'reject');
    const { meetings } = await read(visitor.key);
    const over = await cancel(visitor, first({ ...visitor, meetings }));
    expect([over.statusCode, over.json().code]).toEqual([409, 'meeting.ended']);
    stand.test.setNow(new Date('2026-06-03T08:00:00Z'));
    const begun = await cancel(visitor, first(visitor, 1));
    expect([begun.statusCode, begun.json().code]).toEqual([409, 'meeting.ended']);
  });

  it("of another visitor's or an unknown meeting is 404", async () => {
    const visitor = await visitorWith([1, 2, 900]);
    const other = await visitorWith([2, 2, 900]);
    expect((await cancel(visitor, first(other))).statusCode).toBe(404);
    expect((await move(visitor, first(other), 3, 660)).statusCode).toBe(404);
    expect((await cancel(visitor, { id: 2_000_000_000, version: 1 })).statusCode).toBe(404);
    expect((await cancel({ key: 'B'.repeat(43) }, first(other))).statusCode).toBe(404);
    expect((await read(other.key)).meetings).toEqual(other.meetings);
  });

  it.each([{}, { version: 'x' }, { version: 1, status: 4 }])('%j is 422', async (body) => {
    const visitor = await visitorWith([1, 2, 900]);
    const path = `${PATH}/meetings/${first(visitor).id}/cancel`;
    expect((await stand.test.post(path, body, bearer(visitor.key))).statusCode).toBe(422);
  });
});

describe('move', () => {
  it('takes the new hour and frees the old one', async () => {
    const visitor = await visitorWith([1, 2, 900]);
    const answer = await move(visitor, first(visitor), 4, 660);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().meetings).toMatchObject([
      { day: 4, minute: 660, date: '2026-06-05', status: 2, version: 2 },
    ]);
    expect(await free(stand.makers[0], 2, '3 pm')).toBe(true);
    expect(await free(stand.makers[0], 4, '11 am')).toBe(false);
    const stored = await stand.test.db.selectFrom('claim').selectAll().executeTakeFirstOrThrow();
    expect(stored.starts_at).toEqual(new Date('2026-06-05T03:00:00Z'));
    expect((await listActions(stand.test.db)).at(-1)).toMatchObject({
      action: 'meeting.move',
      before: { day: 2, minute: 900 },
      after: { day: 4, minute: 660 },
    });
  });

  it('to its current hour changes nothing', async () => {
    const visitor = await visitorWith([1, 2, 900]);
    const changes = async () =>
      (await listActions(stand.test.db)).filter(({ action }) => action.startsWith('meeting.')).length;
    const before = await changes();
    const answer = await move(visitor, first(visitor), 2, 900);
    expect([answer.statusCode, answer.json().meetings]).toEqual([200, visitor.meetings]);
    expect(await changes()).toBe(before);
  });

  it.each(['rejected', 'cancelled'])('requests again a meeting that was %s', async (state) => {
    const visitor = await visitorWith([1, 2, 900]);
    if (state === 'rejected') await organise(first(visitor).id, 'reject');
    else await cancel(visitor, first(visitor));
    const answer = await move(visitor, first({ ...visitor, ...(await read(visitor.key)) }), 2, 900);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().meetings).toMatchObject([{ status: 2, cancelledBy: null, day: 2, minute: 900 }]);
    expect((await stand.group(visitor.id)).status).toBe('Pending');
    expect((await listActions(stand.test.db)).at(-1)).toMatchObject({ action: 'meeting.ask-again' });
  });

  it('is refused for an approved meeting', async () => {
    const visitor = await visitorWith([1, 2, 900]);
    await organise(first(visitor).id, 'approve');
    const answer = await move(visitor, first({ ...visitor, ...(await read(visitor.key)) }), 4, 660);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'request.invalid']);
    expect((await read(visitor.key)).meetings).toMatchObject([{ status: 4, day: 2, minute: 900 }]);
  });

  it.each([
    [0, 11],
    [5, 11],
    [1, 10],
    [1, 18],
  ])('is refused for day %s, hour %s, which the edition does not have', async (day, minute) => {
    const visitor = await visitorWith([1, 2, 900]);
    expect((await move(visitor, first(visitor), day, minute)).statusCode).toBe(422);
  });

  it('is refused for an hour that is taken, held, blocked or past, or in which the visitor has another meeting', async () => {
    const visitor = await visitorWith([1, 2, 900], [2, 2, 960]);
    await stand.register([[1, 3, 660]]);
    const held = await stand.test.post('/api/holds', { exhibitorId: stand.makers[0], day: 3, minute: 720 });
    expect(held.statusCode).toBe(201);
    await insertRows(stand.test.db, 'blocked_slot', {
      exhibitor_id: stand.makers[0] ?? 0,
      day: 3,
      minute: 780,
    });
    stand.test.setNow(new Date('2026-03-02T04:09:00Z'));
    const refused = async (day: number, minute: number) => {
      const answer = await move(visitor, first(visitor), day, minute);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'meeting.slot-taken']);
      expect(answer.json().lost).toMatchObject([{ exhibitor: 'Maker 1', boothNumber: 'M-1', day }]);
      return answer.json().message;
    };
    await refused(3, 660);
    await refused(3, 720);
    await refused(3, 780);
    expect(await refused(2, 960)).toBe(
      'This slot is already scheduled for Maker 2. Please select a different time.',
    );
    expect((await read(visitor.key)).meetings).toEqual(visitor.meetings);
    // The hold lapses.
    stand.test.setNow(new Date('2026-03-02T04:10:00Z'));
    expect((await move(visitor, first(visitor), 3, 720)).statusCode).toBe(200);
    stand.test.setNow(new Date('2026-06-03T03:00:00Z'));
    const { meetings } = await read(visitor.key);
    const moved = meetings.find(({ exhibitor }) => exhibitor === 'Maker 1') ?? first(visitor);
    const begun = await move(visitor, moved, 1, 660);
    expect([begun.statusCode, begun.json().code]).toEqual([409, 'meeting.slot-taken']);
  });

  it('takes a second place if the exhibitor has one', async () => {
    const [, , , maker4 = 0] = stand.makers;
    await stand.test.db.updateTable('exhibitor').set({ places: 2 }).where('id', '=', maker4).execute();
    await stand.register([[4, 1, 660]]);
    const visitor = await visitorWith([4, 1, 720]);
    const other = await visitorWith([4, 1, 780]);
    expect((await move(visitor, first(visitor), 1, 660)).statusCode).toBe(200);
    expect((await move(other, first(other), 1, 660)).statusCode).toBe(409);
  });
});

describe('GET /api/my-schedule/calendar', () => {
  const download = (key: string) =>
    stand.test.app.inject({ method: 'GET', url: `${PATH}/calendar`, headers: bearer(key) });
  const eventsOf = (body: string) =>
    new ical.Component(ical.parse(body)).getAllSubcomponents('vevent').map((event) => ({
      status: event.getFirstPropertyValue('status'),
      start: String(event.getFirstPropertyValue('dtstart')),
      sequence: event.getFirstPropertyValue('sequence'),
    }));

  it('contains the approved meetings, and cancels those of an emailed calendar', async () => {
    const visitor = await visitorWith([1, 2, 900], [2, 2, 960], [3, 3, 660], [5, 4, 660]);
    for (const index of [0, 1]) await organise(first(visitor, index).id, 'approve');
    await organise(first(visitor, 2).id, 'reject');
    await updateRows(stand.test.db, 'claim', { id: first(visitor, 1).id }, { in_calendar: true });
    const { meetings } = await read(visitor.key);
    expect((await cancel(visitor, first({ ...visitor, meetings }, 1))).statusCode).toBe(200);
    const answer = await download(visitor.key);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/calendar; charset=utf-8/),
      'content-disposition': 'attachment; filename="meetings.ics"',
      'cache-control': 'no-store',
    });
    expect(eventsOf(answer.body)).toEqual([
      { status: 'CONFIRMED', start: '2026-06-03T07:00:00Z', sequence: 2 },
      { status: 'CANCELLED', start: '2026-06-03T08:00:00Z', sequence: 3 },
      { status: 'TENTATIVE', start: '2026-06-05T03:00:00Z', sequence: 1 },
    ]);
  });

  it('shows an undecided meeting as tentative, and cancels it once it is rejected', async () => {
    const visitor = await visitorWith([1, 2, 900]);
    const [tentative] = eventsOf((await download(visitor.key)).body);
    expect(tentative).toMatchObject({ status: 'TENTATIVE', sequence: 1 });
    await organise(first(visitor).id, 'reject');
    expect(eventsOf((await download(visitor.key)).body)).toMatchObject([
      { status: 'CANCELLED', sequence: 2 },
    ]);
  });

  it('is 404 without meetings, and for an unknown key', async () => {
    const visitor = await visitorWith([1, 2, 900]);
    await cancel(visitor, first(visitor));
    expect((await download(visitor.key)).json().message).toBe('There is no meeting to put into a calendar.');
    expect((await download('C'.repeat(43))).statusCode).toBe(404);
  });
});
