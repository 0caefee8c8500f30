// Public API of meeting; meetings are changed only through these functions.

export {
  changeMeeting,
  checkVersion,
  inGridTransaction,
  inMeetingTransaction,
  tryChange,
} from './change.service.ts';
export { readInterests } from './facts.service.ts';
export { type MeetingDependencies, openCase } from './lock.repository.ts';
export { checkHour, type Placed, placeMeeting, undoPlacing } from './placing.service.ts';
export { hourLost } from './refusal.service.ts';
export {
  findTold,
  isNaming,
  isTold,
  type LastDecision,
  listLastDecisions,
  type Told,
} from './told.repository.ts';
