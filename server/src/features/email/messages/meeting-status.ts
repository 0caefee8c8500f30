// Tells a visitor what was decided about each meeting.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { greeting } from '../greeting.ts';
import { html } from '../html.ts';
import { button, type Letter, paragraph, smallPrint } from '../layout.ts';
import { scheduleList } from '../schedule-list.ts';
import { visitorFooter } from './visitor-footer.ts';

export function meetingStatus(content: VisitorContent, link: string): Letter {
  const { meetings, name } = content;
  const opening = greeting(name, outcome(meetings));
  const note = hasApproved(meetings)
    ? 'The calendar file attached holds the approved meetings. All times are UTC+8.'
    : 'All times are UTC+8.';
  const list = scheduleList(meetings, link);
  return {
    heading: 'Your meeting schedule',
    body: html`${paragraph(opening.html)}${button('Open my schedule', link)}${smallPrint(note)}${list.html}`,
    text: [opening.text, `Open my schedule:\n${link}`, note, ...list.text],
    footer: visitorFooter(content),
  };
}

type Meetings = VisitorContent['meetings'];

function hasApproved(meetings: Meetings): boolean {
  return meetings.some(({ status }) => status === MEETING_STATUS.approved);
}

const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** Meetings that the visitor gave up are listed, and not counted: they are no news. */
function outcome(meetings: Meetings): string {
  const counted = meetings.filter(({ cancelledBy }) => cancelledBy === null);
  const total = counted.length;
  const approved = counted.filter(({ status }) => status === MEETING_STATUS.approved).length;
  if (total === 0) return 'you have cancelled all your meetings; you can choose other hours.';
  if (total === 1)
    return approved === 1
      ? 'your meeting is approved.'
      : 'your meeting could not be confirmed; you can choose another hour for it.';
  if (approved === total) return `all your ${total} meetings are approved.`;
  if (approved === 0)
    return `none of your ${total} meetings could be confirmed; you can choose other hours for them.`;
  const left = total - approved;
  const [pronoun, hour] = left === 1 ? ['it', 'another hour'] : ['them', 'other hours'];
  const are = approved === 1 ? 'is' : 'are';
  return `${approved} of your ${total} meetings ${are} approved. ${inWords(left)} could not be confirmed; you can choose ${hour} for ${pronoun}.`;
}
