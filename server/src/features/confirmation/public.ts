// What other features may ask about the confirmation of email addresses.
export { readBursts } from './burst.service.ts';
export { noteConfirmed } from './confirm.service.ts';
export {
  type Counted,
  countedOf,
  countHours,
  isFull,
  KEEP_ORIGIN,
  mayTake,
  originFull,
} from './daily-limit.repository.ts';
export type { Origin, OriginOf } from './origin.service.ts';
