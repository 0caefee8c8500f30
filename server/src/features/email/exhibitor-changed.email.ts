// The email that says that an exhibitor has another name, booth or hall, to somebody who meets it.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter, paragraph, smallPrint } from '../../platform/letters/layout.ts';
import { scheduleList } from './schedule-list.email.ts';
import { timesNote } from './times.present.ts';
import { visitorFooter } from './visitor-footer.email.ts';

type Place = NonNullable<VisitorContent['exhibitor']>['is'];

export function exhibitorChanged(content: VisitorContent, link: string): Letter {
  const words = wordsOf(content);
  const times = timesNote(content);
  const { gap, linkLine, exhibitorChanged: own, meetingsChanged } = words;
  const { exhibition, exhibitor, hosted, meetings, name } = content;
  const placeOf = ({ name: company, booth, hall }: Place) =>
    [company, ...(booth && [words.booth(booth)]), ...(hall && [own.hall(hall)])].join(', ');
  const label = hosted ? words.openMeetings : words.openSchedule;
  const opening = greeting(words, name, own.opening(exhibition.name, meetings.length));
  const places = exhibitor ? [own.was(placeOf(exhibitor.was)), own.is(placeOf(exhibitor.is))] : [];
  const isInCalendar = meetings.some(({ event }) => event !== null);
  const note = isInCalendar ? `${meetingsChanged.calendar}${gap}${times}` : times;
  const list = scheduleList(content, link);
  return {
    heading: own.heading,
    preview: opening.preview,
    body: html`${opening.html}${places.map((line) => paragraph(line))}${button(words, label, link)}${smallPrint(note)}${list.html}`,
    text: [...opening.text, ...places, linkLine(label, link), note, ...list.text],
    footer: visitorFooter(content),
  };
}
