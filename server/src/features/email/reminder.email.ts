// The email that reminds a person of their approved meetings: a week before, the evening before, or two hours before.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter, smallPrint } from '../../platform/letters/layout.ts';
import { scheduleList } from './schedule-list.email.ts';
import { timesNote } from './times.present.ts';
import { visitorFooter } from './visitor-footer.email.ts';

const WORDS = {
  'reminder-week': 'reminderWeek',
  'reminder-evening': 'reminderEvening',
  'reminder-hours': 'reminderHours',
} as const;

export function reminder(content: VisitorContent, link: string): Letter {
  const words = wordsOf(content);
  const times = timesNote(content);
  const { exhibition, hosted, kind, meetings, name } = content;
  const own = words[WORDS[kind as keyof typeof WORDS]];
  const label = hosted ? words.openMeetings : words.openSchedule;
  const opening = greeting(words, name, own.opening(exhibition.name, meetings.length));
  const list = scheduleList(content, link);
  return {
    heading: own.heading,
    preview: opening.preview,
    body: html`${opening.html}${button(words, label, link)}${smallPrint(times)}${list.html}`,
    text: [...opening.text, words.linkLine(label, link), times, ...list.text],
    footer: visitorFooter(content),
  };
}
