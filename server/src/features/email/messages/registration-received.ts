// Says that a registration has arrived, and what happens next.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { greeting } from '../greeting.ts';
import { html } from '../html.ts';
import { button, type Letter, paragraph, smallPrint } from '../layout.ts';
import { scheduleList } from '../schedule-list.ts';
import { visitorFooter } from './visitor-footer.ts';

const UTC = 'All times are UTC+8.';

export function registrationReceived(content: VisitorContent, link: string): Letter {
  const { exhibition, meetings, name } = content;
  const asked = meetings.length === 1 ? 'the meeting' : `the ${meetings.length} meetings`;
  const opening = greeting(
    name,
    `we have received your registration for Business Matching at the ${exhibition.name}, with ${asked} below. The organiser confirms each of them and writes to you again.`,
  );
  const list = scheduleList(meetings, link);
  return {
    heading: 'We have your registration',
    body: html`${paragraph(opening.html)}${button('Open my schedule', link)}${smallPrint(UTC)}${list.html}`,
    text: [opening.text, `Open my schedule:\n${link}`, UTC, ...list.text],
    footer: visitorFooter(content),
  };
}
