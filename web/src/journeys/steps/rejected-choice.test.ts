// A choice that a submission was rejected for leads to the step where it can be fixed.
import { beforeEach, expect, test } from 'vitest';
import { businessDraft as draft } from '../draft/business-draft.ts';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { stepForRejectedChoice } from './rejected-choice.ts';

const meeting = (exhibitorId: number) => ({
  day: 1,
  date: '2026-06-02',
  dayOfWeek: 'Tuesday',
  time: '11 am',
  company: `Maker ${exhibitorId}`,
  boothNumber: '',
  exhibitorId,
});

beforeEach(() => {
  draft.edition.write(1);
  draft.meetings.write([meeting(1), meeting(2)]);
});

test.each([
  [['interests.0.subCategoryId'], 'interest', [1, 2]],
  [['meetings.1.exhibitor'], 'matching', [1, 2]],
  [['meetings'], 'matching', [1, 2]],
  [['meetings.1.time', 'meetings.1.date'], 'schedule', [1]],
  [['meetings.0.day', 'meetings.1.exhibitor'], 'matching', [2]],
] as const)('%j leads to %s', (fields, step, kept) => {
  expect(stepForRejectedChoice(draft, fields)).toBe(step);
  expect(draft.meetings.read().map(({ exhibitorId }) => exhibitorId)).toEqual(kept);
  // The lists are checked again before the step is shown.
  expect(draft.edition.read()).toBeNull();
});

test('form fields are fixed in their own step', () => {
  expect(stepForRejectedChoice(draft, ['registration.email', 'companyInfo.city'])).toBeNull();
  expect(draft.edition.read()).toBe(1);
});

test('fixes a hosted buyer’s choice in the hosted draft, and leaves the visitor’s unchanged', () => {
  hostedDraft.edition.write(1);
  hostedDraft.meetings.write([meeting(1), meeting(2)]);
  expect(stepForRejectedChoice(hostedDraft, ['meetings.0.day', 'meetings.1.exhibitor'])).toBe('matching');
  expect(hostedDraft.meetings.read().map(({ exhibitorId }) => exhibitorId)).toEqual([2]);
  expect(hostedDraft.edition.read()).toBeNull();
  expect(draft.meetings.read()).toHaveLength(2);
  expect(draft.edition.read()).toBe(1);
});
