// Approving and rejecting applications: the decision, its letter as a mail server receives it, and the access keys.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { FORM_HEADERS, fieldParts, filePart, formBody } from '../../testing/application-form.ts';
import { pdfOf } from '../../testing/document-files.ts';
import {
  bookMeeting,
  createBooking,
  createHostedBuyer,
  payBooking,
  type TestBuyer,
} from '../../testing/hosted-buyer.ts';
import { openMailStand } from '../../testing/mail-harness.ts';
import type { ReceivedMail } from '../../testing/mail-server.ts';
import { logInAs } from '../../testing/organisers.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { insertRows, readRow, readRows, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';

const stand = prepareOnce(openMailStand);

beforeEach(() => {
  stand.mailServer.behave({});
  stand.mailServer.received.splice(0);
});

const APPROVE = '/api/hosted/varification-email';
const REJECT = '/api/hosted/reject';
const create = (changes: Parameters<typeof createHostedBuyer>[2] = {}) =>
  createHostedBuyer(stand.test.db, stand.edition.editionId, { decision: 'pending', ...changes });
const idsOf = ({ userId, companyId }: TestBuyer) => ({ user_id: userId, visitor_company_id: companyId });
const decide = (url: string, buyer: TestBuyer, headers: Record<string, string> = stand.editor) =>
  stand.test.post(url, idsOf(buyer), headers);
/** Lets the ten seconds pass that a refusal waits before it is sent. */
const pass = () => stand.passMinutes(11 / 60);
const rowOf = async ({ registrationId }: TestBuyer): Promise<HostedRow | undefined> =>
  (await stand.test.get('/api/hosted', stand.viewer))
    .json()
    .data.find(({ id }: HostedRow) => id === registrationId);
const lettersOf = ({ registrationId }: TestBuyer) =>
  readRows(
    stand.test.db,
    'email',
    { registration_id: registrationId },
    ['kind', 'state', 'last_error'],
    'id',
  );
const keysOf = ({ registrationId }: TestBuyer) =>
  stand.test.db.selectFrom('access_key').selectAll().where('registration_id', '=', registrationId).execute();
const actionsOf = ({ registrationId }: TestBuyer) =>
  stand.test.db
    .selectFrom('audit_entry')
    .select(['action', 'before', 'after'])
    .where('registration_id', '=', registrationId)
    .where('action', 'like', 'application.%')
    .orderBy('id')
    .execute();

const isTo =
  ({ email }: TestBuyer) =>
  ({ recipients }: ReceivedMail) =>
    recipients.includes(email);
/** Takes the next email to this buyer: one of an earlier test may still be on its way. */
async function receive(buyer: TestBuyer): Promise<ReceivedMail> {
  const { received } = stand.mailServer;
  await expect.poll(() => received.some(isTo(buyer)), { timeout: 10_000, interval: 20 }).toBe(true);
  const [mail] = received.splice(received.findIndex(isTo(buyer)), 1);
  if (!mail) throw new Error('no email was received');
  return mail;
}
const untilStatus = (buyer: TestBuyer, status: string) =>
  expect.poll(async () => (await rowOf(buyer))?.status, { timeout: 10_000 }).toBe(status);
const open = (key: string) => stand.test.get('/api/hosted-buyer', { authorization: `Bearer ${key}` });

