// The email that reminds a visitor to confirm the email address, before the hours of the registration are released.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter, paragraph, smallPrint } from '../../platform/letters/layout.ts';
import { confirmRequest } from './confirm-request.email.ts';
import { scheduleList } from './schedule-list.email.ts';
import { timesNote } from './times.present.ts';
import { visitorFooter } from './visitor-footer.email.ts';

export function confirmationReminder(content: VisitorContent, link: string): Letter {
  const words = wordsOf(content);
  const times = timesNote(content);
  const { openSchedule, linkLine, confirmationReminder: own } = words;
  const { exhibition, meetings, name } = content;
  const opening = greeting(words, name, own.opening(exhibition.name, meetings.length));
  const request = confirmRequest(content) ?? words.confirm.way;
  const list = scheduleList(content, link);
  return {
    heading: own.heading,
    preview: opening.preview,
    body: html`${opening.html}${paragraph(request)}${button(words, openSchedule, link)}${smallPrint(times)}${list.html}`,
    text: [...opening.text, request, linkLine(openSchedule, link), times, ...list.text],
    footer: visitorFooter(content),
  };
}
