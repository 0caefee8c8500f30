// The email that tells a person how their meetings change when an organiser changes days, hours or exhibitors.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter, smallPrint } from '../../platform/letters/layout.ts';
import { scheduleList } from './schedule-list.email.ts';
import { timesNote } from './times.present.ts';
import { visitorFooter } from './visitor-footer.email.ts';

export function meetingsChanged(content: VisitorContent, link: string): Letter {
  const words = wordsOf(content);
  const times = timesNote(content);
  const { gap, linkLine, meetingsChanged: own } = words;
  const { exhibition, hosted, meetings, name } = content;
  const label = hosted ? words.openMeetings : words.openSchedule;
  const opening = greeting(words, name, own.opening(exhibition.name, meetings.length));
  const note = meetings.some(({ event }) => event !== null) ? `${own.calendar}${gap}${times}` : times;
  const list = scheduleList(content, link);
  return {
    heading: own.heading,
    preview: opening.preview,
    body: html`${opening.html}${button(words, label, link)}${smallPrint(note)}${list.html}`,
    text: [...opening.text, linkLine(label, link), note, ...list.text],
    footer: visitorFooter(content),
  };
}