describe('approving', () => {
  it('emails the letter with a working personal link, and shows Email Sent once it is accepted', async () => {
    const buyer = await create();
    await stand.test.db
      .deleteFrom('access_key')
      .where('registration_id', '=', buyer.registrationId)
      .execute();
    const answer = await decide(APPROVE, buyer);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      success: true,
      status_name: 'Approved',
      message: 'The application is approved. The email is being sent.',
      row: { id: buyer.registrationId, decision: 'approved', mail: { state: 'queued' } },
    });
    const { recipients, parsed, raw } = await receive(buyer);
    expect(recipients).toEqual([buyer.email]);
    expect(parsed.subject).toBe('You are a hosted buyer at the International Beauty Exhibition');
    for (const form of [parsed.text, parsed.html?.replace(/<[^>]+>/g, '')])
      for (const fact of [
        'Amira Rahman',
        buyer.reference,
        '3 business meetings a day (12 in total)',
        'at least 2 stage programs',
        'RM 900.00',
        'at least 4 completed business meetings, within about 30 days',
        'Extra nights are not refundable',
        'first come, first served',
      ])
        expect(form).toContain(fact);
    const link = new RegExp(
      `https://meet\\.example\\.org/hosted/payment-gateway\\?user=${buyer.userId}&company=${buyer.companyId}&key=([\\w-]{43})`,
    );
    const key = link.exec(parsed.text ?? '')?.[1] ?? '';
    expect((parsed.html ?? '').replaceAll('&amp;', '&')).toMatch(link);
    expect((await open(key)).json()).toMatchObject({ user_id: buyer.userId, step: 'booking' });
    // The key itself is not stored, only its hash.
    expect(JSON.stringify(await lettersOf(buyer))).not.toContain(key);
    expect(raw).not.toMatch(/passport/i);
    await untilStatus(buyer, 'Email Sent');
    expect((await rowOf(buyer))?.mail).toMatchObject({ state: 'sent', error: null });
    expect(await actionsOf(buyer)).toMatchObject([
      { action: 'application.approve', before: { decision: 'pending' }, after: { state: 'Approved' } },
    ]);
  });

  it('works under the correctly spelled path too', async () => {
    const buyer = await create();
    const answer = await decide('/api/hosted/verification-email', buyer);
    expect([answer.statusCode, answer.json().status_name]).toEqual([200, 'Approved']);
    await receive(buyer);
  });

  it('is refused a second time, both while the letter is being sent and afterwards', async () => {
    const buyer = await create();
    stand.mailServer.behave({ answerAfterMs: 300 });
    await decide(APPROVE, buyer);
    const second = await decide(APPROVE, buyer);
    expect([second.statusCode, second.json()]).toMatchObject([
      409,
      {
        code: 'application.decided-already',
        message: 'This application has been approved already, and its letter is being sent.',
      },
    ]);
    await untilStatus(buyer, 'Email Sent');
    const third = await decide(APPROVE, buyer);
    expect(third.json().message).toBe(
      'This application has been approved already, and its letter has been sent.',
    );
    expect(await lettersOf(buyer)).toMatchObject([{ kind: 'application-approved', state: 'sent' }]);
    expect(await actionsOf(buyer)).toHaveLength(1);
  });

  it('sends the letter again when the mail server refused it', async () => {
    const buyer = await create();
    stand.mailServer.behave({ refuseRecipient: '550 5.1.1 no such mailbox' });
    await decide(APPROVE, buyer);
    await expect.poll(() => lettersOf(buyer), { timeout: 10_000 }).toMatchObject([{ state: 'failed' }]);
    expect(await rowOf(buyer)).toMatchObject({
      status: 'Approved',
      mail: { state: 'failed', error: expect.stringContaining('no such mailbox') },
    });
    stand.mailServer.behave({});
    expect((await decide(APPROVE, buyer)).statusCode).toBe(200);
    await receive(buyer);
    await untilStatus(buyer, 'Email Sent');
    expect(await lettersOf(buyer)).toHaveLength(1);
    expect((await actionsOf(buyer)).map(({ action }) => action)).toEqual([
      'application.approve',
      'application.mail',
    ]);
  });
});

