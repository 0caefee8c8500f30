// Many organisers decide on one application concurrently, while a payment arrives.
import { expect, it } from 'vitest';
import { createBooking, createHostedBuyer, payBooking, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { openReview, type ReviewStand } from '../../testing/review.ts';
import { roundsOf } from '../../testing/rounds.ts';
import { updateRows } from '../../testing/rows.ts';

/** Every pair of decisions in both orders comes up twice. */
const ROUNDS = roundsOf(8, 20);
const ORGANISERS = 6;

async function onStand(work: (stand: ReviewStand) => Promise<void>): Promise<void> {
  const stand = await openReview({ mail: { wake: () => undefined } });
  try {
    await work(stand);
  } finally {
    await stand.close();
  }
}

const create = ({ test, edition }: ReviewStand, decision: 'pending' | 'approved' = 'pending') =>
  createHostedBuyer(test.db, edition.editionId, { decision });
const call = async (stand: ReviewStand, action: 'approve' | 'reject' | 'delete', buyer: TestBuyer) => {
  const url = { approve: 'varification-email', reject: 'reject', delete: 'delete' }[action];
  const ids = { user_id: buyer.userId, visitor_company_id: buyer.companyId };
  const body = action === 'delete' ? { ...ids, id: buyer.registrationId } : ids;
  return stand.test.post(`/api/hosted/${url}`, body, action === 'delete' ? stand.admin : stand.editor);
};
const lettersOf = ({ test }: ReviewStand, { registrationId }: TestBuyer) =>
  test.db.selectFrom('email').select(['id', 'kind']).where('registration_id', '=', registrationId).execute();

async function standingOf({ test }: ReviewStand, { registrationId }: TestBuyer) {
  const row = await test.db
    .selectFrom('registration')
    .innerJoin('application', 'registration_id', 'registration.id')
    .select((select) => [
      'cancelled_at',
      'decision',
      'application.state',
      'decision_email_id',
      select
        .selectFrom('access_key')
        .select((key) => key.fn.countAll<number>().as('count'))
        .where('access_key.registration_id', '=', registrationId)
        .as('keys'),
    ])
    .where('registration.id', '=', registrationId)
    .executeTakeFirstOrThrow();
  return row;
}

it(`${ORGANISERS} concurrent approvals send one letter and refuse the others, ${ROUNDS} rounds`, () =>
  onStand(async (stand) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const buyer = await create(stand);
      const answers = await Promise.all(
        Array.from({ length: ORGANISERS }, () => call(stand, 'approve', buyer)),
      );
      const codes = answers.map((answer) => answer.json().code ?? answer.statusCode).sort();
      expect(codes).toEqual([200, ...Array(ORGANISERS - 1).fill('application.decided-already')]);
      expect(await lettersOf(stand, buyer)).toMatchObject([{ kind: 'application-approved' }]);
    }
  }));

it(`concurrent approvals, rejections and deletions end in a consistent state, ${ROUNDS} rounds`, () =>
  onStand(async (stand) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const buyer = await create(stand, round % 2 === 0 ? 'pending' : 'approved');
      const removal = round % 4 < 2 ? [] : (['delete'] as const);
      const calls = ['approve', 'reject', ...removal, 'reject', 'approve'] as const;
      const answers = await Promise.all(calls.map((action) => call(stand, action, buyer)));
      for (const { statusCode } of answers) expect([200, 404, 409]).toContain(statusCode);
      const standing = await standingOf(stand, buyer);
      const letters = await lettersOf(stand, buyer);
      if (standing.cancelled_at) {
        expect([standing.keys, letters]).toEqual([0, []]);
        continue;
      }
      const { decision, state, decision_email_id, keys } = standing;
      expect(letters).toEqual([{ id: decision_email_id, kind: `application-${decision}` }]);
      expect(state).toBe(decision === 'approved' ? 'Approved' : 'Rejected');
      if (decision === 'rejected') expect(keys).toBe(0);
    }
  }));

it(`concurrent approval and rejection of the same version: one wins, the other is stale, ${ROUNDS} rounds`, () =>
  onStand(async (stand) => {
    const decide = async (action: 'approve' | 'reject', { userId, companyId }: TestBuyer, version?: number) =>
      stand.test.post(
        action === 'approve' ? '/api/hosted/varification-email' : '/api/hosted/reject',
        { user_id: userId, visitor_company_id: companyId, ...(version !== undefined && { version }) },
        stand.editor,
      );
    for (let round = 0; round < ROUNDS; round += 1) {
      const buyer = await create(stand);
      const calls = round % 2 === 0 ? (['approve', 'reject'] as const) : (['reject', 'approve'] as const);
      const answers = await Promise.all(calls.map((action) => decide(action, buyer, 1)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const lost = answers.find(({ statusCode }) => statusCode === 409)?.json();
      const { decision } = await standingOf(stand, buyer);
      expect(lost).toMatchObject({ code: 'application.stale', application: { decision } });
      // The control: without a version, the second call overrules the first.
      const control = await create(stand);
      const unseen = await Promise.all(calls.map((action) => decide(action, control)));
      expect(unseen.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    }
  }));

/** Records a payment as the product does: locks the registration first. @returns whether it was live */
async function settle({ test }: ReviewStand, { registrationId }: TestBuyer, paymentId: number) {
  return test.db.transaction().execute(async (transaction) => {
    const { cancelled_at } = await transaction
      .selectFrom('registration')
      .select('cancelled_at')
      .where('id', '=', registrationId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await updateRows(
      transaction,
      'payment',
      { id: paymentId },
      { state: 'paid', transaction_id: `late-${paymentId}` },
    );
    return cancelled_at === null;
  });
}

it.each(['delete', 'reject'] as const)(
  `%s while a payment arrives never ends a paid application, ${ROUNDS} rounds`,
  (action) =>
    onStand(async (stand) => {
      const { db, storage } = stand.test;
      for (let round = 0; round < ROUNDS; round += 1) {
        const buyer = await create(stand, 'approved');
        const paymentId = await payBooking(db, await createBooking(db, storage.sealer, buyer));
        const failed = { state: 'failed', transaction_id: null } as const;
        await db.updateTable('payment').set(failed).where('id', '=', paymentId).execute();
        // The first to be called is not always the first to get the lock.
        const [wasLive, { statusCode }] =
          round % 2 === 0
            ? await Promise.all([settle(stand, buyer, paymentId), call(stand, action, buyer)])
            : await Promise.all([call(stand, action, buyer), settle(stand, buyer, paymentId)]).then(
                ([answer, live]) => [live, answer] as const,
              );
        if (action === 'delete') expect(statusCode).toBe(wasLive ? 409 : 200);
        const again = await call(stand, action, buyer);
        // Once the money has arrived, neither is possible.
        expect([404, 409]).toContain(again.statusCode);
        if (statusCode === 409) expect(again.json().code).toBe('application.money-held');
      }
    }),
);
