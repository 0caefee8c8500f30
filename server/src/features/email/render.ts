// Turns what a message says into what is sent: HTML, its plain-text twin, and the calendar file.
import type { EmailContent } from '@visavis/domain/email/schema';
import { CALENDAR_FILENAME, CALENDAR_MEDIA_TYPE, calendarOf } from './calendar.ts';
import { frameHtml, frameText, type Letter } from './layout.ts';
import { linkOf } from './link.ts';
import { meetingStatus } from './messages/meeting-status.ts';
import { passwordReset } from './messages/password-reset.ts';
import { registrationReceived } from './messages/registration-received.ts';
import { scheduleLink } from './messages/schedule-link.ts';
import { staffInvitation } from './messages/staff-invitation.ts';
import { subjectOf } from './subject.ts';

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; mediaType: string; content: string }[];
}

/** Stands for the key wherever a message is only looked at. */
export const HIDDEN_KEY = 'hidden';

/** @param link with its key; @param now of the calendar file */
export function renderEmail(
  content: EmailContent,
  { publicUrl, key, now }: { publicUrl: string; key: string; now: Date },
): RenderedEmail {
  const letter = letterOf(content, linkOf(content, publicUrl, key));
  const from = content.exhibition?.name ?? 'Visavis';
  const calendar = content.kind === 'meeting-status' ? calendarOf(content, now) : null;
  const subject = subjectOf(content);
  return {
    subject,
    html: frameHtml(subject, from, letter),
    text: frameText(from, letter),
    attachments:
      calendar === null
        ? []
        : [{ filename: CALENDAR_FILENAME, mediaType: CALENDAR_MEDIA_TYPE, content: calendar }],
  };
}

function letterOf(content: EmailContent, link: string): Letter {
  switch (content.kind) {
    case 'registration-received':
      return registrationReceived(content, link);
    case 'meeting-status':
      return meetingStatus(content, link);
    case 'schedule-link':
      return scheduleLink(content, link);
    case 'staff-invitation':
      return staffInvitation(content, link);
    case 'password-reset':
      return passwordReset(content, link);
  }
}
