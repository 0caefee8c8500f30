// The short, polite email that rejects an application, with a link to Business Matching, which needs no key.
import type { HostedContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { reasonLine } from '@visavis/domain/words/reasons';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter, paragraph } from '../../platform/letters/layout.ts';
import { hostedFooter } from './hosted-footer.email.ts';

/** @param link where a visitor registers for Business Matching */
export function applicationRejected(content: HostedContent, link: string): Letter {
  const words = wordsOf(content);
  const { heading, places, questions, ...own } = words.applicationRejected;
  const why = content.reason === undefined ? [] : [reasonLine(content.language ?? 'en', content.reason)];
  const opening = greeting(words, content.name, own.opening(content.exhibition.name));
  return {
    heading,
    preview: opening.preview,
    body: html`${opening.html}${why.map(paragraph)}${paragraph(places)}${button(words, own.button, link)}${paragraph(questions)}`,
    text: [...opening.text, ...why, places, words.linkLine(own.button, link), questions],
    footer: hostedFooter(content, false),
  };
}
