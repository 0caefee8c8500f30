// Failed addresses: a bounce is entered by hand or read from its file, and the list is worked through.
import { beforeEach, describe, expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { readRow, updateRows } from '../../testing/rows.ts';
import { readBounceMessage } from './bounce.service.ts';

const stand = prepareOnce(openReview);
const amira = prepareOnce(() =>
  stand.register([[1, 1, 660]], { name: 'Amira Rahman', email: 'amira@kenari.example' }),
);

beforeEach(() => stand.test.db.deleteFrom('failed_address').execute());

const add = (body: object, headers = stand.editor) => stand.test.post('/api/failed-addresses', body, headers);
const upload = (content: string | Buffer, headers = stand.editor) =>
  stand.test.call({
    method: 'POST',
    url: '/api/failed-addresses/bounce',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    payload: typeof content === 'string' ? Buffer.from(content.replace(/\n/g, '\r\n')) : content,
  });
const list = async () => (await stand.test.get('/api/failed-addresses', stand.viewer)).json();

const bounce = (
  recipient: string,
  { action = 'failed', messageId = '<none@mail.example>' } = {},
) => `From: MAILER-DAEMON@mail.example
To: meet@exhibition.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="part"

--part
Content-Type: text/plain

I am sorry to inform you that your message could not be delivered.

--part
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example
Arrival-Date: Mon, 2 Mar 2026 12:00:00 +0800

Final-Recipient: rfc822; ${recipient}
Action: ${action}
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <${recipient}>: Recipient address
    rejected: User unknown

--part
Content-Type: text/rfc822-headers

Message-ID: ${messageId}
Subject: Hall D opens earlier

--part--
`;

const EXIM = `From: Mail Delivery System <Mailer-Daemon@mail.example>
To: meet@exhibition.example
Subject: Mail delivery failed: returning message to sender
X-Failed-Recipients: amira@kenari.example
Auto-Submitted: auto-replied

This message was created automatically by mail delivery software.

  amira@kenari.example
    host mx.kenari.example [192.0.2.1]
    SMTP error from remote mail server after RCPT TO: 550 No such user

------ This is a copy of the message ------
`;
const forwarded = (message: string) => `From: colleague@exhibition.example
To: meet@exhibition.example
Subject: Fwd: Undelivered Mail
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="outer"

--outer
Content-Type: text/plain

This came back.

--outer
Content-Type: message/rfc822
Content-Disposition: attachment; filename="bounce.eml"

${message}
--outer--
`;

describe('a bounce in another form', () => {
  const found = (message: string) => readBounceMessage(Buffer.from(message.replace(/\n/g, '\r\n')));

  it('of Exim is read from its header, with the reason from its text', async () => {
    expect((await found(EXIM)).recipients).toEqual([
      {
        address: 'amira@kenari.example',
        reason:
          'host mx.kenari.example [192.0.2.1] SMTP error from remote mail server after RCPT TO: 550 No such user',
      },
    ]);
  });

  it.each([
    ['a report', bounce('amira@kenari.example')],
    ['one of Exim', EXIM],
    ['one that was forwarded already', forwarded(bounce('amira@kenari.example'))],
  ])('is read when a colleague has forwarded it as an attachment: %s', async (_, message) => {
    expect((await found(forwarded(message))).recipients).toMatchObject([{ address: 'amira@kenari.example' }]);
  });

  it('is read in the international form', async () => {
    const message = bounce('amira@kenari.example')
      .replace('message/delivery-status', 'message/global-delivery-status')
      .replace('rfc822;', 'utf-8;');
    expect((await found(message)).recipients).toMatchObject([{ address: 'amira@kenari.example' }]);
  });
});

it('reads thousands of addresses in thousands of lines without taking quadratic time', async () => {
  const addresses = Array.from({ length: 5_000 }, (_, at) => `nobody-${at}@kenari.example`);
  const message = [
    `X-Failed-Recipients: ${addresses.join(', ')}`,
    'Content-Type: text/plain',
    '',
    ...Array.from({ length: 80_000 }, () => 'words'),
  ].join('\r\n');
  expect(Buffer.byteLength(message)).toBeLessThan(1_000_000);
  const { recipients } = await readBounceMessage(Buffer.from(message));
  expect(recipients).toHaveLength(50);
  // It would take hours if every line were searched for every address.
}, 60_000);

describe('a bounce', () => {
  it('is read for the address and the mail server’s reason; a delay is not a bounce', async () => {
    expect((await upload(bounce('Amira@Kenari.example'))).json()).toEqual({
      entered: ['Amira@Kenari.example'],
      unknown: [],
    });
    expect(await list()).toMatchObject({
      total: 1,
      addresses: [
        {
          name: 'Amira Rahman',
          email: 'amira@kenari.example',
          kind: 'bounce',
          reason: '550 5.1.1 <Amira@Kenari.example>: Recipient address rejected: User unknown',
        },
      ],
    });
    const delayed = await upload(bounce('amira@kenari.example', { action: 'delayed' }));
    expect([delayed.statusCode, delayed.json().code]).toEqual([422, 'failed-address.unreadable']);
  });

  it('with control characters is read, without them', async () => {
    const answer = await upload(bounce('amira@kenari.example').replace('User unknown', 'User \0unknown\x07'));
    expect(answer.statusCode, answer.body).toBe(201);
    expect((await list()).addresses[0].reason).toMatch(/rejected: User +unknown$/);
    const odd = await upload(bounce('am\0ira@kenari.example', { messageId: '<a\0b@mail.example>' }));
    expect(odd.statusCode).toBe(422);
  });

  it('is shown on the person’s page, even when dealt with, until the address changes', async () => {
    const failureOf = async () =>
      (await stand.test.get(`/api/people/${amira.registrationNumber}`, stand.viewer)).json().failedAddress;
    expect(await failureOf()).toBeNull();
    await add({ address: 'amira@kenari.example', reason: 'Rang: no such mailbox' });
    const [row] = (await list()).addresses;
    expect(await failureOf()).toEqual({
      kind: 'bounce',
      reason: 'Rang: no such mailbox',
      failedAt: row.failedAt,
    });
    await stand.test.post(`/api/failed-addresses/${row.id}/deal`, {}, stand.editor);
    expect(await failureOf()).toMatchObject({ kind: 'bounce' });
    await updateRows(stand.test.db, 'failed_address', {}, { folded_email: 'former@kenari.example' });
    expect(await failureOf()).toBeNull();
  });

  it('of a forwarded message is identified by the returned message', async () => {
    const { message_id, id } = await readRow(stand.test.db, 'email', { registration_id: amira.id }, [
      'message_id',
      'id',
    ]);
    const answer = await upload(bounce('elsewhere@forward.example', { messageId: message_id }));
    expect(answer.json()).toEqual({
      entered: ['amira@kenari.example'],
      unknown: ['elsewhere@forward.example'],
    });
    expect((await list()).addresses).toMatchObject([{ emailId: id }]);
  });

  it('of an unknown address, another file or a hostile one adds no entry', async () => {
    expect((await upload(bounce('nobody@kenari.example'))).json()).toEqual({
      entered: [],
      unknown: ['nobody@kenari.example'],
    });
    const nested = `Content-Type: multipart/report; boundary="a"\n\n${'--a\nContent-Type: multipart/mixed; boundary="a"\n\n'.repeat(2000)}`;
    for (const content of [
      '',
      'Hello',
      nested,
      Buffer.alloc(50_000, 0xff),
      'Final-Recipient: rfc822; amira@kenari.example\nAction: failed\n',
    ])
      expect((await upload(content)).statusCode).toBe(422);
    expect((await upload(Buffer.alloc(1_000_001, 65))).statusCode).toBe(413);
    expect((await list()).total).toBe(0);
    expect((await readBounceMessage(Buffer.from('x'))).recipients).toEqual([]);
  });

  it('can be entered by hand by editors', async () => {
    expect((await add({ address: 'amira@kenari.example', reason: 'Full' }, stand.viewer)).statusCode).toBe(
      403,
    );
    expect((await add({ address: 'nobody@kenari.example', reason: 'Full' })).json().fields).toEqual({
      address: 'Nobody in this edition has this address.',
    });
    expect((await add({ address: 'amira@kenari.example', reason: ' ' })).statusCode).toBe(422);
    expect((await add({ address: ' Amira@kenari.example', reason: 'Mailbox full' })).statusCode).toBe(201);
    expect((await list()).addresses).toMatchObject([{ reason: 'Mailbox full' }]);
  });
});

describe('the list', () => {
  const reach = async () => {
    const created = await stand.test.post(
      '/api/messages',
      { audience: { programme: 'business', filter: {} } },
      stand.editor,
    );
    return created.json().reach.people;
  };

  it('is processed: entries are dealt with, marked as good again, or corrected', async () => {
    expect(await reach()).toBe(1);
    await add({ address: 'amira@kenari.example', reason: 'Mailbox full' });
    expect(await reach()).toBe(0);
    const openWork = async () => (await stand.test.get('/api/work', stand.viewer)).json().addresses;
    expect(await openWork()).toBe(1);
    const { id } = (await list()).addresses[0];
    const deal = await stand.test.post(`/api/failed-addresses/${id}/deal`, {}, stand.editor);
    expect(deal.statusCode, deal.body).toBe(200);
    expect((await list()).total).toBe(0);
    expect(await openWork()).toBe(0);
    // Off the list, but still left out of messages, and shown among those dealt with.
    expect(await reach()).toBe(0);
    const dealt = async () =>
      (await stand.test.get('/api/failed-addresses?dealt=1', stand.viewer)).json().addresses;
    expect(await dealt()).toMatchObject([{ id, reference: amira.registrationNumber }]);
    expect((await stand.test.post(`/api/failed-addresses/${id}/deal`, {}, stand.editor)).statusCode).toBe(
      404,
    );
    // It failed again.
    await add({ address: 'amira@kenari.example', reason: 'Still full' });
    expect((await list()).total).toBe(1);
    expect(await dealt()).toEqual([]);
    const good = await stand.test.call({
      method: 'DELETE',
      url: `/api/failed-addresses/${id}`,
      headers: stand.editor,
    });
    expect(good.statusCode).toBe(200);
    expect([await reach(), (await list()).total]).toEqual([1, 0]);
    // A corrected address counts as a new one.
    await add({ address: 'amira@kenari.example', reason: 'Unknown' });
    const shown = (await stand.test.get(`/api/people/${amira.registrationNumber}`, stand.editor)).json();
    const changed = await stand.test.put(
      `/api/people/${amira.registrationNumber}/contact`,
      {
        version: shown.contactVersion,
        contact: { ...shown.contact, email: 'amira.rahman@kenari.example' },
      },
      stand.editor,
    );
    expect(changed.statusCode, changed.body).toBe(200);
    expect([await reach(), (await list()).total]).toEqual([1, 0]);
  });
});
