// The refusal of an application: polite, short, and without a link.
import type { HostedContent } from '@visavis/domain/email/schema';
import { greeting } from '../greeting.ts';
import { html } from '../html.ts';
import { type Letter, paragraph } from '../layout.ts';
import { reasonLine } from '../words/reasons.ts';
import { wordsOf } from '../words/words-of.ts';
import { hostedFooter } from './hosted-footer.ts';

export function applicationRejected(content: HostedContent): Letter {
  const words = wordsOf(content);
  const { heading, places, questions, ...own } = words.applicationRejected;
  const why = content.reason === undefined ? [] : [reasonLine(content.language ?? 'en', content.reason)];
  const opening = greeting(words, content.name, own.opening(content.exhibition.name));
  return {
    heading,
    body: html`${paragraph(opening.html)}${why.map(paragraph)}${paragraph(places)}${paragraph(questions)}`,
    text: [opening.text, ...why, places, questions],
    footer: hostedFooter(content, false),
  };
}
