// Renders the content of an email: subject, HTML, plain text, and the calendar file.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import type { EmailContent } from '@visavis/domain/email/schema';
import { languageIn } from '@visavis/domain/words/email';
import { frameHtml, frameText } from '../../platform/letters/layout.ts';
import { CALENDAR_FILENAME, CALENDAR_MEDIA_TYPE, calendarOf, type Places } from './calendar.present.ts';
import { definitionOf } from './kinds.email.ts';
import { linkOf } from './link.service.ts';
import { subjectOf } from './subject.present.ts';

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; mediaType: string; content: string }[];
}

/** Replaces the key in the preview of a message. */
export const HIDDEN_KEY = 'hidden';

/** @param key of the message's link; null for a message without one. @param now and @param places: of the calendar */
export function renderEmail(
  content: EmailContent,
  { publicUrl, key, now, places }: { publicUrl: string; key: string | null; now: Date; places: Places },
): RenderedEmail {
  const link = linkOf(content, publicUrl, key) ?? `${publicUrl}${BUSINESS_PATHS.contact}`;
  const letter = definitionOf(content).letter(content, link);
  const from = content.exhibition?.name ?? 'Visavis';
  const hasCalendar =
    content.kind === 'meeting-status' ||
    content.kind === 'meetings-changed' ||
    content.kind === 'exhibitor-changed';
  const calendar = hasCalendar ? calendarOf(content, now, places) : null;
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
