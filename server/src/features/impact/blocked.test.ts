// Blocked hours of one, some or all exhibitors, with meetings in them.
import { beforeEach, describe, expect, it } from 'vitest';
import { exhibitorCalls } from '../../testing/exhibitor-form.ts';
import { prepareEach } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { readRow, readRows } from '../../testing/rows.ts';

const stand = prepareEach(openReview);
beforeEach(async () => {
  await stand.test.db.deleteFrom('blocked_slot').execute();
  await stand.test.db.deleteFrom('blocked_for_all').execute();
});

const CEREMONY = [{ day: 1, minute: 630, length: 60 }];
const post = (path: string, body: object) => stand.test.post(`/api/blocked-hours${path}`, body, stand.editor);
const hoursOf = async (registrationId: number) =>
  stand.test.db
    .selectFrom('claim')
    .select(['day', 'minute', 'status', 'rejection_reason as reason', 'off_grid_reason as offGrid'])
    .where('registration_id', '=', registrationId)
    .orderBy('id')
    .execute();

describe('blocking an hour of all exhibitors', () => {
  const all = { exhibitorIds: null, hours: CEREMONY };

  it('reports the affected meetings, and is refused without a choice', async () => {
    await stand.register([[1, 1, 660]]);
    await stand.register([[2, 1, 720]]);
    const expected = { meetings: 1, kinds: { 'hour-blocked': 1 }, moves: { sameDay: 1, nowhere: 0 } };
    expect((await post('/impact', all)).json()).toMatchObject(expected);
    const refused = await post('', all);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'edition.touches-meetings']);
    expect(refused.json().impact).toMatchObject(expected);
    expect((await stand.test.get('/api/blocked-hours', stand.viewer)).json()).toEqual([]);
  });

  it('moves the meetings out of it, and prevents further bookings', async () => {
    const group = await stand.register([[1, 1, 660]]);
    const blocked = await post('', { ...all, touched: 'move', expected: 1 });
    expect(blocked.json()).toMatchObject({
      outcome: { moved: 1, told: 1 },
      hours: [{ date: '2026-06-02', minute: 630, length: 60, isOfAll: true }],
    });
    expect(await hoursOf(group.id)).toMatchObject([{ day: 1, minute: 720 }]);
    await expect(stand.register([[1, 1, 660]])).rejects.toThrow('slot-taken');
    const hold = await stand.test.post('/api/holds', { exhibitorId: stand.makers[2], day: 1, minute: 660 });
    expect(hold.statusCode).toBe(409);
  });

  it('keeps the meetings, or cancels them with a reason', async () => {
    const kept = await stand.register([[1, 1, 660]]);
    await post('', { ...all, touched: 'keep', expected: 1 });
    expect(await hoursOf(kept.id)).toMatchObject([{ minute: 660, status: 2, offGrid: expect.any(String) }]);
    const cancelled = await stand.register([[2, 2, 660]]);
    const second = { exhibitorIds: [stand.makers[1]], hours: [{ day: 2, minute: 660, length: 60 }] };
    await post('', { ...second, touched: 'cancel', expected: 1 });
    expect(await hoursOf(cancelled.id)).toMatchObject([
      { status: 3, reason: 'The exhibitor is not available at this hour.' },
    ]);
  });

  it('can be undone, for some or for all', async () => {
    await post('', all);
    await post('/free', { exhibitorIds: [stand.makers[0]], hours: CEREMONY });
    const [left] = (await stand.test.get('/api/blocked-hours', stand.viewer)).json();
    expect([left.isOfAll, left.exhibitorIds.includes(stand.makers[0])]).toEqual([true, false]);
    expect((await post('/free', all)).json()).toEqual([]);
    await stand.register([[2, 1, 660]]);
    const actions = await readRows(stand.test.db, 'audit_entry', {}, ['action', 'subject'], 'id');
    expect(actions).toMatchObject([
      { action: 'exhibitor.block-hours', subject: 'All exhibitors' },
      { action: 'exhibitor.free-hours', subject: 'Maker 1' },
      { action: 'exhibitor.free-hours', subject: 'All exhibitors' },
    ]);
  });

  it('refuses unknown days, hours past midnight, and unknown exhibitors', async () => {
    const day = await post('', { exhibitorIds: null, hours: [{ day: 9, minute: 660, length: 60 }] });
    expect(day.json().reasons).toMatchObject({ 'hours.0.day': { code: 'meeting.no-such-day' } });
    const late = await post('', { exhibitorIds: null, hours: [{ day: 1, minute: 1400, length: 60 }] });
    expect(late.statusCode).toBe(422);
    const unknown = await post('', { exhibitorIds: [999_999], hours: CEREMONY });
    expect(unknown.statusCode).toBe(404);
  });
});

