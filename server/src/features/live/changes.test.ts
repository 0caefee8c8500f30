// Organisers' open pages are told which parts somebody changed, once the change is committed; nobody else is told.
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AuditAction } from '@visavis/domain/audit/actions';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { silentLog } from '../../adapters/log.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { ChangeFeed, Listener } from '../../platform/changes/listener.ts';
import { announceChanges } from '../../platform/changes/publisher.ts';
import { logInAs } from '../../testing/organisers.ts';
import { createSmallEdition, type SmallEdition } from '../../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { recordSent } from '../email/attempt.repository.ts';
import { Broadcast } from './stream.service.ts';

let test: TestApp;
let edition: SmallEdition;
let closing: (() => void)[] = [];
beforeAll(async () => {
  test = await createTestApp();
  edition = await createSmallEdition(test.db);
  // Announces that the new edition changed everything before anybody listens.
  await announceChanges(test.db);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const close of closing) close();
  closing = [];
  await test.close();
});

function open(path: string, headers: Record<string, string> = {}) {
  const { port } = test.app.server.address() as AddressInfo;
  const stream = { status: 0, text: '' };
  const request = get({ port, host: '127.0.0.1', path, headers, agent: false }, (answer) => {
    stream.status = answer.statusCode ?? 0;
    answer.setEncoding('utf8');
    answer.on('data', (chunk: string) => {
      stream.text += chunk;
    });
    answer.on('error', () => undefined);
  });
  request.on('error', () => undefined);
  closing.push(() => request.destroy());
  return stream;
}

const record = (action: AuditAction, isKept: boolean) =>
  test.db
    .transaction()
    .execute(async (transaction) => {
      await recordAction(transaction, { at: new Date(), actor: 'system', action, subject: 'a test' });
      if (!isKept) throw new Error('rolled back');
    })
    .catch(() => undefined);

it('sends the parts to organisers after the commit, and to nobody else', async () => {
  const organiser = open('/api/live/changes', await logInAs(test.db, 'viewer'));
  const visitor = open('/api/live');
  const stranger = open('/api/live/changes', { authorization: 'Bearer made-up' });
  await expect.poll(() => organiser.text, { timeout: 10_000 }).toContain('event: refresh');
  await expect.poll(() => stranger.status, { timeout: 10_000 }).toBe(401);

  await record('category.move', false);
  await record('edition.export', true);
  await record('words.publish', true);
  await expect
    .poll(() => organiser.text, { timeout: 10_000 })
    .toContain('event: changed\ndata: ["readiness","words"]\n\n');
  // Control: the rolled-back change and the export would have arrived earlier.
  expect(organiser.text).not.toMatch(/categories|edition/);
  await record('category.move', true);
  await expect.poll(() => organiser.text, { timeout: 10_000 }).toContain('data: ["categories"');
  expect(visitor.text).not.toContain('changed');
});

it('sends the parts changed by visitors and mail, and sends staff changes to admins only', async () => {
  const viewer = open('/api/live/changes', await logInAs(test.db, 'viewer'));
  const admin = open('/api/live/changes', await logInAs(test.db, 'admin'));
  for (const stream of [viewer, admin]) await expect.poll(() => stream.status, { timeout: 10_000 }).toBe(200);
  const named = (stream: typeof viewer) =>
    new Set<string>(
      [...stream.text.matchAll(/event: changed\ndata: (.*)\n/g)].flatMap(([, data = '']) => JSON.parse(data)),
    );
  const { nacre } = edition.exhibitorIds;

  await test.post('/api/holds', { exhibitorId: nacre, day: 2, minute: 840 });
  await expect.poll(() => [...named(viewer)], { timeout: 10_000 }).toEqual(['hours']);
  await test.post('/api/visitor/register', submissionOf([meetingOf('Atelier Nacre', 'B-145', 3, 660)]));
  await expect.poll(() => [...named(viewer)], { timeout: 10_000 }).toContain('registrations');
  expect(named(viewer)).not.toContain('emails');
  // As the mail sender records it.
  const { id } = await test.db.selectFrom('email').select('id').executeTakeFirstOrThrow();
  await test.db.transaction().execute((transaction) => recordSent(transaction, id, new Date()));
  await expect.poll(() => [...named(viewer)], { timeout: 10_000 }).toContain('emails');

  await record('organiser.invite', true);
  await record('words.publish', true);
  await expect.poll(() => [...named(viewer)], { timeout: 10_000 }).toContain('words');
  await expect.poll(() => [...named(admin)], { timeout: 10_000 }).toContain('staff');
  expect(named(viewer)).not.toContain('staff');
});

it('sends a part at most once a second, however often it changes', () => {
  vi.useFakeTimers();
  try {
    let listener: Listener | undefined;
    const listen = (given: Listener) => {
      listener = given;
    };
    const feed: ChangeFeed = { listen, close: async () => undefined };
    const broadcast = new Broadcast(test.db, () => new Date(), feed, silentLog);
    const texts: string[] = [];
    broadcast.add(
      { writableLength: 0, write: (text) => texts.push(text), destroy: () => undefined },
      'viewer',
    );
    for (let passed = 0; passed < 5_000; passed += 10) {
      listener?.onParts(['registrations', 'something new']);
      vi.advanceTimersByTime(10);
    }
    expect(texts).toEqual(Array.from({ length: 5 }, () => 'event: changed\ndata: ["registrations"]\n\n'));
    vi.advanceTimersByTime(1_000);
    expect(texts).toHaveLength(6);
    broadcast.close();
  } finally {
    vi.useRealTimers();
  }
});
