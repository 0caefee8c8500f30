// What other features may ask about meetings, and by which way alone a meeting is changed.
export {
  type ChangeRequest,
  changeMeeting,
  checkVersion,
  inMeetingTransaction,
  tryChange,
  type WantedChange,
} from './change.ts';
export { matchingRegistrations } from './matching.ts';
export { describeHour, presentSchedule } from './present.ts';
export {
  endRegistration,
  listMeetings,
  lockMeeting,
  lockRegistration,
  type MeetingRow,
  type RegistrationRow,
} from './repository.ts';
export { refreshRegistration } from './state.ts';
