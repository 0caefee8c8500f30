// Messages to exhibitors: who is reached by filter or selection, what each receives, who is left out, no duplicates.
import type { GroupMessage } from '@visavis/contract/group-message/message';
import type { GroupWords } from '@visavis/domain/group-message/words';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addresses,
  call,
  draft,
  read,
  send,
  settled,
  stand,
  tested,
  toPeople,
  useMessageStand,
} from '../../testing/message-stand.ts';
import { insertRows, updateRows } from '../../testing/rows.ts';

useMessageStand();

const WORDS: GroupWords = {
  en: {
    subject: 'Hall D opens earlier, {company}',
    text: 'Dear {company},\n\nBooth {booth}, approved meetings: {meetings}, the first on {first-day} at {first-hour}.',
  },
};
const PLAIN: GroupWords = { en: { subject: 'Hall D opens earlier', text: 'Dear {company}, booth {booth}.' } };
const MAKERS = { programme: 'exhibitors', filter: { search: 'Maker' } };

const exhibitor = (maker: number) => stand.makers[maker - 1] ?? 0;
const change = (maker: number, columns: object) =>
  stand.test.db.updateTable('exhibitor').set(columns).where('id', '=', exhibitor(maker)).execute();

/** The first three makers have addresses, and so does an exhibitor that the filter does not match. */
beforeEach(async () => {
  for (const maker of [1, 2, 3]) await change(maker, { contact_email: `maker${maker}@booth.example` });
  await updateRows(
    stand.test.db,
    'exhibitor',
    { id: stand.edition.exhibitorIds.hanari },
    { contact_email: 'other@booth.example' },
  );
});
afterEach(() =>
  stand.test.db.updateTable('exhibitor').set({ contact_email: '', archived_at: null, hall: '' }).execute(),
);

const people = async ({ id }: GroupMessage) =>
  (await call('GET', `/api/messages/${id}/people`)).json().people;
const reached = async (audience: object): Promise<string[]> =>
  (await people(await draft(PLAIN, {}, audience)))
    .filter(({ leftOut }: { leftOut: string | null }) => leftOut === null)
    .map(({ email }: { email: string }) => email);
const stored = () =>
  stand.test.db
    .selectFrom('email')
    .select(['recipient', 'exhibitor_id', 'registration_id', 'state', 'last_error'])
    .where('kind', '=', 'group-message')
    .where('organiser_id', 'is', null)
    .orderBy('recipient')
    .execute();
const stop = (folded_email: string) =>
  insertRows(stand.test.db, 'mail_stop', {
    edition_id: stand.edition.editionId,
    folded_email,
    kind: 'group',
    stopped_at: stand.now(),
    stopped_by: null,
  });

it('a tested message is sent once to each contact in the filter, with the exhibitor’s data filled in', async () => {
  const visitor = await stand.register([
    [1, 2, 780],
    [2, 2, 840],
  ]);
  await stand.test.post(`/api/meetings/${visitor.id}/approve-all`, {}, stand.editor);
  for (const maker of [3, 4, 5, 6]) await change(maker, { archived_at: stand.now() });
  const ready = await tested(WORDS, {}, MAKERS);
  expect(ready.reach).toMatchObject({ matching: 2, people: 2, languages: { en: 2 }, unknown: {} });
  const [test] = stand.mailServer.received.filter(({ parsed }) => parsed.subject?.startsWith('Test:'));
  expect(test?.parsed.subject).toBe('Test: Hall D opens earlier, Maker 1');
  expect(test?.recipients).toEqual([expect.stringContaining('editor')]);
  const answer = await send(ready);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ counts: { written: 2 } });
  await expect
    .poll(() => addresses().sort(), settled)
    .toEqual(['maker1@booth.example', 'maker2@booth.example']);
  const mail = toPeople().find(({ recipients }) => recipients.includes('maker2@booth.example'));
  expect(mail?.parsed.subject).toBe('Hall D opens earlier, Maker 2');
  expect(mail?.parsed.text).toContain(
    'Dear Maker 2,\n\nBooth M-2, approved meetings: 1, the first on Wednesday, 03 June 2026 at 2',
  );
  expect(mail?.parsed.text).toContain(
    'You receive this as the contact of Maker 2 at the International Beauty Exhibition. If you want no such messages, please write to us.',
  );
  expect(mail?.parsed.text).not.toMatch(/Reference|mail\?key=/);
  expect(mail?.parsed.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
  await expect.poll(async () => (await read(ready.id)).state, settled).toBe('sent');
  const { emails } = (await call('GET', '/api/emails?search=maker2@booth.example')).json();
  expect(emails).toMatchObject([{ kind: 'group-message', recipientName: 'Maker 2', state: 'sent' }]);
});

