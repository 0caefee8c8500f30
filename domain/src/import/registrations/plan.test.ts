// Tests of the plan for importing people: rows of one person, phones, sizes, meetings, places, issues and answers.
import { expect, it } from 'vitest';
import type { Cell } from '../cell.ts';
import type { ImportDecision } from '../plan-types.ts';
import { type Given, NOTHING, only, plan, said, stateOf } from './testing/plan-people.ts';

it('rows with the same address, and rows below without one, are one person with several meetings', () => {
  const planned = plan([
    { Booth: 'B-145', Date: '3 June', Time: '2 pm' },
    { Email: 'MEI@kenari.example', Phone: '', Booth: 'F-001', Date: 'Day 2', Time: 0.75 * (2 / 3) },
    { ...NOTHING, Exhibitor: 'Hanari Skin Lab', Date: { date: '2026-06-04' }, Time: '11:00' },
  ]);
  expect(said(planned)).toEqual([
    '2 created: New registration, 3 meetings Atelier Nacre, B-145: 03 June, 2.00pm-3.00pm',
    '3 merged: Same person as row 2 Atelier Nacre, F-001: 03 June, 12.00pm-1.00pm',
    '4 merged: Same person as row 2 Hanari Skin Lab, A-208: 04 June, 11.00am-12.00pm',
  ]);
  expect(planned.people).toHaveLength(1);
  expect(planned.people[0]).toMatchObject({
    row: 2,
    profile: {
      name: 'Mei Tan',
      email: 'mei@kenari.example',
      phoneNumber: '+60123456789',
      companySize: '11-50',
    },
    language: 'en',
    meetings: [
      { exhibitorId: 2, day: 2, minute: 840, place: 1 },
      { exhibitorId: 3, day: 2, minute: 720, place: 1 },
      { exhibitorId: 1, day: 3, minute: 660, place: 1 },
    ],
  });
});

it('lists values that are interpreted differently from how they are written', () => {
  const written = { Phone: '012-345 6789', 'Company phone': '+60 (3) 7890-5512', 'Company size': '20 staff' };
  const [row] = plan([{ ...written, Language: 'Malay' }]).rows;
  expect(row?.changes).toEqual([
    { field: 'phoneNumber', before: '012-345 6789', after: '+60123456789' },
    { field: 'companySize', before: '20 staff', after: '11-50' },
    { field: 'language', before: 'Malay', after: 'Bahasa Melayu' },
  ]);
  const Phone = '+60 12-345 6789';
  expect(plan([{ Phone }]).rows[0]?.changes).toEqual([]);
  const answer = { kind: 'country', key: '', choice: 'use', value: 'Malaysia' } as const;
  expect(plan([{ Phone, Country: '' }], [answer]).rows[0]?.changes).toEqual([
    { field: 'country', before: '', after: 'Malaysia' },
  ]);
});

it('a row of the same person reports its values that are not used', () => {
  expect(said(plan([{}, { Company: 'Nacre', Phone: '+60 12 345 6789' }]))[1]).toBe(
    '3 merged: Same person as row 2 Company Name: “Nacre” is left out, since row 2 has another value.',
  );
});

it('colleagues who share an address are not merged', () => {
  expect(said(plan([{}, { Name: 'Ana Lim' }]))).toEqual([
    '2 created: New registration, no meetings',
    '3 refused: Row 2 has the same email with another name. Two people need an address each.',
  ]);
});

it('a name missing in the first row is taken from the next', () => {
  const planned = plan([{ Name: '' }, { Name: 'Ana Lim' }, { Name: 'Bo Lim' }]);
  expect(planned.people.map(({ profile }) => profile.name)).toEqual(['Ana Lim']);
  expect(planned.rows.map(({ result }) => result)).toEqual(['created', 'merged', 'refused']);
});

it('leaves people who are already registered unchanged', () => {
  expect(only({ Email: 'Known@Kenari.example', Country: 'Atlantis' })).toBe(
    '2 unchanged: Registered already: BM-7K3M-Q2XD. Nothing is changed.',
  );
});

it('reports the same errors as the form, for each field', () => {
  expect(only({ Email: 'mei', Name: '', Company: '', Phone: 'ring me' })).toBe(
    '2 refused: Name is required Email is invalid Phone Number: Phone number may have digits only Company name is required',
  );
  expect(only({ Phone: '+999 123 456' })).toBe(
    '2 refused: Phone Number: No country has this dialling code. Please check the number',
  );
  expect(only({ Name: 'x'.repeat(201) })).toBe('2 refused: Name: This is too long. Please shorten it.');
});

it.each<[Cell, string, string]>([
  ['9123 4567', 'Singapore', '+6591234567'],
  ['+65 9123 4567', 'Malaysia', '+6591234567'],
  [60123456789, 'Malaysia', '+60123456789'],
  [123456789, 'Malaysia', '+60123456789'],
  ['012-345 6789 / 03-7890 5512', 'Malaysia', '+60123456789'],
])('%j for a person in %s is stored as %s', (Phone, Country, stored) => {
  expect(plan([{ Phone, Country }]).people[0]?.profile.phoneNumber).toBe(stored);
});

