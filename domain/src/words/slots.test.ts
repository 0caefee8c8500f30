// English sentences of an edition without whole hours: every one says 'slot', apart from times of the clock; names stay.
import { expect, it } from 'vitest';
import { message } from '../message/message.ts';
import { inEnglish } from './english.ts';
import { LETTER_WORDS } from './letter-words.ts';
import { slotSentence, slotWords } from './slots.ts';

it.each([
  [
    'This hour has just been taken. Please select a different time.',
    'This slot has just been taken. Please select a different time.',
  ],
  ['Choose an hour again', 'Choose a slot again'],
  ['Hours released', 'Slots released'],
  ['The room is kept for 48 hours.', 'The room is kept for 48 hours.'],
  ['Reminder two hours before', 'Reminder two hours before'],
  ['asked within the last 24 hours', 'asked within the last 24 hours'],
])('%s', (hours, slots) => {
  expect(slotSentence(hours, null)).toBe(slots);
});

it('keeps the names that a sentence was made of', () => {
  const company = 'Happy Hour Spa';
  const values = { exhibitor: company };
  expect(slotSentence(`${company} has no free hour.`, values)).toBe('Happy Hour Spa has no free slot.');
  const refusal = message('exhibitor.place-held', { exhibitor: company });
  expect(slotSentence(inEnglish(refusal), refusal.values)).toContain(company);
});

it('goes through the words of letters, and what they make of their values', () => {
  const words = slotWords(LETTER_WORDS.en);
  expect(words.hoursReleased.heading).toBe('Your slots were released');
  expect(words.hoursReleased.opening('Happy Hour Fair')).toMatch(/slots marked below at the Happy Hour Fair/);
  expect(JSON.stringify(words)).not.toMatch(/(?<!within one |two )\bhours?\b(?! before)/i);
});
