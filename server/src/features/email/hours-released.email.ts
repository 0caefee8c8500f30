// The email that tells a visitor that unconfirmed hours were released, and how to choose others.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter, smallPrint } from '../../platform/letters/layout.ts';
import { scheduleList } from './schedule-list.email.ts';
import { timesNote } from './times.present.ts';
import { visitorFooter } from './visitor-footer.email.ts';

export function hoursReleased(content: VisitorContent, link: string): Letter {
  const words = wordsOf(content);
  const times = timesNote(content);
  const { openSchedule, linkLine, hoursReleased: own } = words;
  const opening = greeting(words, content.name, own.opening(content.exhibition.name));
  const list = scheduleList(content, link);
  return {
    heading: own.heading,
    preview: opening.preview,
    body: html`${opening.html}${button(words, openSchedule, link)}${smallPrint(times)}${list.html}`,
    text: [...opening.text, linkLine(openSchedule, link), times, ...list.text],
    footer: visitorFooter(content),
  };
}