describe('rejecting', () => {
  it('emails a refusal without a link, and revokes the keys of an approved buyer', async () => {
    const buyer = await create({ decision: 'approved' });
    expect((await open(buyer.key)).statusCode).toBe(200);
    const answer = await decide(REJECT, buyer);
    expect(answer.json()).toMatchObject({
      success: true,
      status_name: 'Rejected',
      message: 'The application is rejected. The email leaves in 10 seconds.',
    });
    pass();
    const { parsed } = await receive(buyer);
    expect(parsed.subject).toBe('About your application as a hosted buyer, International Beauty Exhibition');
    for (const form of [parsed.text, parsed.html]) {
      expect(form).toContain('We are sorry');
      expect(form).toContain(buyer.reference);
      expect(form).not.toMatch(/key=/);
    }
    expect(await keysOf(buyer)).toEqual([]);
    expect((await open(buyer.key)).statusCode).toBe(404);
    await untilStatus(buyer, 'Email Sent');
    expect((await decide(REJECT, buyer)).json()).toMatchObject({
      code: 'application.decided-already',
      message: 'This application has been rejected already, and its letter has been sent.',
    });
  });

  it('is allowed after the approval letter was sent, and so is approving again', async () => {
    const buyer = await create();
    await decide(APPROVE, buyer);
    await receive(buyer);
    await untilStatus(buyer, 'Email Sent');
    expect((await decide(REJECT, buyer)).json().status_name).toBe('Rejected');
    pass();
    await receive(buyer);
    await untilStatus(buyer, 'Email Sent');
    expect(await keysOf(buyer)).toEqual([]);
    expect((await decide(APPROVE, buyer)).json().status_name).toBe('Approved');
    const { parsed } = await receive(buyer);
    expect(parsed.text).toContain('/hosted/payment-gateway?');
    expect(await actionsOf(buyer)).toMatchObject([
      { action: 'application.approve' },
      { action: 'application.reject', before: { decision: 'approved', state: 'Email Sent' } },
      { action: 'application.approve', before: { decision: 'rejected' } },
    ]);
  });

  it('frees hours still to come, and leaves those that have begun', async () => {
    const fair = await openReview();
    onTestFinished(() => fair.close());
    const { db } = fair.test;
    const buyer = await createHostedBuyer(db, fair.edition.editionId);
    const [one = 0, two = 0] = fair.makers;
    const begun = await bookMeeting(db, buyer, { exhibitorId: one, day: 1, minute: 660 });
    const coming = await bookMeeting(db, buyer, { exhibitorId: two, day: 1, minute: 780 });
    const now = new Date('2026-06-02T04:30:00Z');
    fair.test.setNow(now);
    const headers = await logInAs(db, 'editor', now);
    expect((await fair.test.post(REJECT, idsOf(buyer), headers)).statusCode).toBe(200);
    const left = await db.selectFrom('meeting').select(['id', 'status']).orderBy('id').execute();
    expect(left).toEqual([
      { id: begun, status: 2 },
      { id: coming, status: 3 },
    ]);
  });

  it('is refused while the deposit is held, and final once it was refunded: the buyer can apply again', async () => {
    const buyer = await create({ decision: 'approved' });
    const { db, storage } = stand.test;
    const paymentId = await payBooking(db, await createBooking(db, storage.sealer, buyer));
    const refused = await decide(REJECT, buyer);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'application.money-held',
        message: 'This buyer has paid. Please refund the payment before you reject the application.',
      },
    ]);
    expect((await open(buyer.key)).statusCode).toBe(200);
    const { id: organiser_id } = await db.selectFrom('organiser').select('id').executeTakeFirstOrThrow();
    await insertRows(db, 'refund', {
      payment_id: paymentId,
      amount_sen: 90000,
      reason: 'They cannot come.',
      state: 'refunded',
      transaction_id: 'r1',
      organiser_id,
      refusal: null,
      requested_at: TEST_NOW,
      ended_at: TEST_NOW,
    });
    expect((await decide(REJECT, buyer)).statusCode).toBe(200);
    expect(await rowOf(buyer)).toMatchObject({ decision: 'rejected', payment: 'refunded' });
    // A refunded deposit no longer pays for anything.
    const again = await decide(APPROVE, buyer);
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      {
        code: 'application.decided-already',
        message:
          'The deposit of this application was refunded, so it cannot be approved, but the buyer can apply again.',
      },
    ]);
    expect(await rowOf(buyer)).toMatchObject({ decision: 'rejected' });
    // The buyer can apply again, as the sentence says, and the refunded application is kept.
    const applied = await stand.test.call({
      method: 'POST',
      url: '/api/hosted-registration',
      headers: FORM_HEADERS,
      payload: formBody([...fieldParts({ email: buyer.email }), filePart(0, pdfOf(), 'certificate.pdf')]),
    });
    expect(applied.statusCode).toBe(201);
    expect(await rowOf(buyer)).toMatchObject({ decision: 'rejected', isReplaced: true });
  });
});

