// The email that tells a person that exhibitors they will meet have a new name, booth or hall.
import type { ExhibitorPlace, VisitorContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter, paragraph, smallPrint } from '../../platform/letters/layout.ts';
import { placeIn } from './place.present.ts';
import { scheduleList } from './schedule-list.email.ts';
import { timesNote } from './times.present.ts';
import { visitorFooter } from './visitor-footer.email.ts';

export function exhibitorChanged(content: VisitorContent, link: string): Letter {
  const words = wordsOf(content);
  const times = timesNote(content);
  const { gap, linkLine, exhibitorChanged: own, meetingsChanged } = words;
  const { exhibition, exhibitors = [], hosted, meetings, name } = content;
  const placeOf = ({ name: company, booth, hall }: ExhibitorPlace) =>
    [company, ...placeIn(words, booth, hall)].join(', ');
  const label = hosted ? words.openMeetings : words.openSchedule;
  const opening = greeting(words, name, own.opening(exhibition.name, meetings.length));
  const places = exhibitors.map(({ was, is }) => [own.was(placeOf(was)), own.is(placeOf(is))] as const);
  const isInCalendar = meetings.some(({ event }) => event !== null);
  const note = isInCalendar ? `${meetingsChanged.calendar}${gap}${times}` : times;
  const list = scheduleList(content, link);
  return {
    heading: own.heading,
    preview: opening.preview,
    body: html`${opening.html}${places.map(([was, is]) => paragraph(html`${was}<br>${is}`))}${button(words, label, link)}${smallPrint(note)}${list.html}`,
    text: [...opening.text, ...places.flat(), linkLine(label, link), note, ...list.text],
    footer: visitorFooter(content),
  };
}
