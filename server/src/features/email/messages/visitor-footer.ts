// What every message to a visitor ends with.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { html } from '../html.ts';
import { contactLine, type Letter } from '../layout.ts';

const WHAT_THE_LINK_DOES =
  'The link above opens your own schedule without a password: please do not forward it.';

export function visitorFooter({ reference, exhibition }: VisitorContent): Letter['footer'] {
  return [
    {
      html: html`Your reference is <strong style="color:#21161b;">${reference}</strong>. ${WHAT_THE_LINK_DOES}`,
      text: `Your reference is ${reference}. ${WHAT_THE_LINK_DOES}`,
    },
    ...contactLine(exhibition),
  ];
}
