// Turns what a message says into what is sent: HTML, its plain-text twin, and the calendar file.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import type { EmailContent } from '@visavis/domain/email/schema';
import { languageIn } from '@visavis/domain/words/email';
import { frameHtml, frameText, type Letter } from '../../platform/letters/layout.ts';
import { applicationApproved } from './application-approved.email.ts';
import { applicationReceived } from './application-received.email.ts';
import { applicationRejected } from './application-rejected.email.ts';
import { CALENDAR_FILENAME, CALENDAR_MEDIA_TYPE, calendarOf, type Places } from './calendar.present.ts';
import { confirmationReminder } from './confirmation-reminder.email.ts';
import { depositReceipt } from './deposit-receipt.email.ts';
import { depositRefunded } from './deposit-refunded.email.ts';
import { documentAsked } from './document-asked.email.ts';
import { hostedLink } from './hosted-link.email.ts';
import { hostedMeetingsReceived } from './hosted-meetings-received.email.ts';
import { hoursReleased } from './hours-released.email.ts';
import { linkOf } from './link.service.ts';
import { meetingStatus } from './meeting-status.email.ts';
import { passwordReset } from './password-reset.email.ts';
import { registrationReceived } from './registration-received.email.ts';
import { roomFree } from './room-free.email.ts';
import { scheduleLink } from './schedule-link.email.ts';
import { staffInvitation } from './staff-invitation.email.ts';
import { subjectOf } from './subject.present.ts';

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
