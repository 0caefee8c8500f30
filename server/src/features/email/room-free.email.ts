// The email that offers a free room to a waiting hosted buyer, with the time until which it is held.

import { stayInWords } from '@visavis/domain/booking/stay-words';
import type { HostedContent } from '@visavis/domain/email/schema';
import { languageIn, wordsOf } from '@visavis/domain/words/email';
import { factTable } from '../../platform/letters/blocks.ts';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter, paragraph } from '../../platform/letters/layout.ts';
import { isFree } from './free.present.ts';
import { hostedFooter } from './hosted-footer.email.ts';
import { roomTypeIn } from './room.present.ts';
import { printedInstant } from './times.present.ts';

export function roomFree(content: HostedContent, link: string): Letter {
  const { room, exhibition, name } = content;
  if (!room) throw new Error('a room offer names no room');
  const words = wordsOf(content);
  const language = languageIn(content);
  const { heading, button: label, ...own } = words.roomFree;
  const { stayingDuration, roomType } = words.depositReceipt;
  const opening = greeting(words, name, own.opening(exhibition.name));
  const facts = factTable(words, [
    { label: stayingDuration, value: stayInWords(room.stay, language) },
    { label: roomType, value: roomTypeIn(words, room.roomType) },
  ]);
  const { at, zone } = printedInstant(content, room.until);
  const sure = isFree(content) ? own.freeSure : own.sure;
  const kept = own.kept(at, zone);
  return {
    heading,
    preview: opening.preview,
    body: html`${opening.html}${facts.html}${paragraph(kept)}${button(words, label, link)}${paragraph(sure)}`,
    text: [...opening.text, facts.text, kept, words.linkLine(label, link), sure],
    footer: hostedFooter(content, true),
  };
}
