// Organisers' open pages are told which part somebody changed, once it is committed; nobody else is told.
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordAction } from '../../platform/audit/record-action.ts';
import { logInAs } from '../../testing/organisers.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let closing: (() => void)[] = [];
beforeAll(async () => {
  test = await createTestApp();
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

const record = (action: 'words.publish' | 'category.move' | 'edition.export', isKept: boolean) =>
  test.db
    .transaction()
    .execute(async (transaction) => {
      await recordAction(transaction, { at: new Date(), actor: 'system', action, subject: 'a test' });
      if (!isKept) throw new Error('rolled back');
    })
    .catch(() => undefined);

it('names the part to organisers after the commit, and to nobody else', async () => {
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
    .toContain('event: changed\ndata: ["words"]\n\n');
  // Control: the change that was rolled back and the export would have come before it.
  expect(organiser.text).not.toMatch(/categories|edition/);
  await record('category.move', true);
  await expect.poll(() => organiser.text, { timeout: 10_000 }).toContain('data: ["categories"]');
  expect(visitor.text).not.toContain('changed');
});
