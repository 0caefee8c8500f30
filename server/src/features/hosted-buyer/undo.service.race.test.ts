// Undo races the sending of the letter, with a real mail server.
import { expect, it } from 'vitest';
import { createHostedBuyer, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { openMailStand } from '../../testing/mail-harness.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { readRows, updateRows } from '../../testing/rows.ts';

const ROUNDS = 24;
/** At most this many more rounds, until both outcomes have occurred. */
const MORE_ROUNDS = 40;
const stand = prepareOnce(openMailStand);

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

/** Rejects an application: ten seconds later its letter goes out. */
async function reject(): Promise<TestBuyer> {
  const buyer = await createHostedBuyer(stand.test.db, stand.edition.editionId, { decision: 'pending' });
  expect((await send('/api/hosted/reject', buyer)).statusCode).toBe(200);
  return buyer;
}

const letTimePass = () => stand.passMinutes(11 / 60);

/** Makes this many queries to let time pass. */
async function wait(queries: number): Promise<void> {
  for (let query = 0; query < queries; query += 1)
    await stand.test.db.selectNoFrom((one) => one.val(1).as('one')).execute();
}

/** Undoes while the refusal is claimed for sending. @param later queries between due time and undo; negative: before */
async function race(later: number) {
  const buyer = await reject();
  const undo = () => send('/api/hosted/undo-rejection', buyer);
  let undoing: ReturnType<typeof undo> | null = null;
  if (later < 0) {
    undoing = undo();
    await wait(-later);
  }
  letTimePass();
  await wait(later);
  const { statusCode } = await (undoing ?? undo());
  expect([200, 409]).toContain(statusCode);
  await untilQuiet();
  return { isUndone: statusCode === 200, isMailed: isMailed(buyer) };
}

it(`a rejection is either undone or emailed, never both, ${ROUNDS} rounds`, async () => {
  const outcomes: Awaited<ReturnType<typeof race>>[] = [];
  const undone = () => new Set(outcomes.map(({ isUndone }) => isUndone));
  // A little later in each round: before the claim, during it, while sending, and after it.
  for (let round = 0; round < ROUNDS; round += 1) outcomes.push(await race((round - ROUNDS / 2) * 3));
  // There may be only one outcome if sending is much slower or faster than the queries.
  for (let round = 0; undone().size < 2 && round < MORE_ROUNDS; round += 1)
    outcomes.push(await race((undone().has(true) ? 10 : -10) * (ROUNDS + round)));
  for (const { isUndone, isMailed: mailed } of outcomes) expect(mailed).toBe(!isUndone);
  // Both outcomes of the race occurred.
  expect(undone().size).toBe(2);
});

it('control: an undo that checks first and leaves the letter in the outbox is too late', async () => {
  const { db } = stand.test;
  const buyer = await reject();
  const [letter] = await readRows(db, 'email', { registration_id: buyer.registrationId }, ['attempts']);
  expect(letter).toEqual({ attempts: 0 });
  letTimePass();
  await updateRows(db, 'application', { registration_id: buyer.registrationId }, { decision: 'pending' });
  await untilQuiet();
  expect(isMailed(buyer)).toBe(true);
});
