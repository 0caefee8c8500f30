// Approve All: which meetings it approves, and what it reports for each one it skips.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { readRow, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';

const CHANGED = {
  ok: false,
  message: 'This meeting has been changed in the meantime. Please look at it again.',
  reason: { code: 'meeting.changed', values: {} },
};

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

const actions = async () =>
  stand.test.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').execute();
const versionOf = async ({ id }: MeetingGroup) =>
  (await readRow(stand.test.db, 'registration', { id }, ['schedule_version'])).schedule_version;

it('Approve All restricted to pending meetings skips rejected ones, and reports those decided meanwhile', async () => {
  const group = await stand.register([
    [1, 4, 840],
    [2, 4, 900],
    [3, 4, 960],
  ]);
  const [one, two, three] = group.schedules;
  await act(one?.id, 'reject');
  const seen = await stand.group(group.id);
  const versions = seen.schedules.map(({ id, version }) => ({ id, version }));
  await act(three?.id, 'reject');
  const send = (body: object) => stand.test.post(`/api/meetings/${group.id}/approve-all`, body, stand.editor);
  const answer = (await send({ versions, only: 'pending' })).json();
  expect(answer.results).toEqual([
    { id: two?.id, ok: true, message: null },
    { id: three?.id, ...CHANGED },
  ]);
  expect(answer.group.schedules.map(({ status }: { status: number }) => status)).toEqual([3, 4, 3]);
  // Without `only`, rejected ones are approved too.
  const all = (await send({})).json();
  expect(all.group.schedules.map(({ status }: { status: number }) => status)).toEqual([4, 4, 4]);
  expect((await send({ only: 'rejected' })).statusCode).toBe(422);
});

describe('Approve All', () => {
  it('skips a meeting that has changed since the organiser saw it', async () => {
    const group = await stand.register([
      [1, 4, 960],
      [2, 4, 1020],
    ]);
    const [moved, seen] = group.schedules;
    if (!moved || !seen) throw new Error('one of the two meetings is missing');
    const answer = await stand.test.post(
      `/api/meetings/${group.id}/approve-all`,
      {
        versions: [moved, seen].map(({ id, version }) => ({
          id,
          version: id === moved.id ? version - 1 : version,
        })),
      },
      stand.editor,
    );
    expect(answer.json().results).toEqual([
      { id: moved.id, ...CHANGED },
      { id: seen.id, ok: true, message: null },
    ]);
    expect(answer.json().group.schedules.map(({ status }: { status: number }) => status)).toEqual([2, 4]);
  });

  it('approves every meeting it can, and reports a reason for each of the others', async () => {
    const group = await stand.register([
      [1, 1, 660],
      [2, 1, 720],
      [3, 1, 780],
      [4, 1, 840],
    ]);
    const [pending, lost, cancelled, rejected] = group.schedules.map(({ id }) => id);
    await act(lost, 'reject');
    await act(rejected, 'reject');
    await stand.register([[2, 1, 720]], { companyName: 'Saffron Salon Group' });
    await updateRows(stand.test.db, 'claim', { id: cancelled ?? 0 }, { status: 3, cancelled_by: 'visitor' });
    const answer = await act(group.id, 'approve-all');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().results).toEqual([
      { id: pending, ok: true, message: null },
      {
        id: lost,
        ok: false,
        message: 'Not approved. Maker 2 meets Saffron Salon Group on 02 June, 12.00pm-1.00pm.',
        reason: expect.objectContaining({ code: 'meeting.not-approved' }),
      },
      {
        id: cancelled,
        ok: false,
        message: 'The visitor has cancelled this meeting. Only the visitor can ask for it again.',
        reason: { code: 'meeting.cancelled-by-visitor', values: {} },
      },
      { id: rejected, ok: true, message: null },
    ]);
    const schedules = [{ status: 4 }, { status: 3 }, { status: 3, cancelledBy: 'visitor' }, { status: 4 }];
    expect(answer.json().group).toMatchObject({ status: 'Approved', schedules });
    const approved = expect.objectContaining({ action: 'meeting.approve' });
    expect((await actions()).slice(0, 2)).toEqual([approved, approved]);
  });

  it('changes nothing the second time', async () => {
    const group = await stand.register([
      [1, 1, 660],
      [2, 1, 720],
    ]);
    await act(group.id, 'approve-all');
    const version = await versionOf(group);
    const again = await act(group.id, 'approve-all');
    expect(again.json().results.every(({ ok }: { ok: boolean }) => ok)).toBe(true);
    expect(await versionOf(group)).toBe(version);
  });
});
