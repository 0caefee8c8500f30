// The email that confirms a hosted buyer's choice of meetings, and says what happens next.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter, smallPrint } from '../../platform/letters/layout.ts';
import { hostedFooter } from './hosted-footer.email.ts';
import { scheduleList } from './schedule-list.email.ts';
import { timesNote } from './times.present.ts';

export function hostedMeetingsReceived(content: VisitorContent, link: string): Letter {
  const { exhibition, meetings, name } = content;
  const words = wordsOf(content);
  const times = timesNote(content);
  const { openMeetings, linkLine, hostedMeetingsReceived: own } = words;
  const opening = greeting(words, name, own.opening(exhibition.name, meetings.length));
  const list = scheduleList(content, null);
  return {
    heading: own.heading,
    preview: opening.preview,
    body: html`${opening.html}${button(words, openMeetings, link)}${smallPrint(times)}${list.html}`,
    text: [...opening.text, linkLine(openMeetings, link), times, ...list.text],
    footer: hostedFooter(content, true),
  };
}
