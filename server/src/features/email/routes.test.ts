// The outbox as organisers see it: lists, counts, previews without secrets, and sending again.
import type { EmailContent } from '@visavis/domain/email/schema';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { logInAs } from '../../testing/organisers.ts';
import { updateRows } from '../../testing/rows.ts';
import { createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { createStaff, listActions, type Staff } from '../../testing/staff.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createOutbox } from './outbox.service.ts';

let test: TestApp;
let configured: TestApp;
let viewer: Staff;
let editor: Staff;
let admin: Staff;
let woken = 0;
/** The references of the two registrations, in order. */
const references: string[] = [];
beforeAll(async () => {
  test = await createTestApp();
  await createSmallEdition(test.db);
  [viewer, editor, admin] = [
    await createStaff(test.db, 'viewer'),
    await createStaff(test.db, 'editor'),
    await createStaff(test.db, 'admin'),
  ];
  const people = [
    { email: 'amira@kenari.example' },
    { email: '100%_real@kenari.example', name: 'José Łukasz-Müller' },
  ];
  for (const [index, person] of people.entries()) {
    const submission = submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 2 + index, 660)], person);
    const answer = await test.post('/api/visitor/register', submission);
    expect(answer.statusCode).toBe(201);
    references.push(answer.json().reference);
  }
  await invite(test);
  configured = await createTestApp({
    mail: {
      wake: () => {
        woken += 1;
      },
    },
  });
});
afterAll(() => Promise.all([test.close(), configured.close()]));

/** Queues a message to staff, as an invitation does. */
async function invite(app: TestApp, isConfigured = false): Promise<number> {
  const invited = await createStaff(app.db, 'viewer');
  const content: EmailContent = {
    kind: 'staff-invitation',
    exhibition: null,
    email: invited.email,
    role: 'viewer',
    invitedBy: 'founder@visavis.example',
  };
  const outbox = createOutbox({
    clock: () => TEST_NOW,
    publicUrl: 'http://localhost',
    mail: isConfigured ? { wake: () => undefined } : null,
  });
  return app.db.transaction().execute((transaction) =>
    outbox.add(transaction, {
      recipient: { name: '', address: invited.email },
      content,
      editionId: null,
      organiserId: invited.id,
    }),
  );
}

const list = async (query: string, { headers } = admin) =>
  (await test.get(`/api/emails${query}`, headers)).json();

