// Rejecting from a stale page, with a reason, with undo until the refusal is sent, and applying again afterwards.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { FORM_HEADERS, fieldParts, filePart, formBody } from '../../testing/application-form.ts';
import { pdfOf } from '../../testing/document-files.ts';
import { bookMeeting, createHostedBuyer, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { openMailStand } from '../../testing/mail-harness.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { readRow, readRows, updateRows } from '../../testing/rows.ts';
import { followTold } from '../../testing/told-parts.ts';

const stand = prepareOnce(openMailStand);

beforeEach(() => {
  stand.mailServer.behave({});
  stand.mailServer.received.splice(0);
});

const APPROVE = '/api/hosted/verification-email';
const REJECT = '/api/hosted/reject';
const UNDO = '/api/hosted/undo-rejection';
const create = (changes: Parameters<typeof createHostedBuyer>[2] = {}) =>
  createHostedBuyer(stand.test.db, stand.edition.editionId, { decision: 'pending', ...changes });
const send = (url: string, { userId, companyId }: TestBuyer, more: object = {}) =>
  stand.test.post(url, { user_id: userId, visitor_company_id: companyId, ...more }, stand.editor);
const list = async (query = ''): Promise<HostedRow[]> =>
  (await stand.test.get(`/api/hosted${query}`, stand.viewer)).json().data;
const rowOf = async ({ registrationId }: TestBuyer): Promise<HostedRow> => {
  const row = (await list()).find(({ id }) => id === registrationId);
  if (!row) throw new Error('the application is not listed');
  return row;
};
const keysOf = ({ registrationId }: TestBuyer) =>
  readRows(stand.test.db, 'access_key', { registration_id: registrationId }, ['key_hash']);
const lettersOf = ({ registrationId }: TestBuyer) =>
  readRows(stand.test.db, 'email', { registration_id: registrationId }, ['kind', 'state', 'attempts'], 'id');
const open = (key: string) => stand.test.get('/api/hosted-buyer', { authorization: `Bearer ${key}` });
/** Lets the ten seconds pass that a refusal waits before it is sent. */
const pass = () => stand.passMinutes(11 / 60);
/** The next email that a buyer receives. */
const received = async ({ email }: TestBuyer) => {
  const { received: all } = stand.mailServer;
  const place = () => all.findIndex(({ recipients }) => recipients.includes(email));
  await expect.poll(place, { timeout: 10_000, interval: 20 }).toBeGreaterThanOrEqual(0);
  return all.splice(place(), 1)[0]?.parsed;
};

describe('a decision from a stale page', () => {
  it('never overrules a decision made since, and gets the current state', async () => {
    const buyer = await create();
    const seen = await rowOf(buyer);
    expect((await send(APPROVE, buyer, { version: seen.version })).statusCode).toBe(200);
    await received(buyer);
    const late = await send(REJECT, buyer, { version: seen.version });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      {
        code: 'application.stale',
        message: 'This application has been changed in the meantime. Please look at it again.',
        application: { id: buyer.registrationId, decision: 'approved', version: seen.version + 1 },
      },
    ]);
    expect(await rowOf(buyer)).toMatchObject({ decision: 'approved' });
    expect((await open(buyer.key)).statusCode).toBe(200);
    expect(await lettersOf(buyer)).toMatchObject([{ kind: 'application-approved' }]);
    const remove = { user_id: buyer.userId, visitor_company_id: buyer.companyId, id: buyer.registrationId };
    const gone = await stand.test.post(
      '/api/hosted/delete',
      { ...remove, version: seen.version },
      stand.admin,
    );
    expect(gone.json().code).toBe('application.stale');
    // Allowed with the current version, and for clients that send no version.
    expect((await send(REJECT, buyer, { version: seen.version + 1 })).statusCode).toBe(200);
    expect((await send(APPROVE, buyer)).statusCode).toBe(200);
  });

  it('can be avoided: pages are notified of each decision and its letter, but not of refused calls', async () => {
    const told = await followTold(stand.test.database);
    const buyer = await create();
    expect((await send(APPROVE, buyer, { version: 99 })).statusCode).toBe(409);
    expect((await send(APPROVE, buyer)).statusCode).toBe(200);
    // Notifications are in order: one for the refused call would have come first.
    await expect.poll(() => told('bookings')).toBe(1);
    await received(buyer);
    // Queued, begun and sent.
    await expect.poll(() => told('emails')).toBeGreaterThanOrEqual(3);
    expect(told('hosted-buyers')).toBeGreaterThanOrEqual(4);
  });
});

