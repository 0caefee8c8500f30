// The email that approves an application, with the buyer's own link to the booking.
import type { HostedContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { bulletList, title } from '../../platform/letters/blocks.ts';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter, paragraph } from '../../platform/letters/layout.ts';
import { amountOf } from './amount.email.ts';
import { hostedFooter } from './hosted-footer.email.ts';

export function applicationApproved(content: HostedContent, link: string): Letter {
  const { exhibition, name, programme } = content;
  const words = wordsOf(content);
  const { heading, firstCome, obligations, depositTitle, ...own } = words.applicationApproved;
  const amount = (major: number) => amountOf(content, major, programme.currency);
  const opening = greeting(words, name, own.opening(exhibition.name));
  const commitments = bulletList(words.obligations(programme));
  const deposit = `${own.deposit(amount(programme.deposit))}${words.gap}${words.refundTerms(programme)}`;
  const night = own.night(amount(programme.extraNight));
  return {
    heading,
    preview: opening.preview,
    body: html`${opening.html}${button(words, own.button, link)}${paragraph(firstCome)}${title(obligations)}${commitments.html}${title(depositTitle)}${paragraph(deposit)}${paragraph(night)}`,
    text: [
      ...opening.text,
      words.linkLine(own.button, link),
      firstCome,
      obligations,
      commitments.text,
      depositTitle,
      deposit,
      night,
    ],
    footer: hostedFooter(content, true),
  };
}
