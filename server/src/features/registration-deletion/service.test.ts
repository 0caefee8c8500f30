// POST /api/meetings/delete: removes the row, frees its hours, and deletes its links and unsent emails.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { expect, it } from 'vitest';
import { createAccessKey } from '../../platform/access-links/repository.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { readRow } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';

const stand = prepareOnce(openReview);

const idsOf = ({ id, user_id, visitor_company_id }: MeetingGroup) => ({ id, user_id, visitor_company_id });
const remove = (body: unknown, headers: Record<string, string> = stand.admin) =>
  stand.test.post('/api/meetings/delete', body, headers);

it('removes a registration permanently', async () => {
  const { db } = stand.test;
  const group = await stand.register(
    [
      [1, 1, 660],
      [2, 1, 720],
    ],
    { email: 'again@kenari.example' },
  );
  await createAccessKey(db, { registrationId: group.id, lastDate: '2026-06-05', now: TEST_NOW });
  const answer = await remove(idsOf(group));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ success: true, message: 'Record deleted successfully.' });
  const list: MeetingGroup[] = (await stand.test.get('/api/meetings', stand.viewer)).json();
  expect(list.some(({ id }) => id === group.id)).toBe(false);
  expect((await stand.test.get(`/api/meetings/${group.id}`, stand.viewer)).statusCode).toBe(404);
  expect(await db.selectFrom('access_key').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('email').where('registration_id', '=', group.id).selectAll().execute()).toEqual(
    [],
  );
  // The same person may register again, for the same hours.
  const again = await stand.register(
    [
      [1, 1, 660],
      [2, 1, 720],
    ],
    { email: 'Again@kenari.example' },
  );
  expect(again.schedules).toHaveLength(2);
  const action = await readRow(db, 'audit_entry', { action: 'registration.delete' });
  expect(action).toMatchObject({
    registration_id: group.id,
    subject: `Amira Rahman (${group.registrationNumber})`,
    before: { meetings: [{ exhibitor: 'Maker 1' }, { exhibitor: 'Maker 2' }] },
  });
  expect((await remove(idsOf(group))).statusCode).toBe(404);
});

it('keeps sent emails for later reference', async () => {
  const { db } = stand.test;
  const group = await stand.register([[3, 1, 660]]);
  await db.updateTable('email').set({ state: 'sent' }).where('registration_id', '=', group.id).execute();
  await remove(idsOf(group));
  expect(
    await db.selectFrom('email').select('state').where('registration_id', '=', group.id).execute(),
  ).toEqual([{ state: 'sent' }]);
});

it('is 404 unless the three ids match, and deletes nothing', async () => {
  const group = await stand.register([[4, 1, 660]]);
  const other = await stand.register([[5, 1, 660]]);
  for (const key of ['id', 'user_id', 'visitor_company_id'] as const) {
    const answer = await remove({ ...idsOf(group), [key]: other[key] });
    expect(answer.statusCode).toBe(404);
  }
  expect((await stand.group(group.id)).schedules).toHaveLength(1);
  expect((await stand.group(other.id)).schedules).toHaveLength(1);
});

it('is limited to admins', async () => {
  const group = await stand.register([[6, 1, 660]]);
  expect((await remove(idsOf(group), {})).statusCode).toBe(401);
  expect((await remove(idsOf(group), stand.viewer)).statusCode).toBe(403);
  expect((await remove(idsOf(group), stand.editor)).statusCode).toBe(403);
  expect((await remove({ ...idsOf(group), id: 0 })).statusCode).toBe(422);
  expect((await remove({ id: group.id })).statusCode).toBe(422);
  expect((await remove('{')).statusCode).toBe(400);
  expect((await stand.group(group.id)).id).toBe(group.id);
});
