// Resends the link of a hosted buyer only to approved buyers, rate limited, with a response that reveals nothing.

import { message } from '@visavis/domain/message/message';
import { expect, it } from 'vitest';
import { outcomeOf } from '../../http/outcome.ts';
import { createHostedBuyer, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { readRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';

const LINK_ON_ITS_WAY = outcomeOf(message('my-schedule.link-on-its-way'));

const stand = prepareOnce(() => openReview({ mail: { wake: () => undefined } }));

const create = (changes: Parameters<typeof createHostedBuyer>[2] = {}) =>
  createHostedBuyer(stand.test.db, stand.edition.editionId, changes);
const ask = (email: string) => stand.test.post('/api/schedule-link', { email });
const mailOf = ({ registrationId }: { registrationId: number }) =>
  readRows(
    stand.test.db,
    'email',
    { registration_id: registrationId },
    ['kind', 'recipient', 'content'],
    'id',
  );

it('goes to the address of the application, ignoring case and spaces', async () => {
  const buyer = await create({ email: 'Amira@Kenari.example' });
  const answer = await ask(' AMIRA@kenari.example ');
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, ...LINK_ON_ITS_WAY }]);
  expect(await mailOf(buyer)).toMatchObject([
    {
      kind: 'hosted-link',
      recipient: 'Amira@Kenari.example',
      content: { reference: buyer.reference, hosted: { userId: buyer.userId, companyId: buyer.companyId } },
    },
  ]);
});

it('is not sent to pending, rejected or deleted applicants, with the same response', async () => {
  const gone = await create();
  const ids = { id: gone.registrationId, user_id: gone.userId, visitor_company_id: gone.companyId };
  expect((await stand.test.post('/api/hosted/delete', ids, stand.admin)).statusCode).toBe(200);
  const buyers: TestBuyer[] = [
    await create({ decision: 'pending' }),
    await create({ decision: 'rejected' }),
    gone,
  ];
  const approved = await create();
  const answers = [];
  for (const { email } of [...buyers, approved]) answers.push((await ask(email)).body);
  expect(new Set(answers).size).toBe(1);
  for (const buyer of buyers) expect(await mailOf(buyer)).toEqual([]);
  expect(await mailOf(approved)).toHaveLength(1);
});

it('is sent at most three times an hour, even for concurrent requests', async () => {
  const buyer = await create();
  await Promise.all(Array.from({ length: 10 }, () => ask(buyer.email)));
  expect(await mailOf(buyer)).toHaveLength(3);
  stand.test.setNow(new Date(TEST_NOW.getTime() + 3_600_000));
  await ask(buyer.email);
  expect(await mailOf(buyer)).toHaveLength(4);
  stand.test.setNow(TEST_NOW);
});

it('is sent together with the schedule link to a person in both programmes', async () => {
  const group = await stand.register([[1, 1, 660]], { email: 'both@kenari.example' });
  const buyer = await create({ email: 'both@kenari.example' });
  await ask('both@kenari.example');
  expect((await mailOf(buyer)).map(({ kind }) => kind)).toEqual(['hosted-link']);
  expect((await mailOf({ registrationId: group.id })).map(({ kind }) => kind)).toEqual([
    'registration-received',
    'schedule-link',
  ]);
});
