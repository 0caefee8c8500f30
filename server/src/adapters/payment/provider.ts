// The interface of every payment provider (decisions 7).
import type { Language } from '@visavis/domain/language/languages';
import type { PaymentMethod } from '@visavis/domain/payment/schema';
import type { FastifyInstance } from 'fastify';

/** A payment attempt to start. */
export interface PaymentRequest {
  /** Our unguessable reference; the provider repeats it in every report. */
  reference: string;
  amountMinor: number;
  /** ISO 4217, such as 'MYR'. */
  currency: string;
  method: PaymentMethod;
  payer: { name: string; email: string };
  /** The payer's language, used for the provider's page where it supports it. */
  language: Language;
  /** What is paid for, in that language: the booking and its reference. */
  description: string;
  /** The exhibition. */
  payTo: string;
  /** Where the buyer returns to in any case: it carries the reference and proves nothing. */
  returnUrl: string;
  /** The fair's time zone, in which the built-in bank's pages print times. */
  timeZone: string;
  /** After this the provider accepts no payment for it. */
  expiresAt: Date;
}

export interface StartedPayment {
  /** The provider's id of the attempt. */
  providerId: string;
  /** Where to send the buyer: https, on one of the provider's own origins (local http for the test bank). */
  redirectUrl: string;
}

/** The provider's status of an attempt, from a signed message or from its own response. */
export interface ProviderReport {
  reference: string;
  providerId: string;
  /** open: not ended yet. expired: abandoned, or not paid in time; money may still arrive late. */
  outcome: 'open' | 'paid' | 'failed' | 'expired';
  /** The amount paid or requested. */
  amountMinor: number;
  currency: string;
  /** The provider's id of the payment received; null unless paid. */
  transactionId: string | null;
}

export type RefundOutcome =
  | { kind: 'refunded'; transactionId: string }
  /** The provider will not refund it: the money must be sent by hand. */
  | { kind: 'refused'; reason: string };

export interface PaymentProvider {
  /** Serves the pages of a built-in provider. */
  readonly pages?: (app: FastifyInstance) => void;
  readonly name: 'stripe' | 'test';
  /** Redirects to any other origin are rejected. */
  readonly redirectOrigins: readonly string[];
  /** Longest time that an attempt stays open at the provider, in minutes. */
  readonly openMinutes: number;
  /** Resolves if the provider answers with the keys that payments use. Moves no money. @throws ProviderUnavailable */
  check(): Promise<void>;
  /** Idempotent: the same reference twice is one attempt. @throws ProviderUnavailable */
  start(request: PaymentRequest): Promise<StartedPayment>;
  /** The status of an attempt; null where the provider does not know it. @throws ProviderUnavailable */
  requery(attempt: { reference: string; providerId: string }): Promise<ProviderReport | null>;
  /**
   * Ends an attempt so that no more money is taken for it; still 'open' where a bank is already processing it and
   * it cannot be stopped. @throws ProviderUnavailable
   */
  close(attempt: { reference: string; providerId: string }): Promise<ProviderReport | null>;
  /**
   * Reads a webhook message from the network.
   * @returns null for a genuine message that concerns no attempt
   * @throws MessageRefused where the signature is missing, wrong or too old
   */
  readMessage(
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): ProviderReport | null;
  /**
   * Refunds once per key: 'refunded' once the provider has accepted it, though banks take days.
   * @throws ProviderUnavailable where the outcome is unknown: retry with the same key
   */
  refund(refund: {
    transactionId: string;
    amountMinor: number;
    currency: string;
    key: string;
  }): Promise<RefundOutcome>;
}
