// The steps of a hosted buyer, opened in order and by the server only (decisions 4).
import type { ApplicationDecision } from './state.ts';

export const HOSTED_STEPS = ['booking', 'payment', 'meetings', 'final-meetings'] as const;
/**
 * booking: the booking form. payment: its summary and the link to the provider. meetings: interests, matching and
 * schedule. final-meetings: the list of booked meetings.
 */
export type HostedStep = (typeof HOSTED_STEPS)[number];

/** A hosted buyer's progress as stored by the server. */
export interface HostedProgress {
  decision: ApplicationDecision;
  hasBooking: boolean;
  /** The deposit is paid, or the booking needs none. */
  isPaid: boolean;
  hasSavedMeetings: boolean;
  /** The deposit was refunded or its refund is under way: booked meetings stay visible, but no more can be booked. */
  isRefunded: boolean;
}

/**
 * The current step of a hosted buyer.
 * @returns null before approval, when no step is open
 */
export function hostedStep({
  decision,
  hasBooking,
  isPaid,
  hasSavedMeetings,
  isRefunded,
}: HostedProgress): HostedStep | null {
  if (decision !== 'approved') return null;
  if (!isPaid) return hasBooking ? 'payment' : 'booking';
  return hasSavedMeetings || isRefunded ? 'final-meetings' : 'meetings';
}

/**
 * Whether a step may be opened. The booking form stays open until the deposit is paid; the list of meetings opens
 * once it is paid, even while it is still empty.
 */
export function isStepOpen(step: HostedStep, progress: HostedProgress): boolean {
  const current = hostedStep(progress);
  if (current === null) return false;
  if (step === 'booking') return !progress.isPaid;
  if (step === 'payment') return current === 'payment';
  if (step === 'meetings') return current === 'meetings';
  return progress.isPaid;
}
