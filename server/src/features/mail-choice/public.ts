// Public API of mail-choice.
export { createChoiceKey } from './key.repository.ts';
export {
  ADDRESS_STATE,
  carryStops,
  forgetStops,
  hasContactStopped,
  hasStopped,
  isFailedAddress,
  isStopped,
  noteFailure,
} from './repository.ts';
