// What went back to a buyer, and when it is to be expected.
import type { HostedContent } from '@visavis/domain/email/schema';
import { greeting } from '../greeting.ts';
import { html } from '../html.ts';
import { type Letter, paragraph, smallPrint } from '../layout.ts';
import { REFUND_WORDS } from '../words/refund.ts';
import { languageIn, wordsOf } from '../words/words-of.ts';
import { amountOf } from './amount.ts';
import { hostedFooter } from './hosted-footer.ts';

export function depositRefunded(content: HostedContent): Letter {
  const { exhibition, name, refund } = content;
  if (!refund) throw new Error('a refund without its amount');
  const words = wordsOf(content);
  const own = REFUND_WORDS[languageIn(content)];
  const amount = amountOf(content, refund.amount, refund.currency);
  const opening = greeting(words, name, own.opening(amount, exhibition.name));
  const { transferReference } = refund;
  const way = transferReference === null ? own.sameWay : own.byTransfer(transferReference);
  const refNo = words.fact(own.refNo, refund.refNo);
  return {
    heading: own.heading,
    preview: opening.preview,
    body: html`${opening.html}${paragraph(way)}${smallPrint(refNo)}`,
    text: [...opening.text, way, refNo],
    footer: hostedFooter(content, false),
  };
}
