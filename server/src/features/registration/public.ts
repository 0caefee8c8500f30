// Public API of registration: the rows of registrations with their meetings, and their list.

export { NO_REGISTRATION, readGroups } from './list.present.ts';
export {
  countByCountry,
  countByProgress,
  countRegistrations,
  findAll,
  findAllWithMeetings,
  matchingRegistrations,
  ofProgramme,
} from './list.repository.ts';
export { byProgress, countProgress, pageOfGroups, streamOfGroups } from './list.service.ts';
export { inProgress, PROGRESS } from './list-order.repository.ts';
export { listRegistrationNames } from './names.repository.ts';
export { describeHour, exhibitorName, presentLost, presentSchedule, type Slot } from './present.ts';
export {
  endRegistrations,
  findRegistrationOfMeeting,
  findRegistrationOfVisitor,
  listMeetings,
  lockMeeting,
  lockRegistration,
  type MeetingRow,
  markInCalendar,
  type RegistrationRow,
} from './repository.ts';
export { refreshRegistration } from './state.repository.ts';
