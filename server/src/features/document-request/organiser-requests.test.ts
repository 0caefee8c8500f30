// Who may request a document, from whom, and how a request is withdrawn.
import { beforeEach, describe, expect, it } from 'vitest';
import { idsOf, openAsking } from '../../testing/asked-document.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { updateRows } from '../../testing/rows.ts';

const stand = prepareOnce(openAsking);

beforeEach(() => stand.mailServer.received.splice(0));

describe('a request', () => {
  it('needs a reason and the current version, and only one per kind may be open', async () => {
    const buyer = await stand.create();
    const { version } = await stand.rowOf(buyer);
    expect((await stand.ask(buyer, {}, stand.viewer)).statusCode).toBe(403);
    const mute = await stand.ask(buyer, { reason: '  ' });
    expect([mute.statusCode, mute.json().fields]).toEqual([
      422,
      { reason: 'Please say why the document is needed' },
    ]);
    expect((await stand.ask(buyer, { version })).statusCode).toBe(201);
    const stale = await stand.ask(buyer, { version, kind: 'passport' });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      {
        code: 'application.stale',
        application: { version: version + 1, documentRequests: [{ state: 'asked' }] },
      },
    ]);
    expect((await stand.ask(buyer)).json().code).toBe('document.asked-already');
    expect((await stand.ask(buyer, { kind: 'passport' })).statusCode).toBe(201);
    // A rejection for a missing document is refused as stale once the document has arrived.
    const seen = (await stand.rowOf(buyer)).version;
    const { db } = stand.test;
    const key = await stand.keyOf(buyer);
    expect((await stand.handIn(key)).statusCode).toBe(201);
    const late = await stand.test.post(
      '/api/hosted/reject',
      { ...idsOf(buyer), version: seen },
      stand.editor,
    );
    expect(late.json().code).toBe('application.stale');
    await db.deleteFrom('email').where('registration_id', '=', buyer.registrationId).execute();
  });

  it('can be withdrawn without any email before it is sent; afterwards the link shows the withdrawal', async () => {
    const early = await stand.create();
    await stand.ask(early);
    const first = await stand.withdraw(early, (await stand.requestOf(early)).id);
    expect(first.json().message).toBe('The request is withdrawn. No email was sent.');
    const late = await stand.create();
    const key = await stand.asked(late);
    const { id } = await stand.requestOf(late);
    const second = await stand.withdraw(late, id);
    expect(second.json().message).toContain('Its email has left already');
    expect(second.json().row.documentRequests).toMatchObject([{ state: 'withdrawn' }]);
    expect(await stand.stateOf(key)).toBe('withdrawn');
    expect((await stand.handIn(key)).json().message).toBe(
      'This document is not needed any more. There is nothing more to do.',
    );
    expect((await stand.withdraw(late, id)).json().code).toBe('document.request-ended');
    // The same kind can be requested again.
    expect((await stand.ask(late)).statusCode).toBe(201);
    const mails = stand.mailServer.received.filter(({ recipients }) => recipients.includes(early.email));
    expect(mails).toEqual([]);
  });

  it('is refused for a rejected application, and for one replaced by a later application', async () => {
    const buyer = await stand.create({ decision: 'rejected' });
    expect((await stand.ask(buyer)).json().code).toBe('application.decided-already');
    await updateRows(stand.test.db, 'registration', { id: buyer.registrationId }, { is_replaced: true });
    expect((await stand.ask(buyer)).json().code).toBe('application.replaced');
  });
});
