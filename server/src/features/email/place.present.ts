// Formats an exhibitor's booth and hall in an email's language.
import { isNumberedHall } from '@visavis/domain/exhibitor/hall';
import type { EmailWords } from '@visavis/domain/words/en/email';

/** @returns such as 'hall 5', or a hall's own name; empty for none */
const hallIn = (words: EmailWords, hall: string): string =>
  hall !== '' && isNumberedHall(hall) ? words.hall(hall) : hall;

/** @returns such as 'booth A-12' and 'hall 5', without empty parts */
export const placeIn = (words: EmailWords, booth: string, hall = ''): string[] =>
  [booth && words.booth(booth), hallIn(words, hall)].filter((part) => part !== '');

/** For sentences that already contain the word for booth: 'A-12, hall 5'. */
export const boothIn = (words: EmailWords, booth: string, hall = ''): string =>
  [booth, hallIn(words, hall)].filter((part) => part !== '').join(', ');
