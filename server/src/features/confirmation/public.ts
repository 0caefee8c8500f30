// Public API of confirmation.
export { readBursts } from './burst.service.ts';
export { recordConfirmation } from './confirm.service.ts';
export {
  type Counted,
  countedOf,
  countHours,
  isFull,
  KEEP_ORIGIN,
  mayTake,
  originLimitExceeded,
} from './daily-limit.repository.ts';
export type { Origin, OriginOf } from './origin.service.ts';
