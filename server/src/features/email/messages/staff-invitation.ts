// Invites a person to the dashboard.
import type { StaffContent } from '@visavis/domain/email/schema';
import { html } from '../html.ts';
import { button, contactLine, type Letter, paragraph, smallPrint } from '../layout.ts';

const VALID = 'The link works for 7 days, until a password is chosen. Please do not forward it.';

export function staffInvitation({ exhibition, email, role, invitedBy }: StaffContent, link: string): Letter {
  const place = exhibition ? `the dashboard of the ${exhibition.name}` : 'the dashboard';
  const opening = invitedBy
    ? `${invitedBy} invites you to ${place}, with the role ${role}.`
    : `You are invited to ${place}, with the role ${role}.`;
  const login = `You will log in as ${email}. Choose a password to begin.`;
  return {
    heading: 'You are invited to the dashboard',
    body: html`${paragraph(opening)}${paragraph(login)}${button('Choose a password', link)}${smallPrint(VALID)}`,
    text: [opening, login, `Choose a password:\n${link}`, VALID],
    footer: contactLine(exhibition),
  };
}
