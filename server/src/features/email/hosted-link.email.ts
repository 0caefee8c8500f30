// The email that sends a hosted buyer the link to their pages again.
import type { HostedContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter, smallPrint } from '../../platform/letters/layout.ts';
import { isFree } from './free.present.ts';
import { hostedFooter } from './hosted-footer.email.ts';

export function hostedLink(content: HostedContent, link: string): Letter {
  const words = wordsOf(content);
  const { notYou, linkLine, hostedLink: own } = words;
  const opening = greeting(
    words,
    content.name,
    (isFree(content) ? own.freeOpening : own.opening)(content.exhibition.name),
  );
  return {
    heading: own.heading,
    preview: opening.preview,
    body: html`${opening.html}${button(words, own.button, link)}${smallPrint(notYou)}`,
    text: [...opening.text, linkLine(own.button, link), notYou],
    footer: hostedFooter(content, true),
  };
}
