// Approve and reject: their effect on meetings, registration and hours, and what they refuse.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { logInAs } from '../../testing/organisers.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { insertRows, readRow, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';

const stand = prepareOnce(openReview);

beforeEach(async () => {
  await stand.test.database.pool.query('truncate claim, registration, visitor, company cascade');
  await stand.test.db.deleteFrom('blocked_slot').execute();
  stand.test.setNow(TEST_NOW);
});

const act = (
  id: number | undefined,
  verb: 'approve' | 'reject' | 'approve-all',
  headers: Record<string, string> = stand.editor,
  query = '',
) => stand.test.call({ method: 'POST', url: `/api/meetings/${id}/${verb}${query}`, headers });

const first = (group: MeetingGroup) => {
  const [schedule] = group.schedules;
  if (!schedule) throw new Error('the registration has no meeting');
  return schedule;
};
const actions = async () =>
  stand.test.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').execute();
const versionOf = async ({ id }: MeetingGroup) =>
  (await readRow(stand.test.db, 'registration', { id }, ['schedule_version'])).schedule_version;

describe('one meeting', () => {
  it('approve sets status 4, increments the versions, updates the registration, and is audited', async () => {
    const group = await stand.register([[1, 1, 660]]);
    const meeting = first(group);
    const answer = await act(meeting.id, 'approve', stand.editor, `?version=${meeting.version}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      success: true,
      group: { id: group.id, status: 'Approved', schedules: [{ id: meeting.id, status: 4, version: 2 }] },
    });
    expect(await versionOf(group)).toBe(2);
    const [action] = await actions();
    expect(action).toMatchObject({
      actor_kind: 'organiser',
      action: 'meeting.approve',
      registration_id: group.id,
      subject: `Amira Rahman (${group.registrationNumber}) and Maker 1, 02 June, 11.00am-12.00pm`,
      before: { status: 2 },
      after: { status: 4 },
    });
    expect(action?.actor).toMatch(/^editor\./);
  });

  it('reject sets status 3 and frees its hour', async () => {
    const group = await stand.register([[1, 1, 660]]);
    const answer = await act(first(group).id, 'reject');
    expect(answer.json().group).toMatchObject({ status: 'Rejected', schedules: [{ status: 3 }] });
    const next = await stand.register([[1, 1, 660]]);
    expect(first(next).exhibitor).toBe('Maker 1');
    const [action] = await actions();
    expect(action).toMatchObject({ action: 'meeting.reject' });
  });

  it('a rejection keeps its reason until the meeting is live again, and the reason is audited', async () => {
    const [one, two] = (
      await stand.register([
        [1, 1, 660],
        [2, 1, 720],
      ])
    ).schedules;
    const reject = async (meeting: typeof one, reason?: string) => {
      const body = reason === undefined ? {} : { reason };
      const { group } = (
        await stand.test.post(`/api/meetings/${meeting?.id}/reject`, body, stand.editor)
      ).json();
      return group.schedules.find(({ id }: { id: number }) => id === meeting?.id);
    };
    const rejected = await reject(one, '  The stand is closed\non that day. ');
    expect(rejected).toMatchObject({ status: 3, rejectionReason: 'The stand is closed on that day.' });
    expect((await actions())[0]).toMatchObject({
      action: 'meeting.reject',
      after: { rejectionReason: 'The stand is closed on that day.' },
    });
    // Rejected again without a reason, it keeps the former one; with another reason, that one counts.
    expect(await reject(one)).toEqual(rejected);
    expect(await reject(one, 'The exhibitor takes no more meetings.')).toMatchObject({
      version: rejected.version + 1,
      rejectionReason: 'The exhibitor takes no more meetings.',
    });
    expect(await reject(two)).not.toHaveProperty('rejectionReason');
    const { group } = (await act(one?.id, 'approve')).json();
    expect(group.schedules[0]).not.toHaveProperty('rejectionReason');
    expect((await reject(one)).rejectionReason).toBeUndefined();
    const long = { reason: 'x'.repeat(501) };
    expect(
      (await stand.test.post(`/api/meetings/${one?.id}/reject`, long, stand.editor)).json().fields,
    ).toEqual({ reason: 'This is too long. Please shorten it.' });
  });

  it('approve and reject announce the changed hour at once', async () => {
    const meeting = first(await stand.register([[1, 1, 660]]));
    const unannounced = () => stand.test.db.selectFrom('slot_change').selectAll().execute();
    await expect.poll(unannounced).toEqual([]);
    const isTaken = async () =>
      (await stand.test.get(`/api/unavailable-slots?exhibitors=${stand.makers[0]}`)).body.includes('11 am');
    for (const [verb, taken] of [
      ['reject', false],
      ['approve', true],
    ] as const) {
      await act(meeting.id, verb);
      expect(await isTaken()).toBe(taken);
      await expect.poll(unannounced).toEqual([]);
    }
  });

  it('a decision without effect succeeds, increments no version and is not audited', async () => {
    const group = await stand.register([[1, 1, 660]]);
    await act(first(group).id, 'approve');
    const before = (await actions()).length;
    const again = await act(first(group).id, 'approve');
    expect(again.json().group.schedules[0]).toMatchObject({ status: 4, version: 2 });
    expect(await versionOf(group)).toBe(2);
    expect(await actions()).toHaveLength(before);
  });

  it('a registration is Approved when all are decided and one is approved, else Pending', async () => {
    const group = await stand.register([
      [1, 1, 660],
      [2, 1, 720],
    ]);
    const [one, two] = group.schedules;
    expect((await act(one?.id, 'reject')).json().group.status).toBe('Pending');
    expect((await act(two?.id, 'approve')).json().group.status).toBe('Approved');
    expect((await act(two?.id, 'reject')).json().group.status).toBe('Rejected');
  });

  it('re-approving takes the hour again', async () => {
    const group = await stand.register([[1, 1, 660]]);
    await act(first(group).id, 'reject');
    const answer = await act(first(group).id, 'approve');
    expect(answer.json().group).toMatchObject({ status: 'Approved', schedules: [{ status: 4, version: 3 }] });
  });
});

describe('refusals', () => {
  it('re-approving a meeting whose hour is taken reports the holder and free hours', async () => {
    const group = await stand.register([
      [1, 1, 720],
      [2, 1, 660],
    ]);
    const meeting = group.schedules.find(({ exhibitor }) => exhibitor === 'Maker 1');
    await act(meeting?.id, 'reject');
    await stand.register([[1, 1, 720]], { companyName: 'Saffron Salon Group' });
    const answer = await act(meeting?.id, 'approve');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'meeting.slot-taken',
      message: 'Not approved. Maker 1 meets Saffron Salon Group on 02 June, 12.00pm-1.00pm.',
      lost: [{ exhibitor: 'Maker 1', boothNumber: 'M-1', day: 1, time: '12.00pm-1.00pm' }],
      // At 11 am the visitor meets Maker 2.
      freeHours: [780, 840, 900],
    });
    expect((await stand.group(group.id)).schedules).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: meeting?.id, status: 3, version: 2 })]),
    );
    expect((await actions())[0]).toMatchObject({ action: 'meeting.reject' });
  });

  it('a live hold of a visitor who is still choosing blocks the hour, a lapsed one does not', async () => {
    const group = await stand.register([[1, 1, 660]]);
    await act(first(group).id, 'reject');
    await stand.test.post('/api/holds', { exhibitorId: stand.makers[0], day: 1, minute: 660 });
    const held = await act(first(group).id, 'approve');
    expect(held.statusCode).toBe(409);
    expect(held.json().message).toBe(
      'Not approved. A visitor who is still choosing holds Maker 1 on 02 June, 11.00am-12.00pm.',
    );
    stand.test.setNow(new Date(TEST_NOW.getTime() + 11 * 60_000));
    expect((await act(first(group).id, 'approve')).statusCode).toBe(200);
  });

  it('an hour that an organiser has blocked meanwhile', async () => {
    const group = await stand.register([[1, 1, 660]]);
    await act(first(group).id, 'reject');
    await insertRows(stand.test.db, 'blocked_slot', {
      exhibitor_id: stand.makers[0] ?? 0,
      day: 1,
      minute: 660,
    });
    expect((await act(first(group).id, 'approve')).json()).toMatchObject({
      code: 'meeting.slot-taken',
      message: 'Not approved. Maker 1 takes no meetings on 02 June, 11.00am-12.00pm.',
      freeHours: [720, 780, 840],
    });
  });

  it('an hour in which the visitor has another meeting, and a second meeting with one exhibitor', async () => {
    const group = await stand.register([
      [1, 1, 660],
      [2, 1, 720],
    ]);
    const [one, two] = group.schedules;
    if (!one || !two) throw new Error('one of the two meetings is missing');
    await act(one.id, 'reject');
    const moved = { status: 2, day: 1, minute: 660, starts_at: new Date('2026-06-02T03:00:00Z') };
    await stand.test.db.updateTable('claim').set(moved).where('id', '=', two.id).execute();
    expect((await act(one.id, 'approve')).json().message).toBe(
      'Not approved. Kenari Beauty Retail meets Maker 2 on 02 June, 11.00am-12.00pm.',
    );
    await updateRows(
      stand.test.db,
      'claim',
      { id: two.id },
      { exhibitor_id: stand.makers[0] ?? 0, minute: 900 },
    );
    expect((await act(one.id, 'approve')).json().message).toBe(
      'Not approved. Kenari Beauty Retail meets Maker 1 already, on 02 June, 3.00pm-4.00pm.',
    );
  });

  it('an hour that has begun cannot be taken again, but a live meeting can still be decided', async () => {
    const group = await stand.register([
      [1, 1, 660],
      [2, 1, 720],
    ]);
    const [one, two] = group.schedules;
    await act(one?.id, 'reject');
    stand.test.setNow(new Date('2026-06-02T06:30:00Z'));
    const today = await logInAs(stand.test.db, 'editor', new Date('2026-06-02T06:30:00Z'));
    expect((await act(one?.id, 'approve', today)).json()).toMatchObject({
      code: 'meeting.slot-taken',
      message: 'Not approved. 02 June, 11.00am-12.00pm has started already.',
    });
    expect((await act(two?.id, 'approve', today)).statusCode).toBe(200);
  });

  it('only the visitor can ask again for a meeting that the visitor cancelled', async () => {
    const group = await stand.register([[1, 1, 660]]);
    const meeting = first(group);
    await updateRows(stand.test.db, 'claim', { id: meeting.id }, { status: 3, cancelled_by: 'visitor' });
    for (const verb of ['approve', 'reject'] as const) {
      const answer = await act(meeting.id, verb);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'meeting.ended',
        meeting: { id: meeting.id, cancelledBy: 'visitor' },
      });
    }
  });

  it('an outdated version is stale, and gets the current meeting', async () => {
    const meeting = first(await stand.register([[1, 1, 660]]));
    await act(meeting.id, 'approve', stand.editor, '?version=1');
    const late = await act(meeting.id, 'reject', stand.admin, '?version=1');
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'meeting.stale', meeting: { status: 4, version: 2 } });
    expect((await act(meeting.id, 'reject', stand.admin)).statusCode).toBe(200);
  });

  it.each(['approve', 'reject', 'approve-all'] as const)(
    '%s needs an editor and an existing meeting or registration',
    async (verb) => {
      const group = await stand.register([[1, 1, 660]]);
      const id = verb === 'approve-all' ? group.id : first(group).id;
      expect((await act(id, verb, {})).statusCode).toBe(401);
      expect((await act(id, verb, stand.viewer)).statusCode).toBe(403);
      expect((await act(999_999, verb)).statusCode).toBe(404);
      expect((await act(2 ** 31, verb)).statusCode).toBe(422);
      expect((await stand.group(group.id)).status).toBe('Pending');
    },
  );

  it('holds and meetings of deleted registrations cannot be decided', async () => {
    await stand.test.post('/api/holds', { exhibitorId: stand.makers[0], day: 1, minute: 660 });
    const { id } = await stand.test.db.selectFrom('claim').select('id').executeTakeFirstOrThrow();
    expect((await act(id, 'approve')).statusCode).toBe(404);
    const group = await stand.register([[2, 1, 660]]);
    await stand.test.db.updateTable('registration').set({ cancelled_at: TEST_NOW }).execute();
    expect((await act(first(group).id, 'approve')).statusCode).toBe(404);
    expect((await act(group.id, 'approve-all')).statusCode).toBe(404);
  });
});
