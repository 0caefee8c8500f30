// Tests the external services with the configured settings: sends a real message, and queries the payment provider.
import { randomUUID } from 'node:crypto';
import type { Connections, ConnectionTest } from '@visavis/contract/connection/endpoints';
import type { Language } from '@visavis/domain/language/languages';
import type { Organiser } from '@visavis/domain/staff/schema';
import { wordsOf } from '@visavis/domain/words/email';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { MailAddress } from '../../adapters/mail/mail-address.ts';
import type { OutgoingMessage, SendOutcome } from '../../adapters/mail/smtp.ts';
import { ProviderUnavailable } from '../../adapters/payment/failure.ts';
import type { PaymentProvider } from '../../adapters/payment/provider.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { paragraph } from '../../platform/letters/layout.ts';

/** Sends one message at once, without the outbox and its retries. */
export interface DirectMail {
  from: MailAddress;
  send(message: OutgoingMessage): Promise<SendOutcome>;
}

export interface ConnectionDependencies {
  db: Kysely<Database>;
  clock: Clock;
  mail: DirectMail | null;
  payments: PaymentProvider | null;
}

const MAIL_SETTINGS = ['SMTP_URL', 'MAIL_FROM'];
const PAYMENT_SETTINGS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

export function describeConnections({ mail, payments }: ConnectionDependencies): Connections {
  return {
    mail: { from: mail && addressOf(mail.from), missing: mail ? [] : MAIL_SETTINGS },
    payments: {
      provider: payments?.name ?? null,
      missing: payments?.name === 'stripe' ? [] : PAYMENT_SETTINGS,
    },
  };
}

const addressOf = ({ name, address }: MailAddress): string =>
  name === '' ? address : `${name} <${address}>`;

export async function testMail(
  dependencies: ConnectionDependencies,
  organiser: Organiser,
  language: Language,
): Promise<ConnectionTest> {
  const { clock, mail } = dependencies;
  if (!mail) return { works: false, reason: `Not configured: ${MAIL_SETTINGS.join(', ')}` };
  const { subject, sentence } = wordsOf({ language }).mailTest;
  const outcome = await mail.send({
    messageId: `<test-${randomUUID()}@${mail.from.address.split('@')[1]}>`,
    recipient: { name: '', address: organiser.email },
    replyTo: null,
    subject,
    html: paragraph(sentence).text,
    text: sentence,
    attachments: [],
    date: clock(),
  });
  const reason = outcome.kind === 'sent' ? null : 'reason' in outcome ? outcome.reason : 'Stopped';
  return record(dependencies, organiser, 'mail', { works: outcome.kind === 'sent', reason });
}

export async function testPayments(
  dependencies: ConnectionDependencies,
  organiser: Organiser,
): Promise<ConnectionTest> {
  const { payments } = dependencies;
  if (!payments) return { works: false, reason: `Not configured: ${PAYMENT_SETTINGS.join(', ')}` };
  try {
    await payments.check();
    return await record(dependencies, organiser, 'payments', { works: true, reason: null });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return record(dependencies, organiser, 'payments', { works: false, reason: error.message });
  }
}

async function record(
  { db, clock }: ConnectionDependencies,
  actor: Organiser,
  subject: 'mail' | 'payments',
  result: ConnectionTest,
): Promise<ConnectionTest> {
  await recordAction(db, { at: clock(), actor, action: 'connection.test', subject, after: { ...result } });
  return result;
}
