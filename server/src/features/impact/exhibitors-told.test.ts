// Notifies exhibitors' contacts of changed days, meetings in blocked hours and their withdrawal, but not for a draft.
import { beforeAll, expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';

const stand = prepareOnce(openReview);
let seen = 0;
beforeAll(async () => {
  const [maker1 = 0, maker2 = 0] = stand.makers;
  for (const [id, contact_email] of [
    [maker1, 'one@maker.example'],
    [maker2, 'two@maker.example'],
  ] as const)
    await stand.test.db.updateTable('exhibitor').set({ contact_email }).where('id', '=', id).execute();
});

async function notices() {
  const rows = await stand.test.db
    .selectFrom('email')
    .select(['id', 'recipient', 'content'])
    .where('kind', '=', 'exhibitor-notice')
    .where('id', '>', seen)
    .orderBy('recipient')
    .execute();
  seen = Math.max(seen, ...rows.map(({ id }) => id));
  return rows.map(({ recipient, content }) => ({ recipient, ...(content as object) }));
}

it('notifies an exhibitor whose meeting is in a blocked hour, with the outcome', async () => {
  await stand.register([[1, 1, 660]]);
  const block = { exhibitorIds: [stand.makers[0]], hours: [{ day: 1, minute: 660, length: 60 }] };
  const answer = await stand.test.post(
    '/api/blocked-hours',
    { ...block, touched: 'cancel', expected: 1 },
    stand.editor,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().outcome).toMatchObject({ cancelled: 1, exhibitors: 1 });
  expect(await notices()).toMatchObject([
    {
      recipient: 'one@maker.example',
      cause: 'blocked',
      meetings: [{ was: { date: '2026-06-02', minute: 660, length: 60 }, is: null }],
    },
  ]);
});

it('notifies every exhibitor when the fair’s dates change', async () => {
  await stand.register([[2, 1, 720]]);
  const path = `/api/editions/${stand.edition.editionId}`;
  const { version, settings } = (await stand.test.get(path, stand.admin)).json();
  const dates = ['2026-06-09', '2026-06-10', '2026-06-11', '2026-06-12'];
  const response = await stand.test.put(
    path,
    { version, settings: { ...settings, dates }, touched: 'move', expected: 1 },
    stand.admin,
  );
  expect(response.statusCode, response.body).toBe(200);
  const [one, two] = await notices();
  expect(one).toMatchObject({ recipient: 'one@maker.example', cause: 'days', meetings: [] });
  expect(two).toMatchObject({
    recipient: 'two@maker.example',
    exhibition: { firstDate: '2026-06-09' },
    meetings: [{ was: { date: '2026-06-02', minute: 720 }, is: { date: '2026-06-09', minute: 720 } }],
  });
  // The notices do not name visitors.
  expect(JSON.stringify([one, two])).not.toContain('Amira');
});

it('notifies exhibitors that are withdrawn', async () => {
  const id = stand.makers[1] ?? 0;
  const { version } = (await stand.test.get(`/api/exhibitors/${id}`, stand.editor)).json();
  const answer = await stand.test.post(
    '/api/exhibitors/archive',
    { exhibitors: [{ id, version }], touched: 'cancel', expected: 1 },
    stand.editor,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await notices()).toMatchObject([
    { recipient: 'two@maker.example', cause: 'withdrawn', meetings: [{ is: null }] },
  ]);
});
