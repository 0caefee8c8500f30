// Texts and pill styles for the states of an application and its payment.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import type { PaymentAttempt } from '@visavis/contract/payment/attempt';
import type { ApplicationDecision, ApplicationState } from '@visavis/domain/hosted-buyer/state';
import type { TextId } from '../i18n/text.ts';
import type { StatusKind } from '../ui/status-pill.tsx';

export const STATUS_KINDS: Record<ApplicationState, StatusKind> = {
  'Email Sent': 'sent',
  Approved: 'approved',
  Rejected: 'rejected',
  Pending: 'pending',
};

export const DECISION_WORDS: Record<ApplicationDecision, TextId> = {
  pending: 'hostedBuyers.decision.pending',
  approved: 'hostedBuyers.decision.approved',
  rejected: 'hostedBuyers.decision.rejected',
};

/** Texts for the payment state of a row. */
export const PAYMENT_WORDS: Record<HostedRow['payment'], TextId> = {
  none: 'hostedBuyers.payment.none',
  free: 'hostedBuyers.payment.free',
  unpaid: 'hostedBuyers.payment.unpaid',
  open: 'hostedBuyers.payment.open',
  paid: 'hostedBuyers.payment.paid',
  failed: 'hostedBuyers.payment.failed',
  refunded: 'hostedBuyers.payment.refunded',
};

const ATTEMPT_WORDS: Record<PaymentAttempt['state'], TextId> = {
  open: 'hostedBuyers.attempt.open',
  paid: 'hostedBuyers.attempt.paid',
  failed: 'hostedBuyers.attempt.failed',
  expired: 'hostedBuyers.attempt.expired',
};
export const attemptWord = ({ state }: Pick<PaymentAttempt, 'state'>): TextId => ATTEMPT_WORDS[state];

const ATTEMPT_KINDS: Record<PaymentAttempt['state'], StatusKind> = {
  open: 'pending',
  paid: 'approved',
  failed: 'rejected',
  expired: 'neutral',
};
export const attemptKind = ({ state }: Pick<PaymentAttempt, 'state'>): StatusKind => ATTEMPT_KINDS[state];

/**
 * The pill of a payment query's result (hosted buyer and dashboard 2). A payment that is open, or was never attempted,
 * is not shown as failed.
 */
export function resultOf(result: string): { kind: StatusKind; word: TextId } {
  if (result === '200') return { kind: 'approved', word: 'hostedBuyers.result.success' };
  if (result === '100') return { kind: 'pending', word: 'hostedBuyers.result.open' };
  if (result === '404') return { kind: 'neutral', word: 'hostedBuyers.result.none' };
  return { kind: 'rejected', word: 'hostedBuyers.result.failed' };
}

/**
 * The URL of a website that an applicant typed, if the URL is safe to open.
 * @returns null for anything but a web address, such as 'javascript:...'; the caller shows it as text
 */
export function websiteAddress(typed: string): string | null {
  const text = typed.trim();
  const candidate = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(candidate)) return null;
  const { protocol, hostname, username, password, href } = new URL(candidate);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  // A user name before the host can make one site look like another.
  return isWeb && hostname.includes('.') && username === '' && password === '' ? href : null;
}
