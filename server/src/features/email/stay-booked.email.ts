// The email that confirms a stay without a deposit, with the link to the meetings.
import { stayInWords } from '@visavis/domain/booking/stay-words';
import type { HostedContent } from '@visavis/domain/email/schema';
import { languageIn, wordsOf } from '@visavis/domain/words/email';
import { factTable, title } from '../../platform/letters/blocks.ts';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter, smallPrint } from '../../platform/letters/layout.ts';
import { hostedFooter } from './hosted-footer.email.ts';
import { roomTypeIn } from './room.present.ts';

export function stayBooked(content: HostedContent, link: string): Letter {
  const { stay, exhibition, name } = content;
  if (!stay) throw new Error('the confirmation of a stay names no stay');
  const words = wordsOf(content);
  const { heading, ...own } = words.stayBooked;
  const { button: label, stay: stayTitle, stayingDuration, roomType } = words.depositReceipt;
  const opening = greeting(words, name, own.opening(exhibition.name));
  const facts = factTable(words, [
    { label: stayingDuration, value: stayInWords(stay.label, languageIn(content)) },
    { label: roomType, value: roomTypeIn(words, stay.roomType) },
  ]);
  const terms = words.depositReceipt.terms(stay.termsVersion);
  return {
    heading,
    preview: opening.preview,
    body: html`${opening.html}${button(words, label, link)}${title(stayTitle)}${facts.html}${smallPrint(terms)}`,
    text: [...opening.text, words.linkLine(label, link), stayTitle, facts.text, terms],
    footer: hostedFooter(content, true),
  };
}