it('accepts an email address as a link, and rejects anything that is not an address', () => {
  expect(plan([{ Email: 'mailto:mei@kenari.example?subject=Hi' }]).people[0]?.profile.email).toBe(
    'mei@kenari.example',
  );
  expect(plan([{}, { Email: 'MAILTO:mei@kenari.example' }]).rows.map(({ result }) => result)).toEqual([
    'created',
    'merged',
  ]);
  for (const Email of [
    'https://mei@kenari.example',
    'to:mei@kenari.example',
    'mei(work)@kenari.example',
    '"mei"@kenari.example',
    'mei@kenari.example?cc=a@b.example',
    'mailto:',
  ])
    expect(only({ Email })).toMatch(/^2 refused: Email is (invalid|required)$/);
});

it('asks once per unknown or missing country and size, and applies the answer to all similar rows', () => {
  const people = [
    { Country: 'Atlantis', 'Company size': 'large' },
    { Email: 'ana@kenari.example', Name: 'Ana', Country: 'atlantis', 'Company size': 'huge' },
    { Email: 'bo@kenari.example', Name: 'Bo', 'Company size': '3 branches' },
  ];
  const asked = plan(people);
  expect(asked.troubles.map(({ kind, key, count }) => [kind, key, count])).toEqual([
    ['country', 'atlantis', 2],
    ['size', 'large', 1],
    ['size', 'huge', 1],
    ['size', '3 branches', 1],
  ]);
  expect(said(asked)[1]).toBe(
    '3 refused: The country “atlantis” is not known. “huge” is not one of the company sizes.',
  );
  const decided = plan(people, [
    { kind: 'country', key: 'atlantis', choice: 'use', value: 'Malaysia' },
    { kind: 'size', key: 'large', choice: 'use', value: '101 and above' },
    { kind: 'size', key: 'huge', choice: 'leave-out' },
    { kind: 'size', key: '3 branches', choice: 'leave' },
  ]);
  expect(said(decided)).toEqual([
    '2 created: New registration, no meetings',
    '3 refused: Left out by your decision.',
    '4 created: New registration, no meetings',
  ]);
  expect(decided.people.map(({ profile }) => profile.companySize)).toEqual(['101 and above', '']);
});

it('an unknown interest can be mapped or left out, never created', () => {
  const given = { Interests: 'Serum dan ampul; Hair tonic' };
  expect(only(given)).toBe('2 refused: “Hair tonic” is not one of the interests.');
  const answer = (choice: ImportDecision['choice'], value?: string): ImportDecision[] => [
    { kind: 'category', key: 'hair tonic', choice, value },
  ];
  expect(plan([given], answer('create', '1')).people).toEqual([]);
  expect(plan([given], answer('use', '12')).people[0]?.interests).toEqual([11, 12]);
  expect(plan([given], answer('leave')).people[0]?.interests).toEqual([11]);
});

it.each<[string, Given, string]>([
  [
    'taken',
    { Booth: 'A-208', Date: '3 June', Time: '12 pm' },
    'Hanari Skin Lab has no free place on 03 June, 12.00pm-1.00pm.',
  ],
  [
    'taken',
    { Booth: 'C-010', Date: '4 June', Time: '11 am' },
    'Terra Clay takes no meetings on 04 June, 11.00am-12.00pm.',
  ],
  [
    'taken',
    { Booth: 'C-010', Date: '2 June', Time: '12 pm' },
    '02 June, 12.00pm-1.00pm has started already.',
  ],
  [
    'hour',
    { Booth: 'C-010', Date: '9 June', Time: '11 am' },
    '“9 June 11 am” is not a time of this edition.',
  ],
  [
    'hour',
    { Booth: 'C-010', Date: '3 June', Time: '11:30' },
    '“3 June 11:30” is not a time of this edition.',
  ],
  ['hour', { Booth: 'C-010' }, 'The meeting with Terra Clay has no date and time.'],
  [
    'exhibitor',
    { Booth: 'Z-999', Date: '3 June', Time: '11 am' },
    '“Z-999” is not a booth or an exhibitor of this edition.',
  ],
  [
    'exhibitor',
    { Exhibitor: 'Atelier Nacre', Date: '3 June', Time: '11 am' },
    'Several exhibitors fit “Atelier Nacre”.',
  ],
])('%s: an impossible meeting can be skipped, or its whole row', (kind, meeting, sentence) => {
  const asked = plan([meeting]);
  expect(said(asked)).toEqual([`2 refused: ${sentence}`]);
  expect(asked.troubles.map((trouble) => trouble.kind)).toEqual([kind]);
  const key = asked.troubles[0]?.key ?? '';
  expect(only(meeting, [{ kind: asked.troubles[0]?.kind ?? 'hour', key, choice: 'leave' }])).toBe(
    `2 created: New registration, no meetings One meeting is left out: ${sentence}`,
  );
  expect(only(meeting, [{ kind: asked.troubles[0]?.kind ?? 'hour', key, choice: 'leave-out' }])).toBe(
    '2 refused: Left out by your decision.',
  );
});

