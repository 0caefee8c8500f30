// An edition that releases unconfirmed hours reminds once, waits half of the period, and releases no others.
import type { MySchedule } from '@visavis/contract/my-schedule/endpoints';
import { expect, it } from 'vitest';
import { createAccessKey } from '../../platform/access-links/repository.ts';
import { openMailStand } from '../../testing/mail-harness.ts';
import { prepareEach } from '../../testing/prepare.ts';
import { createEditionService } from '../edition/service.ts';
import { createOutbox } from '../email/outbox.service.ts';
import { sweepOnce } from './release.job.ts';

const TERMS = '/api/unconfirmed-hours/terms';
const stand = prepareEach(openMailStand);

async function sweep(isConfigured = true): Promise<void> {
  const { db } = stand.test;
  await sweepOnce({
    db,
    clock: stand.now,
    editions: createEditionService(db, false),
    outbox: createOutbox({
      clock: stand.now,
      publicUrl: 'https://exhibition.example',
      mail: isConfigured ? { wake: () => stand.passMinutes(0) } : null,
    }),
  });
}
const releaseAfter = (hours: number | null) =>
  stand.test.db.updateTable('edition').set({ unconfirmed_released_after: hours }).execute();
const keyOf = async (registrationId: number) => ({
  authorization: `Bearer ${await createAccessKey(stand.test.db, { registrationId, lastDate: '2026-06-05', now: stand.now() })}`,
});
const scheduleOf = async (registrationId: number): Promise<MySchedule> =>
  (await stand.test.get('/api/my-schedule', await keyOf(registrationId))).json();
const live = async (registrationId: number) =>
  (await scheduleOf(registrationId)).meetings.filter(({ status }) => status !== 3).length;
const confirm = async (registrationId: number) =>
  stand.test.call({ method: 'POST', url: '/api/my-schedule/confirm', headers: await keyOf(registrationId) });
const mailsOf = async (kind: string) => (await stand.outbox()).filter((mail) => mail.kind === kind);
const untilSent = (kind: string, count: number) =>
  expect
    .poll(async () => (await mailsOf(kind)).filter(({ state }) => state === 'sent').length, {
      timeout: 20_000,
    })
    .toBe(count);
const HOUR = 60;

it('when off, sends no reminder and releases nothing, however old the registration', async () => {
  const { id } = await stand.register([[1, 1, 660]]);
  stand.passMinutes(24 * 30 * HOUR);
  await sweep();
  expect(await live(id)).toBe(1);
  expect(await mailsOf('confirmation-reminder')).toEqual([]);
});

it('reminds once after half of the period, releases after all of it, and keeps confirmed and approved hours', async () => {
  await releaseAfter(24);
  const late = await stand.register([[1, 1, 660]]);
  const reminded = await stand.register([[2, 1, 720]]);
  const approved = await stand.register([[3, 1, 780]]);
  await stand.test.post(`/api/meetings/${approved.schedules[0]?.id}/approve`, {}, stand.editor);
  const early = await stand.register([[4, 1, 840]]);
  await confirm(early.id);
  stand.passMinutes(11 * HOUR);
  await sweep();
  expect(await mailsOf('confirmation-reminder')).toEqual([]);

  stand.passMinutes(HOUR);
  await Promise.all([sweep(), sweep()]);
  await untilSent('confirmation-reminder', 2);
  await sweep();
  expect(await mailsOf('confirmation-reminder')).toHaveLength(2);
  const reminder = stand.mailServer.received.find(({ parsed }) =>
    parsed.subject?.startsWith('Please confirm'),
  );
  expect(reminder?.parsed.text).toContain('press Confirm there');
  await confirm(reminded.id);

  stand.passMinutes(12 * HOUR - 1);
  await sweep();
  expect(await live(late.id)).toBe(1);
  stand.passMinutes(2);
  await Promise.all([sweep(), sweep()]);
  expect(await live(late.id)).toBe(0);
  for (const { id } of [reminded, approved, early]) expect(await live(id)).toBe(1);
  await untilSent('hours-released', 1);
  expect(stand.mailServer.received.at(-1)?.parsed.text).toContain('Book again');
});

