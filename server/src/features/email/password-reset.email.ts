// The email with the link to choose a new password, for an organiser who forgot it.
import type { StaffContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { html } from '../../platform/letters/html.ts';
import { button, contactLine, type Letter, paragraph, smallPrint } from '../../platform/letters/layout.ts';

export function passwordReset(content: StaffContent, link: string): Letter {
  const words = wordsOf(content);
  const { heading, button: label, valid, ...own } = words.passwordReset;
  const opening = own.opening(content.email);
  return {
    heading,
    preview: opening,
    body: html`${paragraph(opening)}${button(words, label, link)}${smallPrint(valid)}`,
    text: [opening, words.linkLine(label, link), valid],
    footer: contactLine(words, content.exhibition),
  };
}
