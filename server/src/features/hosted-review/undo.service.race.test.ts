// Undo races the sending worker, with a real worker and a real mail server.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHostedBuyer, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { type MailStand, openMailStand } from '../../testing/mail-harness.ts';

const ROUNDS = 24;
let stand: MailStand;
beforeAll(async () => {
  stand = await openMailStand();
});
afterAll(() => stand.close());

const send = (url: string, { userId, companyId }: TestBuyer) =>
  stand.test.post(url, { user_id: userId, visitor_company_id: companyId }, stand.editor);
const isMailed = ({ email }: TestBuyer) =>
  stand.mailServer.received.some(({ recipients }) => recipients.includes(email));

/** Waits until the outbox is drained. */
const untilQuiet = () =>
  expect
    .poll(async () => (await stand.outbox()).filter(({ state }) => state === 'queued').length, {
      timeout: 20_000,
    })
    .toBe(0);

/** Rejects, lets the ten seconds pass, and undoes while the worker takes over the refusal. */
async function race(round: number, undo: (buyer: TestBuyer) => Promise<boolean>) {
  const buyer = await createHostedBuyer(stand.test.db, stand.edition.editionId, { decision: 'pending' });
  expect((await send('/api/hosted/reject', buyer)).statusCode).toBe(200);
  stand.passMinutes(11 / 60);
  // A little later in each round: before the hand-over, during it, while sending, and after it.
  for (let turn = 0; turn < round * 3; turn += 1)
    await stand.test.db.selectNoFrom((one) => one.val(1).as('one')).execute();
  const isUndone = await undo(buyer);
  await untilQuiet();
  return { isUndone, isMailed: isMailed(buyer) };
}

it(`a rejection is either undone or emailed, never both, ${ROUNDS} rounds`, async () => {
  const outcomes = [];
  for (let round = 0; round < ROUNDS; round += 1)
    outcomes.push(
      await race(round, async (buyer) => {
        const { statusCode } = await send('/api/hosted/undo-rejection', buyer);
        expect([200, 409]).toContain(statusCode);
        return statusCode === 200;
      }),
    );
  for (const { isUndone, isMailed: mailed } of outcomes) expect(mailed).toBe(!isUndone);
  // Both outcomes of the race occurred.
  expect(new Set(outcomes.map(({ isUndone }) => isUndone)).size).toBe(2);
});

it('control: an Undo that checks first and leaves the letter in the outbox is overtaken by it', async () => {
  const outcome = await race(0, async ({ registrationId }) => {
    const { db } = stand.test;
    const [letter] = await db
      .selectFrom('email')
      .select('attempts')
      .where('registration_id', '=', registrationId)
      .execute();
    if (letter?.attempts !== 0) return false;
    await db
      .updateTable('application')
      .set({ decision: 'pending' })
      .where('registration_id', '=', registrationId)
      .execute();
    return true;
  });
  expect(outcome).toEqual({ isUndone: true, isMailed: true });
});
