// How a hall is displayed beside a booth, and which hall a booth is in.
import { inForm } from '../text/normalise.ts';

const LONGEST_NUMBER = 3;

/** Whether a hall is just a number or letter, such as '5' from 'hall 5', and not a name such as 'Grand Ballroom'. */
export const isNumberedHall = (hall: string): boolean => hall.length <= LONGEST_NUMBER;

/**
 * The hall of an exhibitor: as entered, else the leading letters of its booth, such as 'B' of 'B-145'.
 * @returns '' if unknown
 */
export function hallOf({
  hall = '',
  booth_number,
}: {
  hall?: string | undefined;
  booth_number: string;
}): string {
  if (hall !== '') return hall;
  const letters = /^\p{L}+/u.exec(inForm('NFKC', booth_number.trim()))?.[0] ?? '';
  return isNumberedHall(letters) ? letters.toUpperCase() : '';
}
