// Tests of people with little data: required fields, empty fields, and phone numbers that are never guessed.
import { expect, it } from 'vitest';
import { NOTHING, plan, said } from './testing/plan-people.ts';

const BARE = { ...NOTHING, Name: 'Mei Tan', Email: 'mei@kenari.example', Company: 'Kenari Retail' };

it('a person needs a name, an address and a company; other missing fields stay empty without a question', () => {
  const planned = plan([BARE]);
  expect(said(planned)).toEqual(['2 created: New registration, no meetings']);
  expect(planned.troubles).toEqual([]);
  const { name, email, companyName, ...others } = planned.people[0]?.profile ?? {};
  expect([name, email, companyName]).toEqual(['Mei Tan', 'mei@kenari.example', 'Kenari Retail']);
  expect(new Set(Object.values(others))).toEqual(new Set(['']));
});

it('skips placeholders with a note, and never stores them', () => {
  const [row] = said(plan([{ ...BARE, Designation: 'n/a', Postcode: '00000', 'Company phone': '-' }]));
  expect(row).toBe(
    '2 created: New registration, no meetings Postal/Zip Code: “00000” cannot be used and is left out.',
  );
});

it('a number without a dialling code uses the country of its row or the one chosen, else it is skipped', () => {
  const given = { ...BARE, Phone: '9123 4567' };
  expect(plan([given]).troubles.map(({ kind, key }) => [kind, key])).toEqual([['country', '']]);
  const chosen = (choice: 'use' | 'leave') =>
    plan([given], [{ kind: 'country', key: '', choice, value: 'Singapore' }]).people[0]?.profile;
  expect(chosen('use')).toMatchObject({ country: 'Singapore', phoneNumber: '+6591234567' });
  expect(chosen('leave')).toMatchObject({ country: '', phoneNumber: '' });
  expect(plan([{ ...BARE, Phone: '+65 9123 4567' }]).people[0]?.profile).toMatchObject({
    country: '',
    phoneNumber: '+6591234567',
  });
});

it.each([
  ['6.01235E+11', 'refused'],
  ['6,01235e+11', 'refused'],
  ['60123456789.0', '+60123456789'],
  ['＋６０ １２-３４５ ６７８９', '+60123456789'],
  ['03-7890 5512 ext 101', '+60378905512'],
  ['012-345 6789/019-876 5432', '+60123456789'],
  ['03.7890.5512', '+60378905512'],
  ['+60.123456789', '+60123456789'],
  ["012'345'6789", '+60123456789'],
  ['Tel: 012-345 6789 (office)', '+60123456789'],
  ['60123456789.5', ''],
  ['0.60123456789', ''],
  ['60123456789.0.0', ''],
  ['60123456789E0', ''],
  ['60123456789e3', ''],
  ['6.01235×10^11', ''],
  ['call 012-3456789 after 5', ''],
  ['123456789 @ 9am', ''],
  ['+60123456789abc45', ''],
  ['12:30', ''],
])('a number written as %s is stored without inventing digits: %s', (Phone, stored) => {
  const planned = plan([{ Phone }]);
  if (stored === 'refused') expect(said(planned)[0]).toContain('A spreadsheet has cut this number short');
  else expect(planned.people[0]?.profile.phoneNumber).toBe(stored);
  if (stored === '') expect(said(planned)[0]).toContain('cannot be used and is left out');
});
