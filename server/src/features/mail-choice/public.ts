// What other features may use of mail-choice.
export { createChoiceKey } from './key.repository.ts';
export {
  carryStops,
  forgetStops,
  hasStopped,
  isFailedAddress,
  isStopped,
  noteFailure,
} from './repository.ts';
