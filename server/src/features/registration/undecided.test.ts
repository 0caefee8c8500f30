// A meeting whose slot began undecided blocks no email, awaits no decision, is shown, and can still be decided.
import { expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { readRow, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { settleUndecided } from './undecided.job.ts';

const stand = prepareOnce(openReview);
const mixed = prepareOnce(() =>
  stand.register(
    [
      [1, 1, 660],
      [2, 1, 720],
    ],
    { email: 'mixed@undecided.example' },
  ),
);
const alone = prepareOnce(() => stand.register([[3, 1, 660]], { email: 'alone@undecided.example' }));
/** During the slot of 2 June, 11 am at the fair. */
const BEGUN = new Date('2026-06-02T03:30:00Z');

const get = async (path: string) => (await stand.test.get(path, stand.editor)).json();
const post = (path: string, body: object) => stand.test.post(`/api/meetings/${path}`, body, stand.editor);
const mailable = async () => (await post('mailable', { ids: [mixed.id, alone.id] })).json().ids;
/** Also renews the organisers' sessions, which end after half an hour. */
async function standAt(now: Date) {
  stand.test.setNow(now);
  await stand.test.db.updateTable('organiser_session').set({ last_seen_at: now, created_at: now }).execute();
  await settleUndecided(stand.test.db, now);
}

it('awaits a decision until its slot begins', async () => {
  await settleUndecided(stand.test.db, TEST_NOW);
  expect((await get('/api/work')).registrations).toBe(2);
  expect(await mailable()).toEqual([]);
});

it('is then shown as undecided, no longer awaits a decision, and blocks no email', async () => {
  await post(`${mixed.schedules[1]?.id}/approve`, {});
  await standAt(BEGUN);
  const group = await stand.group(mixed.id);
  expect(group.schedules.map(({ status, undecided }) => [status, undecided])).toEqual([
    [2, true],
    [4, undefined],
  ]);
  expect(group.status).toBe('Approved');
  expect((await stand.group(alone.id)).status).toBe('Rejected');
  expect((await get('/api/work')).registrations).toBe(0);
  expect((await get('/api/meetings/counts')).progress).toMatchObject({ 'to-decide': 0, ready: 2 });
});

it('the number on the button equals the number of emails that the action writes', async () => {
  const waiting = await stand.register([[4, 2, 660]], { email: 'waiting@undecided.example' });
  const ids = [mixed.id, alone.id, waiting.id];
  const counted = (await post('mailable', { ids })).json().ids;
  expect(counted).toEqual([mixed.id, alone.id]);
  const { people } = (await post('mail-many', { ids })).json();
  const sent = people.filter(({ refused }: { refused: unknown }) => refused === null);
  expect(sent.map(({ id }: { id: number }) => id)).toEqual(counted);
  // Without a mail server an email is queued and may be rewritten; one being sent may not.
  await updateRows(stand.test.db, 'email', { kind: 'meeting-status' }, { state: 'queued' });
  expect((await post('mailable', { ids })).json().ids).toEqual([]);
  const { content } = await readRow(
    stand.test.db,
    'email',
    { registration_id: mixed.id, kind: 'meeting-status' },
    ['content'],
  );
  expect(content).toMatchObject({ meetings: [{ status: 2, undecided: true }, { status: 4 }] });
});

it('can still be decided', async () => {
  const answer = await post(`${alone.schedules[0]?.id}/approve`, {});
  expect(answer.statusCode).toBe(200);
  expect(answer.json().group).toMatchObject({ status: 'Approved', schedules: [{ status: 4 }] });
});
