// The email that invites a person to the dashboard.
import type { StaffContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { html } from '../../platform/letters/html.ts';
import { button, contactLine, type Letter, paragraph, smallPrint } from '../../platform/letters/layout.ts';

export function staffInvitation(content: StaffContent, link: string): Letter {
  const { exhibition, email, role, invitedBy } = content;
  const words = wordsOf(content);
  const { heading, button: label, valid, ...own } = words.staffInvitation;
  const roles: Partial<Record<string, string>> = words.roles;
  const opening = own.opening(invitedBy, exhibition?.name ?? null, roles[role] ?? role);
  const login = own.login(email);
  return {
    heading,
    preview: opening,
    body: html`${paragraph(opening)}${paragraph(login)}${button(words, label, link)}${smallPrint(valid)}`,
    text: [opening, login, words.linkLine(label, link), valid],
    footer: contactLine(words, exhibition),
  };
}
