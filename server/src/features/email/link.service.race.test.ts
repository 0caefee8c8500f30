// A key made for a hosted buyer during a rejection is deleted with the others, or not made.
import { expect, it } from 'vitest';
import { EMAIL_EFFECTS } from '../../email-kinds.ts';
import { createHostedBuyer } from '../../testing/hosted-buyer.ts';
import { hostedLetter } from '../../testing/hosted-letter.ts';
import { openReview } from '../../testing/review.ts';
import { readRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { createLinkKey } from './link.service.ts';

const ROUNDS = 40;
const KEYS = 4;

it(`no key is left after a rejection, ${ROUNDS} rounds`, async () => {
  const { test, edition, editor, close } = await openReview();
  const { db } = test;
  let madeInTime = 0;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { registrationId, userId, companyId } = await createHostedBuyer(db, edition.editionId);
      const make = () =>
        createLinkKey(
          db,
          EMAIL_EFFECTS,
          hostedLetter('hosted-link'),
          { registrationId, organiserId: null },
          TEST_NOW,
        );
      const ids = { user_id: userId, visitor_company_id: companyId };
      const [rejected, ...keys] = await Promise.all([
        test.post('/api/hosted/reject', ids, editor),
        ...Array.from({ length: KEYS }, make),
      ]);
      expect(rejected.statusCode).toBe(200);
      madeInTime += keys.filter((key) => key !== null).length;
      const left = await readRows(db, 'access_key', { registration_id: registrationId }, ['registration_id']);
      expect(left).toEqual([]);
      expect(await make()).toBeNull();
    }
    // Otherwise there was no race.
    expect(madeInTime).toBeGreaterThan(0);
  } finally {
    await close();
  }
});

it('no key is made for a pending application, whatever the message', async () => {
  const { test, edition, close } = await openReview();
  try {
    const { registrationId } = await createHostedBuyer(test.db, edition.editionId, { decision: 'pending' });
    const before = await test.db.selectFrom('access_key').selectAll().execute();
    for (const kind of ['application-approved', 'application-received', 'deposit-receipt'] as const) {
      const ids = { registrationId, organiserId: null };
      expect(await createLinkKey(test.db, EMAIL_EFFECTS, hostedLetter(kind), ids, TEST_NOW)).toBeNull();
    }
    expect(await test.db.selectFrom('access_key').selectAll().execute()).toEqual(before);
  } finally {
    await close();
  }
});
