// The page of one person, with the dialogs of both programmes.

import { ApplicantDialog } from '../features/hosted-buyer/applicant-dialog.tsx';
import { PaymentDialog } from '../features/hosted-buyer/components/payment-dialog.tsx';
import { PersonPage, type PersonParts } from '../features/person/person-page.tsx';
import { AddMeeting } from '../features/registration/add-meeting.tsx';
import { MeetingActions } from '../features/registration/meeting-actions.tsx';
import { RegistrationSchedule } from '../features/registration/registration-schedule.tsx';
import { SendStatusEmail } from '../features/registration/send-status-email.tsx';

const PARTS: PersonParts = {
  schedule: ({ id }, onClose) => <RegistrationSchedule id={id} onClose={onClose} />,
  applicant: (row, onChange, onClose) => <ApplicantDialog row={row} onChange={onChange} onClose={onClose} />,
  payment: (row, onClose) => <PaymentDialog row={row} onClose={onClose} />,
  sendEmail: ({ registration }, onPending, onChange) => (
    <SendStatusEmail group={registration} onPending={onPending} onChange={onChange} />
  ),
  addMeeting: ({ registration, programme, suggested }, look, onChange) => (
    <AddMeeting
      group={registration}
      programme={programme}
      suggested={suggested}
      className={look}
      onChange={onChange}
    />
  ),
  meetingActions: ({ registration }, meeting, onChange) => (
    <MeetingActions group={registration} meeting={meeting} onChange={onChange} />
  ),
};

export function PersonRoute() {
  return <PersonPage parts={PARTS} />;
}
