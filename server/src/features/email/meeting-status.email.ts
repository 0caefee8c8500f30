// The email to a visitor with the decision on each meeting.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter, smallPrint } from '../../platform/letters/layout.ts';
import { scheduleList } from './schedule-list.email.ts';
import { timesNote } from './times.present.ts';
import { visitorFooter } from './visitor-footer.email.ts';

export function meetingStatus(content: VisitorContent, link: string): Letter {
  const { meetings, name, hosted } = content;
  const words = wordsOf(content);
  const times = timesNote(content);
  const { gap, linkLine, meetingStatus: own } = words;
  const label = hosted ? words.openMeetings : words.openSchedule;
  // Meetings that the visitor cancelled are listed, but not counted: they are not news.
  const counted = meetings.filter(({ cancelledBy }) => cancelledBy === null);
  const opening = greeting(words, name, own.outcome(countApproved(counted), counted.length));
  const holdsApproved = countApproved(meetings) > 0;
  const takesBack = meetings.some(
    ({ event, status }) => event?.isKnown && status !== MEETING_STATUS.approved,
  );
  const note = holdsApproved || takesBack ? `${own.calendar(holdsApproved, takesBack)}${gap}${times}` : times;
  const list = scheduleList(content, link);
  return {
    heading: own.heading,
    preview: opening.preview,
    body: html`${opening.html}${button(words, label, link)}${smallPrint(note)}${list.html}`,
    text: [...opening.text, linkLine(label, link), note, ...list.text],
    footer: visitorFooter(content),
  };
}

function countApproved(meetings: VisitorContent['meetings']): number {
  return meetings.filter(({ status }) => status === MEETING_STATUS.approved).length;
}