it('an unknown exhibitor can be mapped to a known one, and former names are recognised', () => {
  const meeting = { Exhibitor: 'Atelier Nacre', Date: '3 June', Time: '11 am' };
  const [trouble] = plan([meeting]).troubles;
  expect(trouble?.suggestions).toEqual([
    { id: 2, name: 'Atelier Nacre, B-145' },
    { id: 3, name: 'Atelier Nacre, F-001' },
  ]);
  const decision: ImportDecision = { kind: 'exhibitor', key: trouble?.key ?? '', choice: 'use', value: '3' };
  expect(plan([meeting], [decision]).people[0]?.meetings).toMatchObject([{ exhibitorId: 3 }]);
  const booth = (value: string) =>
    plan([meeting], [{ ...decision, choice: 'set', value }]).people[0]?.meetings;
  expect(booth('a208')).toMatchObject([{ exhibitorId: 1 }]);
  expect(booth('Z-999')).toBeUndefined();
  const former = plan([{ Booth: 'B-100', Exhibitor: 'Nacre SARL', Date: '3 June', Time: '11 am' }]);
  expect(former.people[0]?.meetings).toMatchObject([{ exhibitorId: 2 }]);
});

it('rows take places one after another, and the last one reports that none is left', () => {
  const people = ['a', 'b', 'c'].map((name) => ({
    Name: name,
    Email: `${name}@kenari.example`,
    Booth: 'B-145',
    Date: '4 June',
    Time: '2 pm',
  }));
  const planned = plan(people);
  expect(planned.people.map(({ meetings }) => meetings[0]?.place)).toEqual([1, 2]);
  expect(said(planned)[2]).toBe('4 refused: Atelier Nacre has no free place on 04 June, 2.00pm-3.00pm.');
  // A place offset by a claim beyond the number of places is not assigned.
  expect(
    plan(
      [people[0] ?? {}],
      [],
      stateOf({ claims: { 2: [1, 3].map((place) => ({ day: 3, minute: 840, length: 60, place })) } }),
    ).people,
  ).toEqual([]);
});

it('no one has two meetings at once, two with one exhibitor, or more than the edition allows', () => {
  const two = (Meetings: string) => only({ Meetings });
  expect(two('A-208 3 June 2 pm; B-145 3 June 2 pm')).toBe(
    '2 refused: This person has another meeting on 03 June, 2.00pm-3.00pm.',
  );
  expect(two('A-208 3 June 2 pm; A-208, 3 June 3 pm')).toBe(
    '2 refused: This person has a meeting with Hanari Skin Lab in a row above.',
  );
  expect(two('A-208 3 June 2 pm; A-208 3 June 14:00')).toBe(
    '2 created: New registration, 1 meeting Hanari Skin Lab, A-208: 03 June, 2.00pm-3.00pm',
  );
  expect(two('A-208 3 June 2 pm; B-145 3 June 3 pm; Terra Clay: 4 June 2 pm; F-001 4 June 3 pm')).toBe(
    '2 refused: 4 meetings for this person: the most is 3.',
  );
});

it('a row that cannot be imported blocks the other rows of its person', () => {
  const planned = plan([
    { Booth: 'B-145', Date: '3 June', Time: '2 pm' },
    { Booth: 'Z-999', Date: '3 June', Time: '3 pm' },
  ]);
  expect(said(planned)).toEqual([
    '2 refused: Row 3 of the same person cannot be imported.',
    '3 refused: “Z-999” is not a booth or an exhibitor of this edition.',
  ]);
});

it('an issue with a huge cell can be answered', () => {
  const huge = 'z'.repeat(60_000);
  for (const given of [
    { Country: huge },
    { 'Company size': huge },
    { Booth: huge },
    { Booth: 'A-208', Date: huge },
  ]) {
    const [trouble] = plan([given]).troubles;
    expect(trouble?.key).toHaveLength(200);
    const decision: ImportDecision = {
      kind: trouble?.kind ?? 'hour',
      key: trouble?.key ?? '',
      choice: 'leave-out',
    };
    expect(only(given, [decision])).toBe('2 refused: Left out by your decision.');
  }
});

it('recognises languages as people write them; an unknown one becomes English, with a note', () => {
  const of = (Language: string) => plan([{ Language }]).people[0]?.language;
  expect(['Bahasa Melayu', '中文', 'Mandarin', 'EN', 'ms'].map(of)).toEqual([
    'ms',
    'zh-Hans',
    'zh-Hans',
    'en',
    'ms',
  ]);
  expect(only({ Language: 'Klingon' })).toContain(
    'The language “Klingon” is not known: emails are in English.',
  );
});

it('skips spreadsheet errors, and repairs text in the wrong encoding', () => {
  const planned = plan([{ Name: 'JosÃ© Tan', Interests: '#N/A', Booth: '#REF!' }]);
  expect(planned.people[0]).toMatchObject({ profile: { name: 'José Tan' }, interests: [], meetings: [] });
  expect(planned.mended).toMatchObject({ brokenText: 1, leftOut: 2 });
});