describe('the list', () => {
  it('is newest first, with counts by state', async () => {
    const answer = await list('');
    expect(answer).toMatchObject({
      total: 3,
      counts: { all: 3, queued: 0, sent: 0, failed: 0, unsent: 3 },
      isMailConfigured: false,
    });
    expect(answer.emails.map(({ kindName }: { kindName: string }) => kindName)).toEqual([
      'Staff invitation',
      'Registration received',
      'Registration received',
    ]);
    expect(answer.emails[2]).toMatchObject({
      recipient: 'amira@kenari.example',
      recipientName: 'Amira Rahman',
      subject: 'Your registration for the International Beauty Exhibition',
      state: 'unsent',
      isBeingSent: false,
      attempts: 0,
      lastError: null,
      createdAt: TEST_NOW.toISOString(),
    });
  });

  it('contains messages of the requested edition, and those without an edition', async () => {
    const [{ id: from }] = (await test.get('/api/editions', admin.headers)).json();
    const { id } = (await test.post('/api/editions', { from }, admin.headers)).json();
    const of = async (edition: number) =>
      (await test.get('/api/emails', { ...admin.headers, 'x-edition': String(edition) })).json();
    expect(await of(from)).toMatchObject({ total: 3, counts: { all: 3 } });
    expect(await of(id)).toMatchObject({
      total: 1,
      counts: { all: 1 },
      emails: [{ kindName: 'Staff invitation' }],
    });
  });

  it.each([
    ['?search=KENARI', 2],
    ['?search=beauty%20exhibition', 2],
    ['?search=%25_real', 1],
    ['?search=%25', 1],
    ['?search=nobody', 0],
    ['?search=amira%00', 1],
    ['?state=unsent', 3],
    ['?state=sent', 0],
    ['?search=amira&state=unsent', 1],
  ])('%s finds %i', async (query, count) => {
    const answer = await list(query);
    expect([answer.total, answer.emails.length]).toEqual([count, count]);
  });

  it.each([
    ['words of subject, name and address in any order', 'kenari RAHMAN exhibition amira', 0],
    ['a name in the other order, without accents and case', 'mueller jose', null],
    ['a name without the marks that it is written with', 'MULLER jose', 1],
    ['letters that are typed without their stroke', 'lukasz', 1],
    ['a name with more accents than it has', 'ÁMÏRA', 0],
    ['words of two people', 'amira muller', null],
  ])('is searched like lists of people: %s', async (_what, search, index) => {
    const { emails } = await list(`?search=${encodeURIComponent(search)}`);
    expect(emails.map(({ recipient }: { recipient: string }) => recipient)).toEqual(
      index === null ? [] : [['amira@kenari.example', '100%_real@kenari.example'][index]],
    );
  });

  it.each([
    ['as it is', (reference: string) => reference],
    ['in small letters', (reference: string) => reference.toLowerCase()],
    ['without its dashes', (reference: string) => reference.replaceAll('-', '')],
    ['in a part', (reference: string) => reference.slice(-6)],
  ])('finds the messages of a registration by its reference, %s', async (_how, written) => {
    const { emails, total } = await list(`?search=${encodeURIComponent(written(references[1] ?? ''))}`);
    expect([total, emails[0]?.recipient]).toEqual([1, '100%_real@kenari.example']);
  });

  it('is paged', async () => {
    const first = await list('?limit=2');
    const second = await list('?limit=2&offset=2');
    expect([first.emails.length, second.emails.length, second.total]).toEqual([2, 1, 3]);
    expect(first.emails[1].id).toBeGreaterThan(second.emails[0].id);
  });

  it('shows messages to staff to admins only', async () => {
    for (const staff of [viewer, editor])
      expect(await list('', staff)).toMatchObject({ total: 2, counts: { all: 2 } });
    const [invitation] = (await list('')).emails;
    expect((await test.get(`/api/emails/${invitation.id}`, editor.headers)).statusCode).toBe(404);
    expect((await test.get(`/api/emails/${invitation.id}`, admin.headers)).statusCode).toBe(200);
    const retried = await test.post(`/api/emails/${invitation.id}/retry`, {}, editor.headers);
    expect(retried.statusCode).toBe(404);
  });
});

describe('the preview', () => {
  it('shows the message, with a link without a key', async () => {
    const { emails } = await list('?search=amira');
    const answer = (await test.get(`/api/emails/${emails[0].id}`, viewer.headers)).json();
    expect(answer.html).toContain('Open my schedule');
    expect(answer.text).toContain('http://localhost:3000/business/my-schedule?key=hidden');
    expect(`${answer.html}${answer.text}`.match(/key=(?!hidden)/)).toBeNull();
    expect(answer.attachments).toEqual([]);
    const keys = test.db.selectFrom('access_key').where('is_mailed', '=', true).selectAll();
    expect(await keys.execute()).toEqual([]);
  });

  it.each(['/api/emails/999999', '/api/emails/999999/retry'])('%s is 404', async (url) => {
    const method = url.endsWith('retry') ? 'POST' : 'GET';
    expect((await test.call({ method, url, headers: editor.headers })).statusCode).toBe(404);
  });
});

