// Messages to groups with a mail server that accepts them: drafts, their tests, and the sweep.
import type { GroupMessage } from '@visavis/contract/group-message/message';
import type { GroupWords } from '@visavis/domain/group-message/words';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type MailStand, openMailStand } from './mail-harness.ts';
import type { ReceivedMail } from './mail-server.ts';

export let stand: MailStand;
/** Call it at the top of each test file. */
export function useMessageStand(): void {
  beforeAll(async () => {
    stand = await openMailStand();
  });
  afterAll(() => stand.close());
  afterEach(async () => {
    stand.mailServer.behave({});
    await stand.test.db.deleteFrom('email').execute();
    await stand.test.db.deleteFrom('group_message').execute();
    await stand.test.db.deleteFrom('mail_stop').execute();
    await stand.test.db.deleteFrom('failed_address').execute();
    await stand.test.db
      .updateTable('registration')
      .set({ cancelled_at: new Date() })
      .where('cancelled_at', 'is', null)
      .execute();
    await stand.test.db.deleteFrom('claim').execute();
    stand.mailServer.received.splice(0);
  });
}

export const settled = { timeout: 10_000, interval: 20 };
export const WORDS: GroupWords = {
  en: { subject: 'Hall D opens earlier, {name}', text: 'Dear {name},\n\nHall D opens at 10.30am.' },
};
export const EVERYBODY = { programme: 'business', filter: {} };

let one = 0;
/** Registers somebody with a pending meeting. */
export async function person(name: string, changes: object = {}) {
  one += 1;
  return stand.register([[(one % 6) + 1, (one % 4) + 1, 660]], {
    name,
    email: `${name.toLowerCase().replace(/\W/g, '')}${one}@kenari.example`,
    ...changes,
  });
}

export const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
  headers = stand.editor,
) =>
  stand.test.call({
    method,
    url,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { payload: JSON.stringify(body) }),
  });

export async function draft(
  words: GroupWords = WORDS,
  change: object = {},
  audience: object = EVERYBODY,
): Promise<GroupMessage> {
  const created = await call('POST', '/api/messages', { audience });
  expect(created.statusCode, created.body).toBe(201);
  const { id, version } = created.json<GroupMessage>();
  const saved = await call('PUT', `/api/messages/${id}`, {
    version,
    audience,
    words,
    inEnglish: false,
    skipsUnknown: false,
    ...change,
  });
  expect(saved.statusCode, saved.body).toBe(200);
  return saved.json();
}

export const read = async (id: number): Promise<GroupMessage> =>
  (await call('GET', `/api/messages/${id}`)).json();

/** A draft whose test email the mail server has accepted. */
export async function tested(...args: Parameters<typeof draft>): Promise<GroupMessage> {
  const { id, version } = await draft(...args);
  const answer = await call('POST', `/api/messages/${id}/test`, { version, place: 0 });
  expect(answer.statusCode, answer.body).toBe(200);
  await expect.poll(async () => (await read(id)).tests[0]?.state, settled).toBe('sent');
  return read(id);
}

export const send = ({ id, version, reach }: GroupMessage, change: object = {}) =>
  call('POST', `/api/messages/${id}/send`, { version, people: reach.people, sendAt: null, ...change });

export const toPeople = (): ReceivedMail[] =>
  stand.mailServer.received.filter(({ parsed }) => /^Hall D/.test(parsed.subject ?? ''));
export const addresses = () => toPeople().flatMap(({ recipients }) => recipients);
