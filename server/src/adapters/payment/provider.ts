// What the product asks of a payment provider, whichever it is (decisions 7).
import type { Language } from '@visavis/domain/language/languages';
import type { PaymentMethod } from '@visavis/domain/payment/schema';
import type { FastifyInstance } from 'fastify';

/** An attempt to be started. */
export interface PaymentRequest {
  /** Ours, unguessable; the provider repeats it in whatever it says. */
  reference: string;
  amountSen: number;
  /** ISO 4217, such as 'MYR'. */
  currency: string;
  method: PaymentMethod;
  payer: { name: string; email: string };
  /** The payer's: that of the provider's page, where it has it. */
  language: Language;
  /** What is paid for, in that language: the booking and its reference. */
  description: string;
  /** The exhibition. */
  payTo: string;
  /** Where the buyer comes back to, whatever happened: it names the reference and proves nothing. */
  returnUrl: string;
  /** After this the provider takes no money for it. */
  expiresAt: Date;
}

export interface StartedPayment {
  /** The provider's own name of the attempt. */
  providerId: string;
  /** Where the buyer goes: https, on one of the provider's own origins (http on this machine for the test bank). */
  redirectUrl: string;
}

/** What the provider says of an attempt, after its signature or its own answer has proved that it is the provider. */
export interface ProviderReport {
  reference: string;
  providerId: string;
  /** open: not ended yet. expired: left, or not paid in time; money may still come late. */
  outcome: 'open' | 'paid' | 'failed' | 'expired';
  /** What was paid or is asked for. */
  amountSen: number;
  currency: string;
  /** The provider's name of the money that came; null unless paid. */
  transactionId: string | null;
}

export type RefundOutcome =
  | { kind: 'refunded'; transactionId: string }
  /** The provider will not do it: the money is sent by hand. */
  | { kind: 'refused'; reason: string };

export interface PaymentProvider {
  /** Pages of its own, of a provider that is built in. */
  readonly pages?: (app: FastifyInstance) => void;
  readonly name: 'stripe' | 'test';
  /** A redirect to any other place is none of the provider's. */
  readonly redirectOrigins: readonly string[];
  /** Longest time that an attempt stays open at the provider, in minutes. */
  readonly openMinutes: number;
  /** The same reference twice is one attempt. @throws ProviderUnavailable */
  start(request: PaymentRequest): Promise<StartedPayment>;
  /** What became of an attempt; null where the provider does not know it. @throws ProviderUnavailable */
  requery(attempt: { reference: string; providerId: string }): Promise<ProviderReport | null>;
  /**
   * Ends an attempt so that no money is taken for it any more; still 'open' where a bank is already at work on it and
   * nobody can stop it. @throws ProviderUnavailable
   */
  close(attempt: { reference: string; providerId: string }): Promise<ProviderReport | null>;
  /**
   * Reads a message that came over the network.
   * @returns null for a true message that tells of no attempt
   * @throws MessageRefused where the signature is missing, wrong or too old
   */
  readMessage(
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): ProviderReport | null;
  /**
   * Sends money back, once for each key: refunded when the provider has it in hand, though banks take days.
   * @throws ProviderUnavailable where nobody knows whether it went: the same key may be sent again
   */
  refund(refund: {
    transactionId: string;
    amountSen: number;
    currency: string;
    key: string;
  }): Promise<RefundOutcome>;
}
