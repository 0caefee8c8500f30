// The receipt of a deposit, with the link to the meetings.
import { orderLines } from '@visavis/domain/booking/price';
import { nightsLabel, stayInWords } from '@visavis/domain/booking/stay-words';
import type { HostedContent } from '@visavis/domain/email/schema';
import { languageIn, wordsOf } from '@visavis/domain/words/email';
import { factTable, title } from '../../platform/letters/blocks.ts';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter, paragraph, smallPrint } from '../../platform/letters/layout.ts';
import { amountOf } from './amount.email.ts';
import { hostedFooter } from './hosted-footer.email.ts';
import { roomTypeIn } from './room.present.ts';
import { printedInstant } from './times.present.ts';

type Receipt = NonNullable<HostedContent['receipt']>;

export function depositReceipt(content: HostedContent, link: string): Letter {
  const { exhibition, name, programme, receipt } = content;
  if (!receipt) throw new Error('a deposit receipt has no amounts');
  const words = wordsOf(content);
  const { heading, button: label, receipt: receiptTitle, stay: stayTitle, ...own } = words.depositReceipt;
  const amount = (major: number) => amountOf(content, major, receipt.currency);
  const opening = greeting(words, name, own.opening(amount(receipt.total), exhibition.name));
  // Labels are stored in English, as the price rules write them, so that the rules can tell what each line counts.
  const known = orderLines({ depositMinor: 0, extraNightMinor: 0 }, receipt.extraNights);
  const lines = receipt.lines.map(({ label: kept, value }) => {
    const nights = known.find((line) => line.label === kept)?.dates.length;
    return { label: own.line(kept, nights), value: amount(value) };
  });
  const paid = printedInstant(content, receipt.paidAt);
  const money = factTable(
    words,
    [
      { label: own.refNo, value: receipt.refNo },
      { label: own.paid, value: `${paid.at} ${paid.zone}` },
      ...lines,
    ],
    { label: own.total, value: amount(receipt.total) },
  );
  const stay = stayOf(content, receipt);
  const refundable = `${own.refundable(amount(receipt.deposit))}${words.gap}${words.refundTerms(programme)}`;
  const terms = own.terms(receipt.termsVersion);
  return {
    heading,
    preview: opening.preview,
    body: html`${opening.html}${button(words, label, link)}${title(receiptTitle)}${money.html}${paragraph(refundable)}${title(stayTitle)}${stay.html}${smallPrint(terms)}`,
    text: [
      ...opening.text,
      words.linkLine(label, link),
      receiptTitle,
      money.text,
      refundable,
      stayTitle,
      stay.text,
      terms,
    ],
    footer: hostedFooter(content, true),
  };
}

function stayOf(content: HostedContent, { stay, roomType, extraNights }: Receipt) {
  const language = languageIn(content);
  const words = wordsOf(content);
  const own = words.depositReceipt;
  return factTable(words, [
    { label: own.stayingDuration, value: stayInWords(stay, language) },
    { label: own.roomType, value: roomTypeIn(words, roomType) },
    {
      label: own.extraNights,
      value: extraNights.length === 0 ? own.none : nightsLabel(extraNights, language),
    },
  ]);
}