describe('the link of a demonstration without a mail server', () => {
  const make = async (id: number, app: TestApp, { headers }: Staff) =>
    app.post(`/api/emails/${id}/trial-link`, {}, headers);
  const messages = async () => (await list('')).emails as { id: number; kind: string }[];

  it('leads where the message would, opens a schedule, and is recorded', async () => {
    for (const { id, kind } of await messages()) {
      const { link } = (await make(id, test, admin)).json();
      const { pathname, searchParams } = new URL(link);
      const key = searchParams.get('key') ?? '';
      expect(pathname).toBe(kind === 'staff-invitation' ? '/dashboard/password' : '/business/my-schedule');
      if (kind === 'staff-invitation') continue;
      const opened = await test.get('/api/my-schedule', { authorization: `Bearer ${key}` });
      expect(opened.statusCode).toBe(200);
    }
    expect((await listActions(test.db)).filter(({ action }) => action === 'email.try-link')).toHaveLength(3);
  });

  it('is for admins only, and for messages that exist', async () => {
    const [first] = await messages();
    expect((await make(first?.id ?? 0, test, editor)).statusCode).toBe(403);
    expect((await make(999_999, test, admin)).statusCode).toBe(404);
  });

  it.each([
    ['mail is sent', { mail: { wake: () => undefined } }],
    ['the site is live', { isLive: true }],
  ])('is not created if %s', async (_, settings) => {
    const other = await createTestApp(settings);
    onTestFinished(() => other.close());
    const staff = await createStaff(other.db, 'admin');
    const id = await invite(other, false);
    const shown = await other.get(`/api/emails/${id}`, staff.headers);
    expect(shown.json().hasTrialLink).toBe(false);
    expect((await make(id, other, staff)).statusCode).toBe(404);
  });
});

describe('sending again', () => {
  it('is refused without a mail server', async () => {
    const { emails } = await list('?search=amira');
    const answer = await test.post(`/api/emails/${emails[0].id}/retry`, {}, editor.headers);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'email.not-configured']);
    expect(answer.json().error).toContain('Not sent: no mail server configured');
    expect((await test.post(`/api/emails/${emails[0].id}/retry`, {}, viewer.headers)).statusCode).toBe(403);
  });

  it('queues messages that failed or were not sent, and records who did it', async () => {
    const headers = await logInAs(configured.db, 'admin');
    const id = await invite(configured, true);
    const retry = () => configured.post(`/api/emails/${id}/retry`, {}, headers);
    const setState = (state: 'failed' | 'sent' | 'unsent') =>
      updateRows(
        configured.db,
        'email',
        { id },
        { state, attempts: 12, last_error: '550 No', next_attempt_at: null },
      );
    expect((await retry()).json()).toMatchObject({
      code: 'email.already-sent',
      error: 'This email is being sent already.',
    });
    for (const state of ['failed', 'unsent'] as const) {
      await setState(state);
      const before = woken;
      const answer = await retry();
      expect(answer.json()).toMatchObject({ state: 'queued', attempts: 0, lastError: null });
      expect(woken).toBe(before + 1);
    }
    await setState('sent');
    const answer = await retry();
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'This email has been sent already.']);
    expect(await listActions(configured.db)).toMatchObject([
      { action: 'email.retry', before: { state: 'failed', error: '550 No' }, after: { state: 'queued' } },
      { action: 'email.retry', before: { state: 'unsent' }, after: { state: 'queued' } },
    ]);
  });
});

it('fifty thousand messages are listed, counted and searched quickly', async () => {
  const app = await createTestApp();
  try {
    const { headers } = await createStaff(app.db, 'admin');
    // In batches: a single statement would exceed the timeout.
    for (let from = 1; from < 50_000; from += 5_000)
      await app.database.pool.query(
        `insert into email (kind, message_id, recipient_name, recipient, subject, content, state, created_at)
       select 'registration-received', n, 'Amira ' || n, 'amira' || n || '@kenari.example',
         'Your registration for the International Beauty Exhibition', jsonb_build_object('text', repeat(md5(n::text), 60)),
         (array['queued', 'sent', 'failed', 'unsent'])[1 + n % 4], now()
       from generate_series($1::int, $1 + 4999) as n`,
        [from],
      );
    await app.database.pool.query('vacuum analyze email');
    for (const query of [
      '',
      '?state=failed',
      '?search=amira49999',
      '?search=amira1&state=sent&offset=2000',
    ]) {
      const answer = await app.get(`/api/emails${query}`, headers);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().emails.length).toBeGreaterThan(0);
      expect(answer.body.length).toBeLessThan(100_000);
    }
  } finally {
    await app.close();
  }
});
