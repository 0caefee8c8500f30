// What other features may ask about the confirmation of email addresses.
export { readBursts } from './bursts.ts';
export { noteConfirmed } from './confirm.ts';
export {
  type Counted,
  countedOf,
  countHours,
  isFull,
  keepOrigin,
  mayTake,
  originFull,
} from './daily-limit.ts';
export { type Origin, type OriginOf, originsOf } from './origin.ts';
export { sweepUnconfirmed } from './sweep.ts';
