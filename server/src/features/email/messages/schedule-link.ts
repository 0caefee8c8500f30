// Sends a visitor the link to the own schedule again.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { greeting } from '../greeting.ts';
import { html } from '../html.ts';
import { button, type Letter, paragraph, smallPrint } from '../layout.ts';
import { scheduleList } from '../schedule-list.ts';
import { visitorFooter } from './visitor-footer.ts';

const NOT_YOU = 'If you did not ask for it you need not do anything. All times are UTC+8.';

export function scheduleLink(content: VisitorContent, link: string): Letter {
  const opening = greeting(
    content.name,
    `here is the link to your schedule at the ${content.exhibition.name}.`,
  );
  const list = scheduleList(content.meetings, link);
  return {
    heading: 'The link to your schedule',
    body: html`${paragraph(opening.html)}${button('Open my schedule', link)}${smallPrint(NOT_YOU)}${list.html}`,
    text: [opening.text, `Open my schedule:\n${link}`, NOT_YOU, ...list.text],
    footer: visitorFooter(content),
  };
}