describe('its recipients', () => {
  it('are those that match the list’s filter, or the chosen ones, without archived exhibitors', async () => {
    await change(2, { hall: '7' });
    await change(3, { hall: '7', archived_at: stand.now() });
    expect(await reached({ programme: 'exhibitors', filter: { hall: '7' } })).toEqual([
      'maker2@booth.example',
    ]);
    expect(await reached({ programme: 'exhibitors', filter: { taken: 'full' } })).toEqual([]);
    expect(await reached({ programme: 'exhibitors', ids: [exhibitor(1), exhibitor(3), 999_999] })).toEqual([
      'maker1@booth.example',
    ]);
    expect(await reached({ programme: 'exhibitors', filter: {} })).toEqual([
      'other@booth.example',
      'maker1@booth.example',
      'maker2@booth.example',
    ]);
    for (const filter of [{ contry: 'MY' }, { archived: 'true' }])
      expect(
        (await call('POST', '/api/messages', { audience: { programme: 'exhibitors', filter } })).statusCode,
      ).toBe(422);
  });

  it('do not include one without an email address, which is listed as left out', async () => {
    const written = await draft(PLAIN, {}, { programme: 'exhibitors', ids: [exhibitor(1), exhibitor(4)] });
    expect(written.reach).toMatchObject({ matching: 2, people: 1, leftOut: { 'no-address': 1 } });
    const { people: leftOut } = (await call('GET', `/api/messages/${written.id}/people?leftOut=1`)).json();
    expect(leftOut).toEqual([
      {
        id: exhibitor(4),
        reference: null,
        name: 'Maker 4',
        email: '',
        language: 'en',
        leftOut: 'no-address',
        unknown: [],
      },
    ]);
  });

  it('include two that share an address, each with an email in its own name', async () => {
    await change(2, { contact_email: 'Maker1@Booth.example' });
    await change(3, { contact_email: '' });
    const ids = [1, 2, 3, 4].map(exhibitor);
    const ready = await tested(PLAIN, {}, { programme: 'exhibitors', ids });
    expect(ready.reach).toMatchObject({ matching: 4, people: 2, leftOut: { 'no-address': 2 } });
    await send(ready);
    // The domain of an address is case-insensitive.
    await expect
      .poll(() => addresses().sort(), settled)
      .toEqual(['Maker1@booth.example', 'maker1@booth.example']);
    expect((await stored()).map(({ exhibitor_id }) => exhibitor_id).sort()).toEqual([1, 2].map(exhibitor));
  });

  it('do not include addresses that opted out or failed', async () => {
    const { id } = await stand.register([[1, 1, 660]], { email: 'maker2@booth.example' });
    await stop('maker1@booth.example');
    await insertRows(stand.test.db, 'failed_address', {
      edition_id: stand.edition.editionId,
      registration_id: id,
      folded_email: 'maker2@booth.example',
      kind: 'bounce',
      reason: '550 No such mailbox',
      email_id: null,
      failed_at: stand.now(),
    });
    const { reach } = await draft(PLAIN, {}, { programme: 'exhibitors', ids: [1, 2, 3].map(exhibitor) });
    expect(reach).toMatchObject({ people: 1, leftOut: { stopped: 1, 'failed-address': 1 } });
  });
});

