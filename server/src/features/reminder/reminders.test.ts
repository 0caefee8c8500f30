// Reminders of one's own meetings: off by default, once per person, rule and day, never late, and not after an opt-out.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReview, type ReviewStand } from '../../testing/review.ts';
import { createEditionService } from '../edition/public.ts';
import { createOutbox } from '../email/public.ts';
import { sweepOnce } from './due.job.ts';

let stand: ReviewStand;
beforeAll(async () => {
  stand = await openReview();
});
afterAll(() => stand.close());

/** Runs the sweep at an instant. */
const sweepAt = (at: string) => {
  const clock = () => new Date(at);
  const outbox = createOutbox({
    clock,
    publicUrl: 'https://exhibition.example',
    mail: { wake: () => undefined },
  });
  return sweepOnce({
    db: stand.test.db,
    editions: createEditionService(stand.test.db, false),
    clock,
    outbox,
  });
};

const written = async () =>
  (
    await stand.test.db
      .selectFrom('email')
      .select(['kind', 'recipient', 'content'])
      .where('kind', 'in', ['reminder-week', 'reminder-evening', 'reminder-hours'])
      .orderBy('id')
      .execute()
  ).map(({ kind, recipient, content }) => [
    kind,
    recipient,
    (content as { meetings: { time: string }[] }).meetings.map(({ time }) => time),
  ]);

const put = (rule: string, isOn: boolean, headers = stand.editor) =>
  stand.test.call({
    method: 'PUT',
    url: '/api/reminders',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ rule, isOn }),
  });

it('go to people with approved meetings, once, when due, if the rule is on', async () => {
  // Two days: 03 June at 11 am and 2 pm, 04 June at 12 noon. The third meeting stays pending.
  const amira = await stand.register(
    [
      [1, 2, 660],
      [2, 2, 840],
      [3, 3, 720],
    ],
    { email: 'amira@kenari.example' },
  );
  const stopped = await stand.register([[4, 2, 660]], { email: 'stopped@kenari.example' });
  const pending = await stand.register([[5, 2, 660]], { email: 'pending@kenari.example' });
  for (const { schedules } of [amira, stopped])
    for (const { id } of schedules) await stand.test.post(`/api/meetings/${id}/approve`, {}, stand.editor);
  await stand.test.db
    .insertInto('mail_stop')
    .values({
      edition_id: stand.edition.editionId,
      folded_email: 'stopped@kenari.example',
      kind: 'reminder',
      stopped_at: new Date(),
      stopped_by: null,
    })
    .execute();
  expect(pending.status).toBe('Pending');

  // Off by default.
  await sweepAt('2026-05-26T01:30:00Z');
  expect(await written()).toEqual([]);
  expect((await put('week', true, stand.viewer)).statusCode).toBe(403);
  for (const rule of ['week', 'evening', 'hours']) {
    const answer = await put(rule, true);
    expect(answer.statusCode, answer.body).toBe(200);
  }

  // A week before, at 9 am at the fair: by two processes at once, and again.
  await sweepAt('2026-05-26T00:59:00Z');
  expect(await written()).toEqual([]);
  await Promise.all([sweepAt('2026-05-26T01:30:00Z'), sweepAt('2026-05-26T01:30:00Z')]);
  await sweepAt('2026-05-26T02:00:00Z');
  expect(await written()).toEqual([
    ['reminder-week', 'amira@kenari.example', ['11.00am-12.00pm', '2.00pm-3.00pm', '12.00pm-1.00pm']],
  ]);
  // Long after it was due, nobody else gets it.
  await stand.test.db.deleteFrom('reminder').execute();
  await stand.test.db.deleteFrom('email').execute();
  await sweepAt('2026-05-28T02:00:00Z');
  expect(await written()).toEqual([]);

  // On the evening before the first day, about that day only; none before the second.
  await sweepAt('2026-06-02T10:05:00Z');
  await sweepAt('2026-06-03T10:05:00Z');
  expect(await written()).toEqual([
    ['reminder-evening', 'amira@kenari.example', ['11.00am-12.00pm', '2.00pm-3.00pm']],
  ]);
  await stand.test.db.deleteFrom('email').execute();

  // Two hours before the first meeting of each day.
  await sweepAt('2026-06-03T00:59:00Z');
  await sweepAt('2026-06-03T01:05:00Z');
  await sweepAt('2026-06-03T04:05:00Z');
  await sweepAt('2026-06-04T02:01:00Z');
  expect(await written()).toEqual([
    ['reminder-hours', 'amira@kenari.example', ['11.00am-12.00pm', '2.00pm-3.00pm']],
    ['reminder-hours', 'amira@kenari.example', ['12.00pm-1.00pm']],
  ]);
  const shown = await stand.test.get('/api/reminders', stand.viewer);
  expect(shown.json()).toMatchObject({
    people: 1,
    rules: [
      { rule: 'week', isOn: true, written: 0 },
      { rule: 'evening', isOn: true, written: 1 },
      { rule: 'hours', isOn: true, written: 2 },
    ],
  });
});
