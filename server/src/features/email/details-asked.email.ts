// The email that asks a person whom staff registered to complete their details.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter } from '../../platform/letters/layout.ts';
import { visitorFooter } from './visitor-footer.email.ts';

export function detailsAsked(content: VisitorContent, link: string): Letter {
  const words = wordsOf(content);
  const { linkLine, detailsAsked: own } = words;
  const opening = greeting(words, content.name, own.opening(content.exhibition.name));
  return {
    heading: own.heading,
    preview: opening.preview,
    body: html`${opening.html}${button(words, own.heading, link)}`,
    text: [...opening.text, linkLine(own.heading, link)],
    footer: visitorFooter(content),
  };
}
