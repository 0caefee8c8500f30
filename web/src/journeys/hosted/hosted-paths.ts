// The path of each step of a hosted buyer.
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import type { HostedStep } from '@visavis/domain/hosted-buyer/step';

export const PATH_OF_STEP: Readonly<Record<HostedStep, string>> = {
  booking: HOSTED_PATHS.booking,
  payment: HOSTED_PATHS.payment,
  meetings: HOSTED_PATHS.interest,
  'final-meetings': HOSTED_PATHS.finalMeetings,
};