describe('an outdated letter', () => {
  it('is never sent when the decision changed while the mail server was down', async () => {
    const buyer = await create();
    stand.mailServer.behave({ refuseRecipient: '450 4.2.1 try later' });
    await decide(APPROVE, buyer);
    await expect.poll(() => lettersOf(buyer), { timeout: 10_000 }).toMatchObject([{ state: 'failed' }]);
    stand.mailServer.behave({});
    await decide(REJECT, buyer);
    expect((await lettersOf(buyer)).map(({ kind }) => kind)).toEqual(['application-rejected']);
    pass();
    expect((await receive(buyer)).parsed.text).toContain('We are sorry');
  });

  it('is not sent by a retry from the list of emails either', async () => {
    const buyer = await create();
    stand.mailServer.behave({ refuseRecipient: '550 5.1.1 no such mailbox' });
    await decide(APPROVE, buyer);
    await expect.poll(() => lettersOf(buyer), { timeout: 10_000 }).toMatchObject([{ state: 'failed' }]);
    const { db } = stand.test;
    const { id } = await readRow(db, 'email', { registration_id: buyer.registrationId }, ['id']);
    stand.mailServer.behave({});
    await updateRows(
      db,
      'application',
      { registration_id: buyer.registrationId },
      { decision: 'rejected', decision_email_id: null },
    );
    await stand.test.call({ method: 'POST', url: `/api/emails/${id}/retry`, headers: stand.editor });
    await expect
      .poll(() => lettersOf(buyer), { timeout: 10_000 })
      .toMatchObject([{ state: 'failed', last_error: 'The decision changed after this was written.' }]);
    expect(stand.mailServer.received.filter(isTo(buyer))).toEqual([]);
  });
});

it.each([APPROVE, REJECT])('%s is for editors, and needs two ids of the same hosted buyer', async (url) => {
  const [buyer, other] = [await create(), await create()];
  expect((await decide(url, buyer, {})).statusCode).toBe(401);
  expect((await decide(url, buyer, stand.viewer)).statusCode).toBe(403);
  const mixed = { user_id: buyer.userId, visitor_company_id: other.companyId };
  expect((await stand.test.post(url, mixed, stand.editor)).statusCode).toBe(404);
  const { user_id, visitor_company_id } = await stand.register([[1, 4, url === APPROVE ? 660 : 720]]);
  expect((await stand.test.post(url, { user_id, visitor_company_id }, stand.editor)).statusCode).toBe(404);
  expect((await stand.test.post(url, { user_id: 'one' }, stand.editor)).statusCode).toBe(422);
  expect(await rowOf(buyer)).toMatchObject({ decision: 'pending', mail: null });
});

it('keeps the letter readable and unsent without a mail server, where approving again is not an error', async () => {
  const silent = await openReview();
  onTestFinished(() => silent.close());
  const buyer = await createHostedBuyer(silent.test.db, silent.edition.editionId, { decision: 'pending' });
  for (let press = 0; press < 2; press += 1) {
    const answer = await silent.test.post(APPROVE, idsOf(buyer), silent.editor);
    expect(answer.json()).toMatchObject({
      status_name: 'Approved',
      message: 'The application is approved. Not sent: no mail server configured.',
      row: { mail: { state: 'unsent' } },
    });
  }
  const { emails } = (await silent.test.get('/api/emails', silent.viewer)).json();
  expect(emails).toMatchObject([{ kind: 'application-approved', kindName: 'Application approved' }]);
  const id = emails[0].id;
  const preview = (await silent.test.get(`/api/emails/${id}`, silent.admin)).json();
  expect(preview).toMatchObject({ hasTrialLink: true });
  expect(preview.text).toContain(`user=${buyer.userId}&company=${buyer.companyId}&key=hidden`);
  const trial = { method: 'POST', url: `/api/emails/${id}/trial-link`, headers: silent.admin };
  const { link } = (await silent.test.call(trial)).json();
  const key = new URL(link).searchParams.get('key');
  const opened = await silent.test.get('/api/hosted-buyer', { authorization: `Bearer ${key}` });
  expect(opened.json()).toMatchObject({ user_id: buyer.userId, decision: 'approved' });
  // No link is created once the buyer was rejected, and a refusal has none.
  await silent.test.post(REJECT, idsOf(buyer), silent.editor);
  const [refusal] = (await silent.test.get('/api/emails', silent.viewer)).json().emails;
  const detail = (await silent.test.get(`/api/emails/${refusal.id}`, silent.admin)).json();
  expect([detail.kind, detail.hasTrialLink]).toEqual(['application-rejected', false]);
  const none = { ...trial, url: `/api/emails/${refusal.id}/trial-link` };
  expect((await silent.test.call(none)).statusCode).toBe(404);
  expect((await silent.test.call(trial)).statusCode).toBe(404);
  expect(await readRows(silent.test.db, 'access_key', { registration_id: buyer.registrationId })).toEqual([]);
});
