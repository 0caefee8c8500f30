// The steps of a hosted buyer, open in their order and only when the server says so (decisions 4).
import type { ApplicationDecision } from './state.ts';

export const HOSTED_STEPS = ['booking', 'payment', 'meetings', 'final-meetings'] as const;
/**
 * booking: the booking form. payment: its summary and the way to the provider. meetings: interests, matching and
 * schedule. final-meetings: the list of what was booked.
 */
export type HostedStep = (typeof HOSTED_STEPS)[number];

/** What the server knows of a hosted buyer. */
export interface HostedProgress {
  decision: ApplicationDecision;
  hasBooking: boolean;
  isPaid: boolean;
  hasSavedMeetings: boolean;
  /** The deposit went back, or is on its way: what is booked stays to be seen, and nothing is booked any more. */
  isRefunded: boolean;
}

/**
 * The step at which a hosted buyer stands.
 * @returns null before approval: nothing is open yet
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
 * with the deposit, so that it can say that there are none yet.
 */
export function isStepOpen(step: HostedStep, progress: HostedProgress): boolean {
  const current = hostedStep(progress);
  if (current === null) return false;
  if (step === 'booking') return !progress.isPaid;
  if (step === 'payment') return current === 'payment';
  if (step === 'meetings') return current === 'meetings';
  return progress.isPaid;
}
