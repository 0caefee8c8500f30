// The email that sends a visitor the link to their schedule again.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter, smallPrint } from '../../platform/letters/layout.ts';
import { scheduleList } from './schedule-list.email.ts';
import { timesNote } from './times.present.ts';
import { visitorFooter } from './visitor-footer.email.ts';

export function scheduleLink(content: VisitorContent, link: string): Letter {
  const words = wordsOf(content);
  const times = timesNote(content);
  const { openSchedule, notYou, gap, linkLine, scheduleLink: own } = words;
  const opening = greeting(words, content.name, own.opening(content.exhibition.name));
  const note = `${notYou}${gap}${times}`;
  const list = scheduleList(content, link);
  return {
    heading: own.heading,
    preview: opening.preview,
    body: html`${opening.html}${button(words, openSchedule, link)}${smallPrint(note)}${list.html}`,
    text: [...opening.text, linkLine(openSchedule, link), note, ...list.text],
    footer: visitorFooter(content),
  };
}
