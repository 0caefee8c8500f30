// Asks once more to confirm the email address, before the hours of a registration are released.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { greeting } from '../greeting.ts';
import { html } from '../html.ts';
import { button, type Letter, paragraph, smallPrint } from '../layout.ts';
import { scheduleList } from '../schedule-list.ts';
import { wordsOf } from '../words/words-of.ts';
import { confirmRequest } from './confirm-request.ts';
import { visitorFooter } from './visitor-footer.ts';

export function confirmationReminder(content: VisitorContent, link: string): Letter {
  const words = wordsOf(content);
  const { openSchedule, allTimes, linkLine, confirmationReminder: own } = words;
  const { exhibition, meetings, name } = content;
  const opening = greeting(words, name, own.opening(exhibition.name, meetings.length));
  const request = confirmRequest(content) ?? words.confirm.way;
  const list = scheduleList(content, link);
  return {
    heading: own.heading,
    preview: opening.preview,
    body: html`${opening.html}${paragraph(request)}${button(words, openSchedule, link)}${smallPrint(allTimes)}${list.html}`,
    text: [...opening.text, request, linkLine(openSchedule, link), allTimes, ...list.text],
    footer: visitorFooter(content),
  };
}