describe('a reason', () => {
  it('is emailed in the reader\u2019s language if it is a listed one, and verbatim otherwise', async () => {
    const listed = await create();
    const { db } = stand.test;
    await updateRows(db, 'registration', { id: listed.registrationId }, { language: 'zh-Hans' });
    await send(REJECT, listed, { reason: 'All places of the programme are taken.' });
    expect(await rowOf(listed)).toMatchObject({ reason: 'All places of the programme are taken.' });
    pass();
    expect((await received(listed))?.text).toContain('原因：本计划名额已满。');
    const own = await create();
    await send(REJECT, own, { reason: '  Your shop opens in 2029 <b>only</b>.  ' });
    pass();
    const mail = await received(own);
    expect(mail?.text).toContain('The reason: Your shop opens in 2029 <b>only</b>.');
    expect(mail?.html).toContain('2029 &lt;b&gt;only');
    const long = await send(REJECT, await create(), { reason: 'x'.repeat(501) });
    expect([long.statusCode, long.json().fields]).toEqual([
      422,
      { reason: 'This is too long. Please shorten it.' },
    ]);
    const none = await create();
    await send(REJECT, none);
    pass();
    expect((await received(none))?.text).not.toContain('reason');
  });
});

describe('Undo', () => {
  it('before the refusal is sent restores everything, and no email is sent', async () => {
    const buyer = await create({ decision: 'approved' });
    const { db } = stand.test;
    const meeting = await bookMeeting(db, buyer, { exhibitorId: stand.makers[0] ?? 0, day: 1, minute: 660 });
    const before = await rowOf(buyer);
    const rejected = await send(REJECT, buyer, { version: before.version });
    expect(rejected.json().row).toMatchObject({
      decision: 'rejected',
      undoUntil: new Date(stand.now().getTime() + 10_000).toISOString(),
    });
    expect([(await open(buyer.key)).statusCode, await keysOf(buyer)]).toEqual([404, []]);
    const undone = await send(UNDO, buyer, { version: before.version + 1 });
    expect([undone.statusCode, undone.json()]).toMatchObject([
      200,
      {
        message: 'The rejection is undone, and no email was sent.',
        row: { decision: 'approved', undoUntil: null },
      },
    ]);
    expect((await open(buyer.key)).statusCode).toBe(200);
    const { status } = await readRow(db, 'meeting', { id: meeting }, ['status']);
    expect(status).toBe(2);
    pass();
    // Another email is sent after that time: a refusal still queued would have been sent before it.
    const next = await create();
    await send(APPROVE, next);
    await received(next);
    expect(stand.mailServer.received.filter(({ recipients }) => recipients.includes(buyer.email))).toEqual(
      [],
    );
    expect(await lettersOf(buyer)).toEqual([]);
    expect((await send(UNDO, buyer)).json().code).toBe('application.undo-over');
  });

  it('leaves a meeting rejected if its hour was taken in the meantime, and reports it', async () => {
    const [buyer, other] = [await create({ decision: 'approved' }), await create({ decision: 'approved' })];
    const hour = { exhibitorId: stand.makers[1] ?? 0, day: 2, minute: 720 };
    await bookMeeting(stand.test.db, buyer, hour);
    await send(REJECT, buyer);
    await bookMeeting(stand.test.db, other, hour);
    expect((await send(UNDO, buyer)).json()).toMatchObject({
      message:
        'The rejection is undone, and no email was sent. One meeting stays rejected: its hour was taken in the meantime.',
      row: { decision: 'approved', meetingCount: 0 },
    });
  });

  it('rewrites the letter that the rejection removed from the outbox', async () => {
    await stand.stopMailing();
    const buyer = await create();
    try {
      await send(APPROVE, buyer);
      await send(REJECT, buyer);
      expect((await lettersOf(buyer)).map(({ kind }) => kind)).toEqual(['application-rejected']);
      await send(UNDO, buyer);
      expect((await lettersOf(buyer)).map(({ kind }) => kind)).toEqual(['application-approved']);
    } finally {
      await stand.restartMailing();
    }
    expect((await received(buyer))?.text).toContain('/hosted/payment-gateway?');
  });

  it('ends once the refusal is sent; after that the decision can only be changed by another email', async () => {
    const buyer = await create();
    await send(REJECT, buyer);
    pass();
    await received(buyer);
    await expect.poll(async () => (await rowOf(buyer)).status).toBe('Email Sent');
    expect(await rowOf(buyer)).toMatchObject({ undoUntil: null, decision: 'rejected' });
    const late = await send(UNDO, buyer);
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'application.undo-over' }]);
    expect((await send(APPROVE, buyer)).json().row).toMatchObject({ decision: 'approved' });
    expect((await received(buyer))?.subject).toContain('You are a hosted buyer');
  });

  it('ends after ten seconds without a mail server', async () => {
    let now = stand.now();
    const silent = await openReview({ clock: () => now });
    onTestFinished(() => silent.close());
    const buyer = await createHostedBuyer(silent.test.db, silent.edition.editionId, {
      decision: 'pending',
    });
    const body = { user_id: buyer.userId, visitor_company_id: buyer.companyId };
    const call = (url: string) => silent.test.post(url, body, silent.editor);
    await call(REJECT);
    expect((await call(UNDO)).json().row).toMatchObject({ decision: 'pending', mail: null });
    await call(REJECT);
    now = new Date(now.getTime() + 11_000);
    expect((await call(UNDO)).json().code).toBe('application.undo-over');
  });
});