it('a field for people is refused, and an empty field is counted by exhibitor', async () => {
  const { id, version } = await draft(PLAIN, {}, MAKERS);
  const refused = await call('PUT', `/api/messages/${id}`, {
    version,
    audience: MAKERS,
    words: { en: { subject: 'Hall {first-booth}', text: 'Dear {name}, {schedule}' } },
    inEnglish: false,
    skipsUnknown: false,
  });
  expect(Object.keys(refused.json().fields)).toEqual(['words.en.subject', 'words.en.text']);
  const ready = await tested(WORDS, {}, { programme: 'exhibitors', ids: [1, 2].map(exhibitor) });
  expect(ready.reach.unknown).toEqual({ 'first-day': 2, 'first-hour': 2 });
  expect((await send(ready)).json()).toMatchObject({
    code: 'group-message.not-ready',
    error: 'A field is empty for 2 exhibitors. Please leave them out or remove the field.',
  });
});

it('exhibitors receive it in the edition’s main language', async () => {
  const { db } = stand.test;
  const edition = db.updateTable('edition').where('id', '=', stand.edition.editionId);
  await edition.set({ languages: ['ms', 'en'] }).execute();
  await stand.test.restart();
  try {
    const { reach } = await draft(PLAIN, {}, MAKERS);
    expect(reach.languages).toMatchObject({ en: 0, ms: 3 });
  } finally {
    await edition.set({ languages: ['en', 'ms', 'zh-Hans'] }).execute();
    await stand.test.restart();
  }
});

describe('once it was started', () => {
  const AUDIENCE = () => ({ programme: 'exhibitors', ids: [1, 2].map(exhibitor) });

  it('a second start writes no duplicates', async () => {
    const ready = await tested(PLAIN, {}, AUDIENCE());
    expect((await send(ready)).json()).toMatchObject({ counts: { written: 2 } });
    await expect.poll(() => addresses().length, settled).toBe(2);
    // As if the start had not been recorded.
    await updateRows(stand.test.db, 'group_message', { id: ready.id }, { state: 'draft' });
    expect((await send(await read(ready.id))).json()).toMatchObject({ counts: { written: 0 } });
    expect(await stored()).toHaveLength(2);
  });

  it('a stop withdraws the unsent emails', async () => {
    const ready = await tested(PLAIN, {}, AUDIENCE());
    stand.mailServer.behave({ refuseMessage: '451 4.3.0 Try again later' });
    const { id, version } = (await send(ready)).json<GroupMessage>();
    await expect
      .poll(async () => (await stored()).map(({ state }) => state), settled)
      .toEqual(['failed', 'failed']);
    const stopped = await call('POST', `/api/messages/${id}/stop`, { version });
    expect(stopped.json()).toMatchObject({ state: 'stopped', counts: { sent: 0, waiting: 0, withdrawn: 2 } });
    expect(await stored()).toMatchObject([{ state: 'withheld' }, { state: 'withheld' }]);
  });

  it('a contact who opts out, or whose exhibitor is archived, before its email is sent gets none', async () => {
    const ready = await tested(PLAIN, {}, { programme: 'exhibitors', ids: [1, 2, 3].map(exhibitor) });
    await stand.stopMailing();
    expect((await send(ready)).statusCode).toBe(200);
    await stop('maker1@booth.example');
    await change(2, { archived_at: stand.now() });
    await stand.restartMailing();
    await expect
      .poll(async () => (await stored()).map(({ last_error }) => last_error), settled)
      .toEqual([
        'This person wants no mail but about their own meetings.',
        'This exhibitor does not take part any more.',
        null,
      ]);
    await expect.poll(() => addresses(), settled).toEqual(['maker3@booth.example']);
    expect((await read(ready.id)).counts).toMatchObject({ written: 2, leftOut: { stopped: 1 } });
  });
});
