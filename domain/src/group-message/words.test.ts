// Tests that every brace in a group message belongs to a field, or is reported.
import { expect, it } from 'vitest';
import { type GroupProgramme, problemsOf } from './words.ts';

const named = (text: string, subject = 'News', programme: GroupProgramme = 'business') =>
  Object.entries(problemsOf({ en: { subject, text } }, programme)).map(([field, { values }]) => [
    field,
    values,
  ]);

it.each([
  ['Dear {nane},', '{nane}'],
  ['Dear { name },', '{ name }'],
  ['Dear {Name},', '{Name}'],
  ['Dear ｛name｝,', '｛name｝'],
  ['Dear {name, your hour', '{name,'],
  ['Dear {{name},', '{'],
  ['Dear {name}},', '}'],
  ['Dear {},', '{}'],
])('%s is reported because of its invalid field', (text, placeholder) => {
  expect(named(text)).toEqual([['words.en.text', { placeholder }]]);
});

it('accepts fields, except the schedule in a subject', () => {
  expect(named('Dear {name},\n\n{schedule}\n{first-day}{first-hour}', 'News for {company}')).toEqual([]);
  expect(named('Dear {name}', 'Your {schedule}')).toEqual([
    ['words.en.subject', { placeholder: '{schedule}' }],
  ]);
});

it('exhibitors have their own fields', () => {
  const own = 'Dear {company},\n\nbooth {booth}: {meetings} meetings, from {first-day}, {first-hour}';
  expect(named(own, 'Booth {booth}', 'exhibitors')).toEqual([]);
  for (const field of ['name', 'reference', 'schedule', 'first-exhibitor', 'first-booth'])
    expect(named(`Dear {${field}}`, 'News', 'exhibitors'), field).toEqual([
      ['words.en.text', { placeholder: `{${field}}` }],
    ]);
  expect(named('Booth {booth}')).toEqual([['words.en.text', { placeholder: '{booth}' }]]);
});
