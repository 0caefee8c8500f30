// If slots are not whole hours, English says slots: in every sentence, except for hours of the clock.
import type { Messages } from '@lingui/core';
import { afterEach, expect, it } from 'vitest';
import { activateLanguage, i18n, loadLanguage, loadWords, speakOfSlots } from './catalogue.ts';
import { OF_CLOCK, slotMessages } from './slot-words.ts';

afterEach(() => {
  speakOfSlots(60);
  activateLanguage('en');
});

const VALUES = {
  count: 2,
  free: 2,
  all: 4,
  hours: 2,
  taken: 1,
  capacity: 3300,
  percent: 1,
  hour: 'Happy Hour',
};

it('says slots for half an hour, hours for one and two, and changes no value', async () => {
  await loadWords(['directory', 'organiser']);
  speakOfSlots(30);
  expect(i18n._('directory.hoursFree', { count: 60 })).toBe('60 slots free');
  expect(i18n._('overview.meetingsNote', VALUES)).toBe('of 3,300 slots, 1%');
  expect(i18n._('exhibitors.blockTitle', { count: 2 })).toBe('Block 2 slots?');
  expect(i18n._('exhibitors.hoursHint')).toMatch(/^Press a slot, /);
  speakOfSlots(120);
  expect(i18n._('directory.hoursFree', { count: 1 })).toBe('1 hour free');
});

it('leaves the other languages unchanged', async () => {
  await loadWords(['directory']);
  await loadLanguage('ms');
  activateLanguage('ms');
  const before = i18n._('directory.hoursFree', { count: 2 });
  speakOfSlots(30);
  expect(i18n._('directory.hoursFree', { count: 2 })).toBe(before);
});

const files = import.meta.glob<{ messages: Messages }>('./en/*.json', { eager: true, query: '?lingui' });

it('every sentence that says hour says slot, or is listed as an hour of the clock', () => {
  const all: Messages = Object.assign({}, ...Object.values(files).map(({ messages }) => messages));
  const once = slotMessages(all);
  expect(slotMessages(once)).toEqual(once);
  expect([...OF_CLOCK].filter((id) => !/hour/i.test(JSON.stringify(all[id] ?? '')))).toEqual([]);
  const changed = Object.keys(all).filter((id) => JSON.stringify(all[id]) !== JSON.stringify(once[id]));
  expect(changed.length).toBeGreaterThan(150);
});
