// Public API of meeting; meetings are changed only through these functions.

export { listRegistrationNames } from './bulk.repository.ts';
export {
  changeMeeting,
  checkVersion,
  inGridTransaction,
  inMeetingTransaction,
  tryChange,
} from './change.service.ts';
export { readInterests } from './facts.service.ts';
export { readGroups } from './list.present.ts';
export {
  countByProgress,
  countRegistrations,
  findAll,
  matchingRegistrations,
  ofProgramme,
} from './list.repository.ts';
export { byProgress } from './list.service.ts';
export { inProgress, PROGRESS } from './list-order.repository.ts';
export { type MeetingDependencies, NO_REGISTRATION, openCase } from './lock.repository.ts';
export { checkHour, type Placed, placeMeeting, undoPlacing } from './placing.service.ts';
export { describeHour, presentSchedule } from './present.ts';
export { hourLost } from './refusal.service.ts';
export {
  endRegistrations,
  findRegistrationOfMeeting,
  listMeetings,
  lockMeeting,
  lockRegistration,
  type MeetingRow,
  markInCalendar,
  type RegistrationRow,
} from './repository.ts';
export { refreshRegistration } from './state.repository.ts';
export {
  findTold,
  isNaming,
  isTold,
  type LastDecision,
  listLastDecisions,
  type Told,
} from './told.repository.ts';
