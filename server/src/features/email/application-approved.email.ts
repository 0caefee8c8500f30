// The email that approves an application, with the buyer's own link to the booking.
import { stayLength } from '@visavis/domain/booking/stay-words';
import type { HostedContent } from '@visavis/domain/email/schema';
import { languageIn, wordsOf } from '@visavis/domain/words/email';
import { bulletList, title } from '../../platform/letters/blocks.ts';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter, paragraph } from '../../platform/letters/layout.ts';
import { amountOf } from './amount.email.ts';
import { isFree } from './free.present.ts';
import { hostedFooter } from './hosted-footer.email.ts';

export function applicationApproved(content: HostedContent, link: string): Letter {
  const { exhibition, name, programme } = content;
  const words = wordsOf(content);
  const { heading, obligations, depositTitle, ...own } = words.applicationApproved;
  const firstCome = isFree(content) ? own.freeFirstCome : own.firstCome;
  const opening = greeting(words, name, own.opening(exhibition.name));
  const length = stayLength(programme, languageIn(content));
  const stay = length === '' ? [] : [own.stay(length)];
  const commitments = bulletList(words.obligations(programme));
  const money = isFree(content) ? [] : moneyOf(content);
  const moneyHtml = money.length === 0 ? [] : [title(depositTitle), ...money.map(paragraph)];
  return {
    heading,
    preview: opening.preview,
    body: html`${opening.html}${stay.map(paragraph)}${button(words, own.button, link)}${paragraph(firstCome)}${title(obligations)}${commitments.html}${moneyHtml}`,
    text: [
      ...opening.text,
      ...stay,
      words.linkLine(own.button, link),
      firstCome,
      obligations,
      commitments.text,
      ...(money.length === 0 ? [] : [depositTitle, ...money]),
    ],
    footer: hostedFooter(content, true),
  };
}

/** What is paid: the deposit with its terms, and the price of extra nights. */
function moneyOf(content: HostedContent): string[] {
  const { programme } = content;
  const words = wordsOf(content);
  const own = words.applicationApproved;
  const amount = (major: number) => amountOf(content, major, programme.currency);
  return [
    `${own.deposit(amount(programme.deposit))}${words.gap}${words.refundTerms(programme)}`,
    own.night(amount(programme.extraNight)),
  ];
}
