// The email that confirms a registration, and says what happens next.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter, paragraph, smallPrint } from '../../platform/letters/layout.ts';
import { confirmRequest } from './confirm-request.email.ts';
import { scheduleList } from './schedule-list.email.ts';
import { timesNote } from './times.present.ts';
import { visitorFooter } from './visitor-footer.email.ts';

export function registrationReceived(content: VisitorContent, link: string): Letter {
  const { exhibition, meetings, name } = content;
  const words = wordsOf(content);
  // Without meetings no hours are listed.
  const times = meetings.length > 0 ? [timesNote(content)] : [];
  const { openSchedule, linkLine, registrationReceived: own } = words;
  const opening = greeting(words, name, own.opening(exhibition.name, meetings.length));
  const request = confirmRequest(content);
  const list = scheduleList(content, link);
  return {
    heading: own.heading,
    preview: opening.preview,
    body: html`${opening.html}${request === null ? '' : paragraph(request)}${button(words, openSchedule, link)}${times.map(smallPrint)}${list.html}`,
    text: [
      ...opening.text,
      ...(request === null ? [] : [request]),
      linkLine(openSchedule, link),
      ...times,
      ...list.text,
    ],
    footer: visitorFooter(content),
  };
}
