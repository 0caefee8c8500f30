// The email that tells a buyer what was refunded, and when to expect it.
import type { HostedContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { type Letter, paragraph, smallPrint } from '../../platform/letters/layout.ts';
import { amountOf } from './amount.email.ts';
import { hostedFooter } from './hosted-footer.email.ts';

export function depositRefunded(content: HostedContent): Letter {
  const { exhibition, name, refund } = content;
  if (!refund) throw new Error('a refund has no amount');
  const words = wordsOf(content);
  const own = words.refund;
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
