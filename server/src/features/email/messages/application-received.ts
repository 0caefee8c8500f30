// Says that an application has arrived, and what happens next. It opens nothing: nothing is open yet.
import type { HostedContent } from '@visavis/domain/email/schema';
import { bulletList, title } from '../blocks.ts';
import { greeting } from '../greeting.ts';
import { html } from '../html.ts';
import { type Letter, paragraph, smallPrint } from '../layout.ts';
import { wordsOf } from '../words/words-of.ts';
import { hostedFooter } from './hosted-footer.ts';

export function applicationReceived(content: HostedContent): Letter {
  const { exhibition, name, programme } = content;
  const words = wordsOf(content);
  const { heading, wait, next, asked, ...own } = words.applicationReceived;
  const opening = greeting(words, name, own.opening(exhibition.name));
  const steps = bulletList(own.steps);
  const commitments = bulletList(words.obligations(programme));
  return {
    heading,
    preview: opening.preview,
    body: html`${opening.html}${paragraph(wait)}${title(next)}${steps.html}${smallPrint(asked)}${commitments.html}`,
    text: [...opening.text, wait, next, steps.text, asked, commitments.text],
    footer: hostedFooter(content, false),
  };
}
