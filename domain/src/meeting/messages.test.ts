// Tests that the messages of matching and scheduling match the specification word for word.

import { expect, it } from 'vitest';
import { englishOf } from '../words/english.ts';
import * as messages from './messages.ts';

it.each([
  [messages.maximumSelected(8), 'Maximum Meetings Selected (8 reached)'],
  [
    messages.companyAlreadyScheduled('Lumi'),
    'You have already scheduled a meeting with Lumi. Please select a different company or time slot, or cancel the existing meeting before proceeding.',
  ],
  [
    messages.slotHeldForOther('Lumi'),
    'This slot is already scheduled for Lumi. Please select a different time.',
  ],
  [messages.SCHEDULE_ALL_FIRST, 'Please schedule meetings for all companies before proceeding.'],
  [messages.SLOTS_UNAVAILABLE_FAILED, 'Error loading unavailable time slots. Please try again.'],
  [messages.REGISTRATION_FAILED, 'Registration failed. Please try again or contact support.'],
  [messages.EXHIBITORS_FAILED, 'Failed to load exhibitors. Please try again.'],
])('%j', (coded, specified) => {
  expect(englishOf(coded)).toBe(specified);
});
