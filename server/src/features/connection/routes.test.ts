// Connection tests of mail and payments: what works, which settings are missing, and what the other side answers.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../../adapters/log.ts';
import { createSmtpSender } from '../../adapters/mail/smtp.ts';
import { createStripeProvider } from '../../adapters/payment/stripe/provider.ts';
import { type MailServer, openMailServer } from '../../testing/mail-server.ts';
import { logInAs } from '../../testing/organisers.ts';
import { openStripeStub, type StripeStub } from '../../testing/stripe-stub.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const FROM = { name: 'Beauty Exhibition', address: 'meet@exhibition.example' };

let mailServer: MailServer;
let stripe: StripeStub;
let test: TestApp | undefined;
beforeEach(async () => {
  mailServer = await openMailServer();
  stripe = await openStripeStub();
});
afterEach(async () => {
  await test?.close();
  await mailServer.close();
  await stripe.close();
});

async function open(secretKey = stripe.secretKey) {
  const sender = createSmtpSender(
    { host: '127.0.0.1', port: mailServer.port, isSecure: false },
    FROM,
    'exhibition.example',
  );
  test = await createTestApp({
    mail: { wake: () => undefined, direct: { from: FROM, send: sender.send } },
    payments: createStripeProvider({
      secretKey,
      webhookSecret: stripe.webhookSecret,
      isLiveKey: false,
      apiUrl: stripe.url,
      clock: () => new Date(),
      log: createLog('info', () => undefined),
    }),
  });
  return { app: test, admin: await logInAs(test.db, 'admin') };
}

it('reports what is configured and which settings are missing, without their values', async () => {
  const { app, admin } = await open();
  expect((await app.get('/api/connections', admin)).json()).toEqual({
    mail: { from: 'Beauty Exhibition <meet@exhibition.example>', missing: [] },
    payments: { provider: 'stripe', missing: [] },
  });
  await app.close();
  test = await createTestApp({ mail: null, payments: null });
  const other = await logInAs(test.db, 'admin');
  expect((await test.get('/api/connections', other)).json()).toEqual({
    mail: { from: null, missing: ['SMTP_URL', 'MAIL_FROM'] },
    payments: { provider: null, missing: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] },
  });
  expect((await test.post('/api/connections/mail/test', {}, other)).json()).toEqual({
    works: false,
    reason: 'Not configured: SMTP_URL, MAIL_FROM',
  });
});

it('sends a test message to the caller in their language, and reports why a mail server refused it', async () => {
  const { app, admin } = await open();
  const ask = () => app.post('/api/connections/mail/test', {}, { ...admin, 'accept-language': 'ms' });
  expect((await ask()).json()).toEqual({ works: true, reason: null });
  expect(mailServer.received.map(({ parsed }) => [parsed.subject, parsed.from?.address])).toEqual([
    ['Mesej ujian', 'meet@exhibition.example'],
  ]);
  const [{ html = '', text = '' } = {}] = mailServer.received.map(({ parsed }) => parsed);
  expect(String(html)).toContain(text.trim());
  mailServer.behave({ refuseRecipient: '550 5.1.1 no such mailbox' });
  expect((await ask()).json()).toEqual({ works: false, reason: expect.stringContaining('no such mailbox') });
  const actions = await app.db.selectFrom('audit_entry').select(['action', 'subject']).execute();
  expect(actions).toEqual([
    { action: 'connection.test', subject: 'mail' },
    { action: 'connection.test', subject: 'mail' },
  ]);
});

it('queries the payment provider with the configured key, and never reveals a wrong key', async () => {
  const { app, admin } = await open();
  expect((await app.post('/api/connections/payments/test', {}, admin)).json()).toEqual({
    works: true,
    reason: null,
  });
  expect(stripe.sessions.size).toBe(0);
  await app.close();
  const wrong = await open('sk_test_wrong');
  const answer = await wrong.app.post('/api/connections/payments/test', {}, wrong.admin);
  expect(answer.json()).toEqual({ works: false, reason: expect.stringContaining('Stripe') });
  expect(answer.body).not.toContain('sk_test_wrong');
});
