// Tests of which steps are open for every possible progress of a hosted buyer.
import { describe, expect, it } from 'vitest';
import { APPLICATION_DECISIONS } from './state.ts';
import { HOSTED_STEPS, type HostedProgress, type HostedStep, hostedStep, isStepOpen } from './step.ts';

const BOTH = [false, true];
/** All 48 combinations. */
const EVERY: HostedProgress[] = APPLICATION_DECISIONS.flatMap((decision) =>
  BOTH.flatMap((hasBooking) =>
    BOTH.flatMap((isPaid) =>
      BOTH.flatMap((hasSavedMeetings) =>
        BOTH.map((isRefunded) => ({ decision, hasBooking, isPaid, hasSavedMeetings, isRefunded })),
      ),
    ),
  ),
);

type Row = [
  hasBooking: boolean,
  isPaid: boolean,
  hasSavedMeetings: boolean,
  step: HostedStep,
  open: HostedStep[],
];
/** For an approved buyer: the current step and the accessible steps. */
const APPROVED: Row[] = [
  [false, false, false, 'booking', ['booking']],
  [false, false, true, 'booking', ['booking']],
  [false, true, false, 'meetings', ['meetings', 'final-meetings']],
  [false, true, true, 'final-meetings', ['final-meetings']],
  [true, false, false, 'payment', ['booking', 'payment']],
  [true, false, true, 'payment', ['booking', 'payment']],
  [true, true, false, 'meetings', ['meetings', 'final-meetings']],
  [true, true, true, 'final-meetings', ['final-meetings']],
];

const openOf = (progress: HostedProgress) => HOSTED_STEPS.filter((step) => isStepOpen(step, progress));

describe('the steps of a hosted buyer', () => {
  it.each(APPROVED)('approved, booked %s, paid %s, meetings saved %s: at %s, open %j', (...row) => {
    const [hasBooking, isPaid, hasSavedMeetings, step, open] = row;
    const progress: HostedProgress = {
      decision: 'approved',
      hasBooking,
      isPaid,
      hasSavedMeetings,
      isRefunded: false,
    };
    expect(hostedStep(progress)).toBe(step);
    expect(openOf(progress)).toEqual(open);
  });

  it('opens none before approval or after rejection, whatever else is set', () => {
    const others = EVERY.filter(({ decision }) => decision !== 'approved');
    expect(others).toHaveLength(32);
    for (const progress of others) expect([hostedStep(progress), openOf(progress)]).toEqual([null, []]);
  });

  it('leaves only the list of booked meetings open once the deposit was refunded', () => {
    for (const progress of EVERY.filter((one) => one.decision === 'approved' && one.isPaid && one.isRefunded))
      expect(openOf(progress)).toEqual(['final-meetings']);
  });

  it('always has a current step that is open', () => {
    for (const progress of EVERY) {
      const step = hostedStep(progress);
      if (step !== null) expect(openOf(progress)).toContain(step);
    }
  });

  it('opens no meeting step before the deposit is paid', () => {
    for (const progress of EVERY.filter(({ isPaid }) => !isPaid))
      expect(openOf(progress).filter((step) => step === 'meetings' || step === 'final-meetings')).toEqual([]);
  });
});