it('a late reminder still leaves half of the period; one that could not be delivered yet releases nothing', async () => {
  stand.mailServer.behave({ refuseRecipient: '450 4.2.1 try later' });
  await releaseAfter(24);
  const { id } = await stand.register([[1, 1, 660]]);
  stand.passMinutes(30 * HOUR);
  await sweep();
  await expect
    .poll(async () => (await mailsOf('confirmation-reminder'))[0]?.state, { timeout: 20_000 })
    .toBe('failed');
  stand.passMinutes(13 * HOUR);
  await sweep();
  expect(await live(id)).toBe(1);
  stand.mailServer.behave({});
  stand.passMinutes(0);
  await untilSent('confirmation-reminder', 1);
  stand.passMinutes(11 * HOUR);
  await sweep();
  expect(await live(id)).toBe(1);
  stand.passMinutes(2 * HOUR);
  await sweep();
  expect(await live(id)).toBe(0);
});

it('an address that the mail server rejects permanently does not keep its hours', async () => {
  stand.mailServer.behave({ refuseRecipient: '550 5.1.1 no such user' });
  await releaseAfter(24);
  const { id } = await stand.register([[1, 1, 660]]);
  stand.passMinutes(13 * HOUR);
  await sweep();
  await expect
    .poll(async () => (await mailsOf('confirmation-reminder'))[0], { timeout: 20_000 })
    .toMatchObject({ state: 'failed', next_attempt_at: null });
  stand.passMinutes(13 * HOUR);
  await sweep();
  expect(await live(id)).toBe(0);
});

it('without a mail server nothing is released', async () => {
  await releaseAfter(24);
  const { id } = await stand.register([[1, 1, 660]]);
  stand.passMinutes(13 * HOUR);
  await sweep(false);
  stand.passMinutes(13 * HOUR);
  await sweep(false);
  expect(await live(id)).toBe(1);
});

it('deletes the origin of a registration after a fortnight, and a tally after its day', async () => {
  await stand.register([[1, 1, 660]]);
  const { db } = stand.test;
  const kept = async () => [
    (await db.selectFrom('registration_origin').select('hours').execute()).length,
    (await db.selectFrom('unconfirmed_tally').select('network').execute()).length,
  ];
  await sweep();
  expect(await kept()).toEqual([1, 1]);
  stand.passMinutes(3 * 24 * HOUR);
  await sweep();
  expect(await kept()).toEqual([1, 0]);
  stand.passMinutes(12 * 24 * HOUR);
  await sweep();
  expect(await kept()).toEqual([0, 0]);
});

it('only admins change the setting, a stale version is refused, the change is recorded and shown to the visitor', async () => {
  const terms = (await stand.test.get(TERMS, stand.viewer)).json();
  expect(terms).toMatchObject({ hoursADay: 400, releasedAfterHours: null });
  const put = (body: object, headers = stand.admin) => stand.test.put(TERMS, body, headers);
  const wanted = { hoursADay: 200, releasedAfterHours: 48, version: terms.version };
  expect((await put(wanted, stand.editor)).statusCode).toBe(403);
  expect((await put({ ...wanted, releasedAfterHours: 1 })).statusCode).toBe(422);
  expect((await put({ ...wanted, version: terms.version - 1 })).json().code).toBe('edition.stale');
  const changed = await put(wanted);
  expect(changed.json()).toMatchObject({ hoursADay: 200, releasedAfterHours: 48 });
  expect((await put(wanted)).statusCode).toBe(409);
  const { id } = await stand.register([[1, 1, 660]]);
  const inTwoDays = new Date(stand.now().getTime() + 48 * 3_600_000).toISOString();
  await expect.poll(async () => (await scheduleOf(id)).releasedFrom, { timeout: 10_000 }).toBe(inTwoDays);
});
