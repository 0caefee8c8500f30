// Lets an organiser who forgot the password choose another.
import type { StaffContent } from '@visavis/domain/email/schema';
import { html } from '../html.ts';
import { button, contactLine, type Letter, paragraph, smallPrint } from '../layout.ts';

const VALID =
  'The link works for one hour and once. If you did not ask for it you need not do anything: your password stays as it is.';

export function passwordReset({ exhibition, email }: StaffContent, link: string): Letter {
  const opening = `A new password was asked for ${email}.`;
  return {
    heading: 'Choose a new password',
    body: html`${paragraph(opening)}${button('Choose a new password', link)}${smallPrint(VALID)}`,
    text: [opening, `Choose a new password:\n${link}`, VALID],
    footer: contactLine(exhibition),
  };
}
