// Turns what a message says into what is sent: HTML, its plain-text twin, and the calendar file.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import type { EmailContent } from '@visavis/domain/email/schema';
import { CALENDAR_FILENAME, CALENDAR_MEDIA_TYPE, calendarOf, type Places } from './calendar.ts';
import { frameHtml, frameText, type Letter } from './layout.ts';
import { linkOf } from './link.ts';
import { applicationApproved } from './messages/application-approved.ts';
import { applicationReceived } from './messages/application-received.ts';
import { applicationRejected } from './messages/application-rejected.ts';
import { confirmationReminder } from './messages/confirmation-reminder.ts';
import { depositReceipt } from './messages/deposit-receipt.ts';
import { depositRefunded } from './messages/deposit-refunded.ts';
import { documentAsked } from './messages/document-asked.ts';
import { hostedLink } from './messages/hosted-link.ts';
import { hostedMeetingsReceived } from './messages/hosted-meetings-received.ts';
import { hoursReleased } from './messages/hours-released.ts';
import { meetingStatus } from './messages/meeting-status.ts';
import { passwordReset } from './messages/password-reset.ts';
import { registrationReceived } from './messages/registration-received.ts';
import { roomFree } from './messages/room-free.ts';
import { scheduleLink } from './messages/schedule-link.ts';
import { staffInvitation } from './messages/staff-invitation.ts';
import { subjectOf } from './subject.ts';
import { languageIn } from './words/words-of.ts';

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; mediaType: string; content: string }[];
}

/** Stands for the key wherever a message is only looked at. */
export const HIDDEN_KEY = 'hidden';

/** @param key of the message's link; null for a message that has none. @param now of the calendar file, with @param places */
export function renderEmail(
  content: EmailContent,
  { publicUrl, key, now, places }: { publicUrl: string; key: string | null; now: Date; places: Places },
): RenderedEmail {
  const letter = letterOf(
    content,
    linkOf(content, publicUrl, key) ?? `${publicUrl}${BUSINESS_PATHS.contact}`,
  );
  const from = content.exhibition?.name ?? 'Visavis';
  const calendar = content.kind === 'meeting-status' ? calendarOf(content, now, places) : null;
  const subject = subjectOf(content);
  return {
    subject,
    html: frameHtml({ language: languageIn(content), subject, from }, letter),
    text: frameText(from, letter),
    attachments:
      calendar === null
        ? []
        : [{ filename: CALENDAR_FILENAME, mediaType: CALENDAR_MEDIA_TYPE, content: calendar }],
  };
}

/** @param link of a message that opens nothing of its reader's: the way to Business Matching */
function letterOf(content: EmailContent, link: string): Letter {
  switch (content.kind) {
    case 'registration-received':
      return registrationReceived(content, link);
    case 'meeting-status':
      return meetingStatus(content, link);
    case 'schedule-link':
      return scheduleLink(content, link);
    case 'confirmation-reminder':
      return confirmationReminder(content, link);
    case 'hours-released':
      return hoursReleased(content, link);
    case 'application-received':
      return applicationReceived(content);
    case 'application-approved':
      return applicationApproved(content, link);
    case 'application-rejected':
      return applicationRejected(content, link);
    case 'document-asked':
      return documentAsked(content, link);
    case 'deposit-receipt':
      return depositReceipt(content, link);
    case 'deposit-refunded':
      return depositRefunded(content);
    case 'hosted-meetings-received':
      return hostedMeetingsReceived(content, link);
    case 'hosted-link':
      return hostedLink(content, link);
    case 'room-free':
      return roomFree(content, link);
    case 'staff-invitation':
      return staffInvitation(content, link);
    case 'password-reset':
      return passwordReset(content, link);
  }
}
