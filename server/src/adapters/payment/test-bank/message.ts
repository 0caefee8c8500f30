// The test bank's messages to the shop: signed like a real provider's, and verified as strictly.
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { MessageRefused } from '../failure.ts';
import type { ProviderReport } from '../provider.ts';

const SIGNATURE_HEADER = 'x-test-bank-signature';
/** Maximum age of a message, and maximum clock skew into the future. */
const TOLERANCE_SECONDS = 300;

export interface BankMessage {
  body: Buffer;
  headers: Record<string, string>;
}

const reportSchema = z.strictObject({
  reference: z.string(),
  providerId: z.string(),
  outcome: z.enum(['open', 'paid', 'failed', 'expired']),
  amountMinor: z.int(),
  currency: z.string(),
  transactionId: z.nullable(z.string()),
});

export function writeMessage(report: ProviderReport, secret: Buffer, now: Date): BankMessage {
  const body = Buffer.from(JSON.stringify(report));
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = sign(body, seconds, secret).toString('hex');
  return {
    body,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: `t=${seconds},v1=${signature}`,
    },
  };
}

/** @throws MessageRefused */
export function readMessage(
  body: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  secret: Buffer,
  now: Date,
): ProviderReport {
  const header = headers[SIGNATURE_HEADER];
  const [, seconds, signature] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? [];
  if (seconds === undefined || signature === undefined)
    throw new MessageRefused('The message bears no signature.');
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), sign(body, Number(seconds), secret)))
    throw new MessageRefused('The message is not signed by the test bank.');
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS)
    throw new MessageRefused('The message is too old.');
  try {
    return reportSchema.parse(JSON.parse(body.toString('utf8')));
  } catch (cause) {
    throw new MessageRefused('The message cannot be read.', { cause });
  }
}

function sign(body: Buffer, seconds: number, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
