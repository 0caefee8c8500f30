// The email that tells a hosted buyer that the stay was changed by an organiser, or moved with the days of the fair.
import { nightsLabel, stayInWords } from '@visavis/domain/booking/stay-words';
import type { HostedContent } from '@visavis/domain/email/schema';
import { languageIn, wordsOf } from '@visavis/domain/words/email';
import { factTable } from '../../platform/letters/blocks.ts';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { type Letter, paragraph } from '../../platform/letters/layout.ts';
import { amountOf } from './amount.email.ts';
import { hostedFooter } from './hosted-footer.email.ts';
import { roomTypeIn } from './room.present.ts';

export function stayChanged(content: HostedContent): Letter {
  const { stay, change, exhibition, name } = content;
  if (!stay || !change) throw new Error('the notice of a changed stay names no stay');
  const words = wordsOf(content);
  const language = languageIn(content);
  const { heading, guests, check, ...own } = words.stayChanged;
  const { stayingDuration, roomType, extraNights, none } = words.depositReceipt;
  const opening = greeting(
    words,
    name,
    change.isMoved ? own.moved(exhibition.name) : own.opening(exhibition.name),
  );
  const facts = factTable(words, [
    { label: stayingDuration, value: stayInWords(stay.label, language) },
    { label: roomType, value: roomTypeIn(words, stay.roomType) },
    {
      label: extraNights,
      value: change.extraNights.length === 0 ? none : nightsLabel(change.extraNights, language),
    },
    { label: guests, value: change.guests.join(', ') },
  ]);
  const toPay = change.toPay > 0 ? [own.toPay(amountOf(content, change.toPay, change.currency))] : [];
  const sentences = [...toPay, check];
  return {
    heading,
    preview: opening.preview,
    body: html`${opening.html}${facts.html}${sentences.map((sentence) => paragraph(sentence))}`,
    text: [...opening.text, facts.text, ...sentences],
    footer: hostedFooter(content, false),
  };
}
