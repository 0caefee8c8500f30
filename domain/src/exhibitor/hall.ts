// How a hall is called beside a booth, and in which hall a booth is.
import { inForm } from '../text/normalise.ts';

const LONGEST_NUMBER = 3;

/** Whether a hall is a number or letter, such as '5' of 'hall 5', and no name of its own, such as 'Grand Ballroom'. */
export const isNumberedHall = (hall: string): boolean => hall.length <= LONGEST_NUMBER;

/**
 * The hall of an exhibitor: as entered, else the letters with which its booth begins, such as 'B' of 'B-145'.
 * @returns '' where neither says it
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