describe('Email Sent', () => {
  it('still lets a search and a filter find the decision', async () => {
    const company = 'Zebra Cosmetics';
    const [yes, no] = [await create({ company }), await create({ company })];
    await send(APPROVE, yes);
    await send(REJECT, no);
    pass();
    for (const buyer of [yes, no])
      await expect.poll(async () => (await rowOf(buyer)).status).toBe('Email Sent');
    const ids = async (query: string) =>
      (await list(query)).filter((row) => row.company === company).map(({ id }) => id);
    expect(await ids('?search=approved')).toEqual([yes.registrationId]);
    expect(await ids('?search=Rejected')).toEqual([no.registrationId]);
    expect(await ids('?decision=rejected&status=Email%20Sent')).toEqual([no.registrationId]);
    expect((await rowOf(no)).decidedAt).not.toBeNull();
  });
});

describe('a rejected applicant', () => {
  const apply = (email: string) =>
    stand.test.call({
      method: 'POST',
      url: '/api/hosted-registration',
      headers: FORM_HEADERS,
      payload: formBody([...fieldParts({ email }), filePart(0, pdfOf(), 'certificate.pdf')]),
    });

  it('may apply again; the new application points to the old one, which can no longer be decided', async () => {
    const old = await create({ email: 'again@kenari.example' });
    expect((await apply('again@kenari.example')).statusCode).toBe(409);
    await send(REJECT, old);
    const again = await apply('Again@kenari.example');
    expect([again.statusCode, again.json()]).toMatchObject([201, { success: true }]);
    const { reference } = again.json();
    const fresh = (await list()).find((row) => row.reference === reference);
    expect(fresh).toMatchObject({ decision: 'pending', previousReference: old.reference, isReplaced: false });
    expect(await rowOf(old)).toMatchObject({ decision: 'rejected', isReplaced: true });
    for (const url of [APPROVE, REJECT, UNDO])
      expect((await send(url, old)).json()).toMatchObject({
        code: 'application.replaced',
        message: 'This person has applied again since. Please decide on the new application.',
      });
    expect((await apply('again@kenari.example')).json().code).toBe('registration.email-taken');
  });
});
