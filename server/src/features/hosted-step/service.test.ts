// Which buyer a key gives access to, and which step is open.
import { expect, test } from 'vitest';
import { createBooking, createHostedBuyer, payBooking } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(app.db));

const ask = (key: string, query = '') =>
  app.get(`/api/hosted-buyer${query}`, { authorization: `Bearer ${key}` });

test('opens the steps in order: booking, payment, meetings', async () => {
  const buyer = await createHostedBuyer(app.db, edition.editionId);
  expect((await ask(buyer.key)).json()).toMatchObject({
    user_id: buyer.userId,
    company_id: buyer.companyId,
    step: 'booking',
    isPaid: false,
  });
  const bookingId = await createBooking(app.db, app.storage.sealer, buyer);
  expect((await ask(buyer.key)).json()).toMatchObject({ step: 'payment', hasBooking: true });
  await payBooking(app.db, bookingId);
  expect((await ask(buyer.key)).json()).toMatchObject({ step: 'meetings', isPaid: true });
});

test('a key gives access only to its own buyer, and only once approved', async () => {
  const [own, other, pending, rejected] = await Promise.all([
    createHostedBuyer(app.db, edition.editionId),
    createHostedBuyer(app.db, edition.editionId),
    createHostedBuyer(app.db, edition.editionId, { decision: 'pending' }),
    createHostedBuyer(app.db, edition.editionId, { decision: 'rejected' }),
  ]);
  expect((await ask(own.key, `?user=${own.userId}&company=${own.companyId}`)).statusCode).toBe(200);
  for (const query of [`?user=${other.userId}`, `?user=${own.userId}&company=${other.companyId}`])
    expect((await ask(own.key, query)).statusCode).toBe(404);
  for (const key of [pending.key, rejected.key, 'guessed', own.key.slice(1)])
    expect((await ask(key)).statusCode).toBe(404);
  expect((await app.get('/api/hosted-buyer')).statusCode).toBe(404);
});
