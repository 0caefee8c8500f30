// Messages as a mail server receives them: recipients, headers, both forms, the calendar, and malicious names.
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../../platform/access-links/token.ts';
import { openMailStand } from '../../testing/mail-harness.ts';
import type { ReceivedMail } from '../../testing/mail-server.ts';
import { prepareOnce } from '../../testing/prepare.ts';

const stand = prepareOnce(openMailStand);

beforeEach(() => stand.mailServer.received.splice(0));

let minute = 600;
/** Hours that no other test of this file uses. */
const nextHour = (): number => {
  minute += 60;
  return minute;
};

async function receive(count = 1): Promise<ReceivedMail[]> {
  const { received } = stand.mailServer;
  await expect.poll(() => received.length, { timeout: 10_000, interval: 20 }).toBeGreaterThanOrEqual(count);
  return received.splice(0);
}

describe('a registration', () => {
  it('is confirmed to its address only, with a working link', async () => {
    const group = await stand.register([[1, 1, nextHour()]], { email: 'amira@kenari.example' });
    const [mail] = await receive();
    expect(mail?.recipients).toEqual(['amira@kenari.example']);
    expect([mail?.from, mail?.helloName]).toEqual(['meet@exhibition.example', 'meet.example.org']);
    expect(mail?.parsed.from).toMatchObject({
      name: 'Beauty Exhibition',
      address: 'meet@exhibition.example',
    });
    expect(mail?.parsed.to).toMatchObject([{ name: 'Amira Rahman', address: 'amira@kenari.example' }]);
    expect(mail?.parsed.subject).toBe('Your registration for the International Beauty Exhibition');
    expect(mail?.parsed.messageId).toMatch(/^<[0-9a-f-]{36}@exhibition\.example>$/);
    expect(mail?.parsed.cc ?? mail?.parsed.bcc).toBeUndefined();
    expect(mail?.parsed.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    for (const form of [mail?.parsed.text, mail?.parsed.html])
      for (const fact of ['Maker 1', 'booth M-1', 'Tuesday, 02 June 2026', 'Pending', 'UTC+8', 'BM-'])
        expect(form).toContain(fact);
    const link = /https:\/\/meet\.example\.org\/business\/my-schedule\?key=([\w-]{43})/;
    const key = link.exec(mail?.parsed.text ?? '')?.[1] ?? '';
    expect(mail?.parsed.html).toContain(`?key=${key}`);
    const mailed = stand.test.db.selectFrom('access_key').where('is_mailed', '=', true).selectAll();
    expect(await mailed.execute()).toMatchObject([{ key_hash: hashToken(key), registration_id: group.id }]);
    await expect.poll(stand.outbox).toMatchObject([{ state: 'sent', attempts: 1, last_error: null }]);
  });
});

describe('the status email', () => {
  it('has a calendar attached, and sets the registration to Email Sent once it is accepted', async () => {
    const atHour = nextHour();
    const group = await stand.register([[2, 3, atHour]]);
    await receive();
    await stand.sendStatus(group.id);
    const [mail] = await receive();
    expect(mail?.parsed.subject).toBe(
      'Your meeting schedule, International Beauty Exhibition, 02 to 05 June 2026',
    );
    // The email says 'please write to us': a reply goes to the organiser, and not to the sender.
    expect(mail?.parsed.replyTo).toMatchObject([{ address: 'pr@exhibition.example' }]);
    expect(mail?.parsed.text).toContain('Dear Amira Rahman,\n\nYour meeting is approved.');
    expect(mail?.parsed.attachments).toMatchObject([
      { filename: 'meetings.ics', mimeType: 'text/calendar', method: 'PUBLISH' },
    ]);
    const content = mail?.parsed.attachments[0]?.content ?? '';
    const text = typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString();
    const calendar = new ICAL.Component(ICAL.parse(text));
    const [event] = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
    const start = event?.startDate.toJSDate();
    expect(start?.toISOString()).toBe(new Date(Date.UTC(2026, 5, 4, 0, atHour - 480)).toISOString());
    expect(event?.summary).toBe('Meeting with Maker 2');
    const state = async () => (await stand.group(group.id)).status;
    await expect.poll(state).toBe('Email Sent');
  });
});

describe('malicious names', () => {
  it.each([
    ['a second recipient', 'Amira\r\nBcc: victim@other.example', 'Kenari'],
    ['a list of addresses', 'A, victim@other.example', 'Kenari\r\n\r\n<b>body</b>'],
    ['a group', 'friends: victim@other.example;', '"Kenari" <victim@other.example>'],
    ['an address in brackets', 'Amira <victim@other.example>', 'K'],
    ['a coded header', '=?utf-8?B?QmNjOiB2aWN0aW1Ab3RoZXIuZXhhbXBsZQ==?=', 'K'],
    ['quotes and a backslash', 'Am"ira\\" <victim@other.example>, "', 'K'],
    ['a link', 'Win money at https://evil.example', 'K'],
    ['HTML', '<img src=x onerror=alert(1)><script>alert(1)</script>', '<script>'],
  ])('%s reaches one address with the expected headers', async (_name, name, companyName) => {
    const email = `one.${nextHour()}@kenari.example`;
    const { test, register } = stand;
    await register([[3, 1 + ((minute / 60) % 4), 660 + (minute % 420)]], { name, companyName, email });
    const [mail, ...more] = await receive();
    expect(more).toEqual([]);
    expect(mail?.recipients).toEqual([email]);
    expect(mail?.parsed.to?.map(({ address }) => address)).toEqual([email]);
    const head = mail?.raw.slice(0, mail.raw.indexOf('\r\n\r\n')) ?? '';
    const names = head
      .split('\r\n')
      .filter((line) => !/^\s/.test(line))
      .map((line) => line.slice(0, line.indexOf(':')));
    expect(names.sort()).toEqual(
      [
        'Auto-Submitted',
        'Content-Type',
        'Date',
        'From',
        'MIME-Version',
        'Message-ID',
        'Reply-To',
        'Subject',
        'To',
      ].sort(),
    );
    expect(mail?.parsed.html).not.toMatch(/<(script|img|b)\b/);
    expect(mail?.raw).not.toContain('evil.example');
    await expect
      .poll(() => test.db.selectFrom('email').where('state', '!=', 'sent').select('id').execute())
      .toEqual([]);
  });
});