it('hours of a draft are blocked, listed and freed in the draft only', async () => {
  const { test, admin, editor, viewer, edition } = stand;
  const draft = (await test.post('/api/editions', { from: edition.editionId }, admin)).json().id;
  const query = `?edition=${draft}`;
  const [exhibitor] = (await test.get(`/api/exhibitors${query}`, viewer)).json();
  const some = { exhibitorIds: [exhibitor.id], hours: CEREMONY };
  expect((await post('', some)).statusCode).toBe(404);
  expect((await post(`/impact${query}`, some)).json()).toMatchObject({ meetings: 0 });
  expect((await post(query, some)).json().hours).toMatchObject([{ day: 1, exhibitorIds: [exhibitor.id] }]);
  const read = async (of: string) => (await test.get(`/api/blocked-hours${of}`, viewer)).json();
  expect([await read(''), (await read(query)).length]).toEqual([[], 1]);
  expect((await test.get(`/api/blocked-hours?edition=999999`, editor)).statusCode).toBe(404);
  expect((await post(`/free${query}`, { ...some, exhibitorIds: null })).json()).toEqual([]);
});

describe('an hour that is blocked for all', () => {
  const all = { exhibitorIds: null, hours: [{ day: 1, minute: 660, length: 60 }] };
  const isOpen = async (exhibitorId: number) => {
    const held = await stand.test.post('/api/holds', { exhibitorId, day: 1, minute: 660 });
    return held.statusCode === 201;
  };
  const read = async () => (await stand.test.get('/api/blocked-hours', stand.viewer)).json();

  it('is blocked for exhibitors created, imported or restored later, until it is freed for all', async () => {
    const staff = exhibitorCalls(stand.test, stand.editor);
    const [first = 0, second = 0] = stand.makers;
    await staff.archive([first]);
    await post('', all);
    const created: number = (await staff.create({ companyName: 'Late Maker', boothNumber: 'L-1' })).json().id;
    await staff.restore(first);
    const sent = await stand.test.call({
      method: 'POST',
      url: '/api/imports?filename=late.csv',
      headers: { ...stand.editor, 'content-type': 'application/octet-stream' },
      payload: Buffer.from('Company,Booth\nImported Maker,L-2\n'),
    });
    const { id, version } = sent.json();
    const applied = await stand.test.post(`/api/imports/${id}/apply`, { version }, stand.editor);
    const { id: imported } = await readRow(stand.test.db, 'exhibitor', { company_name: 'Imported Maker' }, [
      'id',
    ]);
    for (const one of [first, second, created, imported])
      expect([one, await isOpen(one)]).toEqual([one, false]);
    const undone = await stand.test.post(
      `/api/imports/${id}/undo`,
      { version: applied.json().version },
      stand.editor,
    );
    expect(undone.statusCode).toBe(200);
    await staff.archive([second]);
    await post('/free', all);
    await staff.restore(second);
    expect(await read()).toEqual([]);
    for (const one of [first, second, created]) expect([one, await isOpen(one)]).toEqual([one, true]);
    const last: number = (await staff.create({ companyName: 'Last Maker', boothNumber: 'L-3' })).json().id;
    expect(await isOpen(last)).toBe(true);
  });

  it('is shown as such, even if it was freed again for one of them', async () => {
    const [first = 0] = stand.makers;
    await post('', all);
    await post('/free', { ...all, exhibitorIds: [first] });
    const [hour] = await read();
    expect([hour.isOfAll, hour.exhibitorIds.includes(first)]).toEqual([true, false]);
    expect(await isOpen(first)).toBe(true);
  });

  it('is blocked for an exhibitor created concurrently as well', async () => {
    const staff = exhibitorCalls(stand.test, stand.editor);
    for (let round = 0; round < 10; round += 1) {
      const [created] = await Promise.all([
        staff.create({ companyName: `Maker of round ${round}`, boothNumber: 'R-1' }),
        post('', all),
      ]);
      expect([round, created.statusCode]).toEqual([round, 201]);
      expect([round, await isOpen(created.json().id)]).toEqual([round, false]);
      await post('/free', all);
    }
  });

  it('control: without the trigger it is open for a new exhibitor', async () => {
    await stand.test.database.pool.query('drop trigger exhibitor_blocked on exhibitor');
    const staff = exhibitorCalls(stand.test, stand.editor);
    await post('', all);
    const created = await staff.create({ companyName: 'Late Maker', boothNumber: 'L-1' });
    expect(await isOpen(created.json().id)).toBe(true);
  });
});
