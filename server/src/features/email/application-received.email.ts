// The email that confirms an application and says what happens next, without a link: applicants have no page yet.
import type { HostedContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { bulletList, title } from '../../platform/letters/blocks.ts';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { type Letter, paragraph, smallPrint } from '../../platform/letters/layout.ts';
import { isFree } from './free.present.ts';
import { hostedFooter } from './hosted-footer.email.ts';

export function applicationReceived(content: HostedContent): Letter {
  const { exhibition, name, programme } = content;
  const words = wordsOf(content);
  const { heading, wait, next, asked, ...own } = words.applicationReceived;
  const opening = greeting(words, name, own.opening(exhibition.name));
  const [review = ''] = own.steps;
  const steps = bulletList(isFree(content) ? [review, ...own.freeSteps] : own.steps);
  const commitments = bulletList(words.obligations(programme));
  return {
    heading,
    preview: opening.preview,
    body: html`${opening.html}${paragraph(wait)}${title(next)}${steps.html}${smallPrint(asked)}${commitments.html}`,
    text: [...opening.text, wait, next, steps.text, asked, commitments.text],
    footer: hostedFooter(content, false),
  };
}
