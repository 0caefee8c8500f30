// The email that tells a hosted buyer that the fair no longer falls in the booked stay.
import { stayInWords, stayRange } from '@visavis/domain/booking/stay-words';
import type { HostedContent } from '@visavis/domain/email/schema';
import { languageIn, wordsOf } from '@visavis/domain/words/email';
import { factTable } from '../../platform/letters/blocks.ts';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { type Letter, paragraph } from '../../platform/letters/layout.ts';
import { hostedFooter } from './hosted-footer.email.ts';
import { roomTypeIn } from './room.present.ts';

export function stayOutside(content: HostedContent): Letter {
  const { stay, exhibition, name } = content;
  if (!stay) throw new Error('the notice of a stay names no stay');
  const words = wordsOf(content);
  const language = languageIn(content);
  const { heading, fair, change, ...own } = words.stayOutside;
  const { stayingDuration, roomType } = words.depositReceipt;
  const opening = greeting(words, name, own.opening(exhibition.name));
  const facts = factTable(words, [
    { label: fair, value: stayRange(exhibition.firstDate, exhibition.lastDate, language) },
    { label: stayingDuration, value: stayInWords(stay.label, language) },
    { label: roomType, value: roomTypeIn(words, stay.roomType) },
  ]);
  return {
    heading,
    preview: opening.preview,
    body: html`${opening.html}${facts.html}${paragraph(change)}`,
    text: [...opening.text, facts.text, change],
    footer: hostedFooter(content, false),
  };
}
