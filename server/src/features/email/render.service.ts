// Renders the content of an email: subject, HTML, plain text, and the calendar file.
import { BUSINESS_PATHS, MAIL_CHOICE_PATH } from '@visavis/contract/page-path';
import type { EmailContent } from '@visavis/domain/email/schema';
import { languageIn, wordsOf } from '@visavis/domain/words/email';
import { html } from '../../platform/letters/html.ts';
import { frameHtml, frameText, type Letter, STYLE } from '../../platform/letters/layout.ts';
import { CALENDAR_FILENAME, CALENDAR_MEDIA_TYPE, calendarOf, type Places } from './calendar.present.ts';
import { definitionOf } from './kinds.email.ts';
import { linkOf } from './link.service.ts';
import { subjectOf } from './subject.present.ts';

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; mediaType: string; content: string }[];
  /** The one-click unsubscribe URL; absent for messages without an opt-out. */
  unsubscribe?: string;
}

/** Replaces the key in the preview of a message. */
export const HIDDEN_KEY = 'hidden';

interface Rendering {
  publicUrl: string;
  /** The key of the message's link; null for a message without one. */
  key: string | null;
  /** The key of the opt-out link; absent for a message without one. */
  choiceKey?: string | null;
  /** `now` and `places` are for the calendar file. */
  now: Date;
  places: Places;
}

export function renderEmail(
  content: EmailContent,
  { publicUrl, key, choiceKey = null, now, places }: Rendering,
): RenderedEmail {
  const link = linkOf(content, publicUrl, key) ?? `${publicUrl}${BUSINESS_PATHS.contact}`;
  const unsubscribe =
    choiceKey === null ? null : `${publicUrl}${MAIL_CHOICE_PATH}?key=${encodeURIComponent(choiceKey)}`;
  const letter = withStopLink(definitionOf(content).letter(content, link), content, unsubscribe);
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
    ...(unsubscribe !== null && { unsubscribe }),
    attachments:
      calendar === null
        ? []
        : [{ filename: CALENDAR_FILENAME, mediaType: CALENDAR_MEDIA_TYPE, content: calendar }],
  };
}

/** Adds the last line of a message with an opt-out. */
function withStopLink(letter: Letter, content: EmailContent, link: string | null): Letter {
  if (link === null) return letter;
  const { group, reminder } = wordsOf(content).stopMail;
  const label = content.kind === 'group-message' ? group : reminder;
  const line = {
    html: html`<a href="${link}" style="${STYLE.link}">${label}</a>`,
    text: wordsOf(content).linkLine(label, link),
  };
  return { ...letter, footer: [...letter.footer, line] };
}
