// Scheduled messages, and messages stopped before or during sending, or while the mail server fails.
import type { GroupMessage } from '@visavis/contract/group-message/message';
import { describe, expect, it } from 'vitest';
import {
  addresses,
  call,
  person,
  read,
  send,
  settled,
  stand,
  tested,
  useMessageStand,
} from '../../testing/message-stand.ts';
import { createEditionService } from '../edition/public.ts';
import { createOutbox } from '../email/public.ts';
import { sweepOnce } from './due.job.ts';

useMessageStand();

/** Runs the sweep as of this many minutes from now. */
function sweep(minutes = 0): Promise<void> {
  const clock = () => new Date(stand.now().getTime() + minutes * 60_000);
  const wake = () => stand.passMinutes(0);
  const outbox = createOutbox({ clock, publicUrl: 'https://exhibition.example', mail: { wake } });
  return sweepOnce({
    db: stand.test.db,
    editions: createEditionService(stand.test.db, false),
    clock,
    outbox,
  });
}

describe('at a scheduled hour', () => {
  it('it is sent when due, to those who are registered by then', async () => {
    await person('Amira');
    const ready = await tested();
    expect((await send(ready, { sendAt: '2026-03-02T11:59' })).json()).toMatchObject({
      fields: { sendAt: 'This hour has passed at the fair. Please choose a later one.' },
    });
    for (const sendAt of ['2027-02-30T10:00', '2026-03-02T25:10', '2026-13-02T10:00', '0000-00-00T00:00'])
      expect((await send(ready, { sendAt })).json(), sendAt).toMatchObject({
        fields: { sendAt: 'There is no such date or time at the fair. Please choose another one.' },
      });
    const scheduled = await send(ready, { sendAt: '2026-03-02T17:00' });
    expect(scheduled.json()).toMatchObject({ state: 'scheduled', sendAt: '2026-03-02T09:00:00.000Z' });
    await sweep();
    expect(addresses()).toEqual([]);
    const lukas = await person('Lukas');
    await Promise.all([sweep(5 * 60), sweep(5 * 60)]);
    await expect.poll(() => addresses().length, settled).toBe(2);
    expect(addresses()).toContain(lukas.email);
    expect(await read(ready.id)).toMatchObject({ counts: { written: 2 } });
  });

  it('it becomes a draft again if it is long overdue', async () => {
    await person('Amira');
    const ready = await tested();
    await send(ready, { sendAt: '2026-03-02T17:00' });
    await sweep(24 * 60);
    expect(await read(ready.id)).toMatchObject({ state: 'draft', missedAt: '2026-03-02T09:00:00.000Z' });
    expect(addresses()).toEqual([]);
  });

  it('a stop before the hour makes it a draft again, and nothing is sent', async () => {
    await person('Amira');
    const ready = await tested();
    const { id, version } = (await send(ready, { sendAt: '2026-03-02T17:00' })).json<GroupMessage>();
    const stopped = await call('POST', `/api/messages/${id}/stop`, { version });
    expect(stopped.json()).toMatchObject({ state: 'draft', sendAt: null });
    await sweep(5 * 60);
    expect(addresses()).toEqual([]);
  });
});

it('a stop during sending withdraws the rest and reports how many had been sent', async () => {
  for (const name of ['Amira', 'Lukas', 'Mei', 'Siti']) await person(name);
  const ready = await tested();
  await stand.stopMailing();
  const { id, version } = (await send(ready)).json<GroupMessage>();
  stand.mailServer.behave({ answerAfterMs: 150 });
  await stand.restartMailing();
  await expect.poll(() => addresses().length, settled).toBeGreaterThanOrEqual(1);
  const stopped = await call('POST', `/api/messages/${id}/stop`, { version });
  expect(stopped.statusCode, stopped.body).toBe(200);
  await expect.poll(async () => (await read(id)).counts.waiting, settled).toBe(0);
  const { counts, state } = await read(id);
  expect(state).toBe('stopped');
  expect(counts.withdrawn).toBeGreaterThan(0);
  expect(counts.sent + counts.withdrawn + counts.failed).toBe(4);
  expect(addresses()).toHaveLength(counts.sent);
});

it('a stop while the mail server is failing withdraws emails waiting for a retry', async () => {
  for (const name of ['Amira', 'Lukas']) await person(name);
  const ready = await tested();
  stand.mailServer.behave({ refuseMessage: '451 4.3.0 Try again later' });
  const { id, version } = (await send(ready)).json<GroupMessage>();
  const waiting = async () =>
    (await stand.outbox()).filter(({ kind, next_attempt_at }) => kind === 'group-message' && next_attempt_at);
  await expect.poll(async () => (await waiting()).length, settled).toBe(2);
  const stopped = await call('POST', `/api/messages/${id}/stop`, { version });
  expect(stopped.statusCode, stopped.body).toBe(200);
  expect(stopped.json()).toMatchObject({
    state: 'stopped',
    counts: { written: 2, sent: 0, waiting: 0, failed: 0, withdrawn: 2 },
  });
  stand.mailServer.behave({});
  stand.mailServer.received.splice(0);
  stand.passMinutes(2);
  const next = await person('Mei');
  await expect
    .poll(() => stand.mailServer.received.some(({ recipients }) => recipients.includes(next.email)), settled)
    .toBe(true);
  expect(addresses()).toEqual([]);
});
