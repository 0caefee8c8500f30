// Every kind of email: where its link leads, and the function that renders its content.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { DETAILS_PATH, HANDING_IN_PATH, HOSTED_PATHS, MY_SCHEDULE_PATH } from '@visavis/contract/page-path';
import type {
  EmailContent,
  EmailKind,
  ExhibitorContent,
  GroupContent,
  HostedContent,
  StaffContent,
  VisitorContent,
} from '@visavis/domain/email/schema';
import type { Letter } from '../../platform/letters/layout.ts';
import { applicationApproved } from './application-approved.email.ts';
import { applicationReceived } from './application-received.email.ts';
import { applicationRejected } from './application-rejected.email.ts';
import { confirmationReminder } from './confirmation-reminder.email.ts';
import { depositReceipt } from './deposit-receipt.email.ts';
import { depositRefunded } from './deposit-refunded.email.ts';
import { documentAsked } from './document-asked.email.ts';
import { exhibitorChanged } from './exhibitor-changed.email.ts';
import { exhibitorNotice } from './exhibitor-notice.email.ts';
import { groupMessage, linksToSchedule } from './group-message.email.ts';
import { hostedLink } from './hosted-link.email.ts';
import { hostedMeetingsReceived } from './hosted-meetings-received.email.ts';
import { hoursReleased } from './hours-released.email.ts';
import { meetingStatus } from './meeting-status.email.ts';
import { meetingsChanged } from './meetings-changed.email.ts';
import { passwordReset } from './password-reset.email.ts';
import { plainLetter } from './plain-letter.email.ts';
import { registrationReceived } from './registration-received.email.ts';
import { reminder } from './reminder.email.ts';
import { roomFree } from './room-free.email.ts';
import { scheduleLink } from './schedule-link.email.ts';
import { staffInvitation } from './staff-invitation.email.ts';
import { stayBooked } from './stay-booked.email.ts';
import { stayChanged } from './stay-changed.email.ts';
import { stayOutside } from './stay-outside.email.ts';

type ContentOf<K extends EmailKind> = K extends VisitorContent['kind']
  ? VisitorContent
  : K extends HostedContent['kind']
    ? HostedContent
    : K extends ExhibitorContent['kind']
      ? ExhibitorContent
      : K extends GroupContent['kind']
        ? GroupContent
        : StaffContent;

/** The page that a link opens with its key. */
export interface LinkPlace {
  path: string;
  /** Used instead for a hosted buyer: the URL names the buyer as well. */
  hostedPath?: string;
}

export interface EmailDefinition<C = EmailContent> {
  /** Null if no page is open to the reader; then there is no key either. */
  link: LinkPlace | null;
  /** Whether a message has the link; absent for kinds whose messages always have it. */
  hasLink?: (content: C) => boolean;
  /** @param link for a kind without one: the page that leads to Business Matching */
  letter: (content: C, link: string) => Letter;
}

const SCHEDULE: LinkPlace = { path: MY_SCHEDULE_PATH, hostedPath: HOSTED_PATHS.finalMeetings };
const BOOKING: LinkPlace = { path: HOSTED_PATHS.booking, hostedPath: HOSTED_PATHS.booking };
const INTERESTS: LinkPlace = { path: HOSTED_PATHS.interest, hostedPath: HOSTED_PATHS.interest };
const PASSWORD: LinkPlace = { path: DASHBOARD_PATHS.password };

const KINDS: { [K in EmailKind]: EmailDefinition<ContentOf<K>> } = {
  'registration-received': { link: SCHEDULE, letter: registrationReceived },
  'meeting-status': { link: SCHEDULE, letter: meetingStatus },
  'schedule-link': { link: SCHEDULE, letter: scheduleLink },
  'confirmation-reminder': { link: SCHEDULE, letter: confirmationReminder },
  'hours-released': { link: SCHEDULE, letter: hoursReleased },
  'meetings-changed': { link: SCHEDULE, letter: meetingsChanged },
  'exhibitor-changed': { link: SCHEDULE, letter: exhibitorChanged },
  'details-asked': { link: { path: DETAILS_PATH }, letter: plainLetter(({ detailsAsked }) => detailsAsked) },
  'application-received': { link: null, letter: applicationReceived },
  'application-approved': { link: BOOKING, letter: applicationApproved },
  'application-rejected': { link: null, letter: applicationRejected },
  'document-asked': { link: { path: HANDING_IN_PATH }, letter: documentAsked },
  'stay-booked': { link: INTERESTS, letter: stayBooked },
  'stay-changed': { link: null, letter: stayChanged },
  'stay-outside': { link: null, letter: stayOutside },
  'deposit-receipt': {
    link: INTERESTS,
    letter: depositReceipt,
  },
  'deposit-refunded': { link: null, letter: depositRefunded },
  'hosted-meetings-received': { link: SCHEDULE, letter: hostedMeetingsReceived },
  'hosted-link': { link: BOOKING, letter: hostedLink },
  'room-free': { link: BOOKING, letter: roomFree },
  'exhibitor-notice': { link: null, letter: exhibitorNotice },
  'group-message': { link: SCHEDULE, hasLink: linksToSchedule, letter: groupMessage },
  'reminder-week': { link: SCHEDULE, letter: reminder },
  'reminder-evening': { link: SCHEDULE, letter: reminder },
  'reminder-hours': { link: SCHEDULE, letter: reminder },
  'staff-invitation': { link: PASSWORD, letter: staffInvitation },
  'password-reset': { link: PASSWORD, letter: passwordReset },
};

/** The definition of a message's kind, which accepts only the content of that kind. */
export const definitionOf = ({ kind }: Pick<EmailContent, 'kind'>): EmailDefinition =>
  KINDS[kind] as EmailDefinition;
