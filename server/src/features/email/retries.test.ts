// A mail server that is down, slow, refuses or hangs up: nothing is lost, no visitor waits, the outbox shows why.
import { describe, expect, it } from 'vitest';
import { openMailStand } from '../../testing/mail-harness.ts';
import { logInAs } from '../../testing/organisers.ts';
import { prepareEach } from '../../testing/prepare.ts';
import { updateRows } from '../../testing/rows.ts';
import { MAXIMUM_ATTEMPTS } from './attempt.repository.ts';
import { markUnsent } from './outbox.repository.ts';

/** For a server that is silent; others get the product's time limits. */
const HASTY = { connectMs: 1_000, silenceMs: 400, wholeMs: 2_000 };

const stand = prepareEach(openMailStand);

const only = async () => (await stand.outbox())[0];
const settled = { timeout: 10_000, interval: 20 };

describe('a temporary failure', () => {
  it('of a server that is down is shown with its error, and the message is sent once the server is back', async () => {
    const { port } = stand.mailServer;
    await stand.mailServer.close();
    await stand.register([[1, 1, 660]]);
    await expect.poll(only, settled).toMatchObject({
      state: 'failed',
      attempts: 1,
      last_error: `connect ECONNREFUSED 127.0.0.1:${port}`,
      next_attempt_at: new Date('2026-03-02T04:00:30Z'),
    });
    await stand.reopenMailServer();
    stand.passMinutes(1);
    await expect.poll(only, settled).toMatchObject({ state: 'sent', attempts: 2, last_error: null });
    expect(stand.mailServer.received).toHaveLength(1);
  });

  it.each([
    ['the recipient', { refuseRecipient: '450 4.2.1 The mailbox is busy' }, '450 4.2.1 The mailbox is busy'],
    ['the message', { refuseMessage: '451 4.3.0 Try again later' }, '451 4.3.0 Try again later'],
    ['nobody, and is silent', { answerAfterMs: 60_000 }, /Timeout/],
    ['nobody, and hangs up', { hangUpAfterData: true }, /closed|ECONNRESET/],
  ])('is retried when the server refuses %s', async (_name, behaviour, words) => {
    stand.mailServer.behave(behaviour);
    if ('answerAfterMs' in behaviour) await stand.restartMailing(HASTY);
    await stand.register([[1, 1, 660]]);
    await expect.poll(only, settled).toMatchObject({
      state: 'failed',
      last_error: typeof words === 'string' ? words : expect.stringMatching(words),
      next_attempt_at: expect.any(Date),
    });
    stand.mailServer.behave({});
    if ('answerAfterMs' in behaviour) await stand.restartMailing();
    stand.passMinutes(1);
    await expect.poll(only, settled).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('is retried for over six hours with growing backoff, and then given up until an organiser sends it again', async () => {
    stand.mailServer.behave({ refuseRecipient: '450 4.2.1 busy' });
    await stand.register([[1, 1, 660]]);
    const waits: number[] = [];
    let row = await only();
    while (row?.attempts !== MAXIMUM_ATTEMPTS || row.state !== 'failed') {
      const attempts = waits.length + 1;
      await expect.poll(only, settled).toMatchObject({ state: 'failed', attempts });
      row = await only();
      if (!row?.next_attempt_at) break;
      const wait = (row.next_attempt_at.getTime() - stand.now().getTime()) / 60_000;
      waits.push(wait);
      stand.passMinutes(wait);
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits).toHaveLength(MAXIMUM_ATTEMPTS - 1);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(360);
    expect(row).toMatchObject({ state: 'failed', attempts: MAXIMUM_ATTEMPTS, next_attempt_at: null });
    stand.mailServer.behave({});
    const editor = await logInAs(stand.test.db, 'editor', stand.now());
    const again = await stand.test.post(`/api/emails/${row?.id}/retry`, {}, editor);
    expect(again.statusCode).toBe(200);
    await expect.poll(only, settled).toMatchObject({ state: 'sent', attempts: 1 });
  }, 60_000);
});

describe('a permanent refusal', () => {
  it.each([
    ['the recipient', { refuseRecipient: '550 5.1.1 No such mailbox' }, '550 5.1.1 No such mailbox'],
    ['the message', { refuseMessage: '554 5.7.1 Not wanted' }, '554 5.7.1 Not wanted'],
  ])('of %s is not retried', async (_name, behaviour, words) => {
    stand.mailServer.behave(behaviour);
    await stand.register([[1, 1, 660]]);
    await expect
      .poll(only, settled)
      .toMatchObject({ state: 'failed', attempts: 1, last_error: words, next_attempt_at: null });
    const connections = stand.mailServer.connections();
    stand.passMinutes(24 * 60);
    await stand.register([[2, 2, 720]]);
    await expect.poll(async () => (await stand.outbox())[1]?.state, settled).toBe('failed');
    expect(stand.mailServer.connections()).toBe(connections + 1);
  });
});

describe('a connection that is lost after DATA', () => {
  it('causes at most one duplicate, with the same Message-ID', async () => {
    stand.mailServer.behave({ hangUpAfterData: true });
    await stand.register([[1, 1, 660]]);
    await expect.poll(only, settled).toMatchObject({ state: 'failed' });
    stand.mailServer.behave({});
    stand.passMinutes(1);
    await expect.poll(only, settled).toMatchObject({ state: 'sent' });
    const ids = stand.mailServer.received.map(({ parsed }) => parsed.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids)).toEqual(new Set([(await only())?.message_id]));
  });
});

describe('a slow server', () => {
  it('does not keep visitors waiting', async () => {
    await stand.mailServer.close();
    await stand.reopenMailServer();
    stand.mailServer.behave({ answerAfterMs: 60_000 });
    await stand.restartMailing({ connectMs: 1_000, silenceMs: 60_000, wholeMs: 60_000 });
    for (let one = 0; one < 4; one += 1) await stand.register([[1 + one, 1 + one, 660]]);
    // All four were answered while the mail server had not answered once.
    expect((await stand.outbox()).map(({ state }) => state)).toEqual(Array(4).fill('queued'));
    await stand.stopMailing();
    stand.mailServer.behave({});
    await stand.restartMailing();
    await expect
      .poll(async () => (await stand.outbox()).map(({ state }) => state), settled)
      .toEqual(['sent', 'sent', 'sent', 'sent']);
  });

  it('does not delay shutdown: an interrupted message is sent by the next process', async () => {
    stand.mailServer.behave({ answerAfterMs: 60_000 });
    await stand.restartMailing({ connectMs: 1_000, silenceMs: 60_000, wholeMs: 60_000 });
    await stand.register([[1, 1, 660]]);
    await expect.poll(() => stand.mailServer.received.length, settled).toBe(1);
    // Long before the mail server would have answered.
    const startedAt = performance.now();
    await stand.stopMailing();
    expect(performance.now() - startedAt).toBeLessThan(30_000);
    expect(await only()).toMatchObject({ state: 'queued', attempts: 1 });
    stand.mailServer.behave({});
    await stand.restartMailing();
    await expect.poll(only, settled).toMatchObject({ state: 'sent', attempts: 2 });
    const ids = stand.mailServer.received.map(({ parsed }) => parsed.messageId);
    expect(ids).toEqual([ids[0], ids[0]]);
  });
});

it('a message without a notification is found by the sweep', async () => {
  await stand.stopMailing();
  await stand.register([[1, 1, 660]]);
  await stand.restartMailing();
  await expect.poll(only, settled).toMatchObject({ state: 'sent' });
  // Written by a process that was killed before it could notify.
  await stand.test.database.pool.query(
    `insert into email (kind, registration_id, edition_id, message_id, recipient_name, recipient, subject, content,
       state, created_at)
     select kind, registration_id, edition_id, '<second@exhibition.example>', recipient_name, recipient, subject,
       content, 'queued', created_at from email`,
  );
  await expect.poll(async () => (await stand.outbox())[1], settled).toMatchObject({ state: 'sent' });
});

it('starting without a mail server marks waiting messages as not sent', async () => {
  stand.mailServer.behave({ refuseRecipient: '450 4.2.1 busy' });
  await stand.register([[1, 1, 660]]);
  await expect.poll(only, settled).toMatchObject({ state: 'failed' });
  await stand.stopMailing();
  await stand.register([[2, 2, 720]]);
  await markUnsent(stand.test.db);
  const unsent = { state: 'unsent', next_attempt_at: null };
  expect(await stand.outbox()).toMatchObject([unsent, unsent]);
});

describe('a message that must no longer be sent', () => {
  it('is one of a deleted registration', async () => {
    await stand.stopMailing();
    const { id } = await stand.register([[1, 1, 660]]);
    await updateRows(stand.test.db, 'registration', { id }, { cancelled_at: stand.now() });
    await stand.restartMailing();
    await expect.poll(only, settled).toMatchObject({
      state: 'failed',
      last_error: 'The registration has been deleted.',
      next_attempt_at: null,
    });
    expect(stand.mailServer.connections()).toBe(0);
  });

  it('is one that cannot be read', async () => {
    await stand.stopMailing();
    await stand.register([[1, 1, 660]]);
    await stand.test.db.updateTable('email').set({ content: '{"kind": "meeting-status"}' }).execute();
    await stand.restartMailing();
    await expect
      .poll(only, settled)
      .toMatchObject({ state: 'failed', attempts: 1, last_error: 'The message could not be written.' });
  });

  it('is a status mail whose meetings have changed since', async () => {
    const { id } = await stand.register([[1, 1, 660]]);
    await expect.poll(only, settled).toMatchObject({ state: 'sent' });
    await stand.stopMailing();
    await stand.sendStatus(id);
    await stand.test.db
      .updateTable('registration')
      .set((set) => ({ schedule_version: set('schedule_version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await stand.restartMailing();
    await expect
      .poll(async () => (await stand.outbox())[1], settled)
      .toMatchObject({ state: 'failed', last_error: expect.stringContaining('have changed since') });
    expect(stand.mailServer.received).toHaveLength(1);
    expect((await stand.group(id)).status).toBe('Approved');
  });
});

it('records a sent message before sending the next, however long the database cannot write', async () => {
  const { pool } = stand.test.database;
  await pool.query(`
    create sequence refusals;
    create function refuse() returns trigger language plpgsql as $$ begin
      perform nextval('refusals');
      raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger refuse before update on email for each row when (new.state = 'sent')
      execute function refuse()`);
  await stand.register([[1, 1, 660]]);
  await stand.register([[1, 2, 720]]);
  const refusals = async () =>
    Number((await pool.query('select last_value from refusals')).rows[0].last_value);
  // More attempts than a permanent failure would get.
  await expect.poll(refusals, settled).toBeGreaterThanOrEqual(7);
  expect(stand.mailServer.received).toHaveLength(1);
  await pool.query('drop function refuse cascade');
  await expect
    .poll(async () => (await stand.outbox()).map(({ state }) => state), settled)
    .toEqual(['sent', 'sent']);
  expect(stand.mailServer.received).toHaveLength(2);
});
