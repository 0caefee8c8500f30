// Says that a hosted buyer's meetings have arrived, and what happens next.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { greeting } from '../greeting.ts';
import { html } from '../html.ts';
import { button, type Letter, smallPrint } from '../layout.ts';
import { scheduleList } from '../schedule-list.ts';
import { wordsOf } from '../words/words-of.ts';
import { hostedFooter } from './hosted-footer.ts';

export function hostedMeetingsReceived(content: VisitorContent, link: string): Letter {
  const { exhibition, meetings, name } = content;
  const words = wordsOf(content);
  const { openMeetings, allTimes, linkLine, hostedMeetingsReceived: own } = words;
  const opening = greeting(words, name, own.opening(exhibition.name, meetings.length));
  const list = scheduleList(content, null);
  return {
    heading: own.heading,
    preview: opening.preview,
    body: html`${opening.html}${button(words, openMeetings, link)}${smallPrint(allTimes)}${list.html}`,
    text: [...opening.text, linkLine(openMeetings, link), allTimes, ...list.text],
    footer: hostedFooter(content, true),
  };
}
