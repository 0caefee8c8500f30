// Says that unconfirmed hours were released, and how others are chosen.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { greeting } from '../greeting.ts';
import { html } from '../html.ts';
import { button, type Letter, smallPrint } from '../layout.ts';
import { scheduleList } from '../schedule-list.ts';
import { wordsOf } from '../words/words-of.ts';
import { visitorFooter } from './visitor-footer.ts';

export function hoursReleased(content: VisitorContent, link: string): Letter {
  const words = wordsOf(content);
  const { openSchedule, allTimes, linkLine, hoursReleased: own } = words;
  const opening = greeting(words, content.name, own.opening(content.exhibition.name));
  const list = scheduleList(content, link);
  return {
    heading: own.heading,
    preview: opening.preview,
    body: html`${opening.html}${button(words, openSchedule, link)}${smallPrint(allTimes)}${list.html}`,
    text: [...opening.text, linkLine(openSchedule, link), allTimes, ...list.text],
    footer: visitorFooter(content),
  };
}
