// How a hall is called beside a booth.

const LONGEST_NUMBER = 3;

/** Whether a hall is a number or letter, such as '5' of 'hall 5', and no name of its own, such as 'Grand Ballroom'. */
export const isNumberedHall = (hall: string): boolean => hall.length <= LONGEST_NUMBER;
