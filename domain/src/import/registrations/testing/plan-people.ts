// Test helper that plans an import of people from rows given as differences from an example.
import { inEnglish } from '../../../words/english.ts';
import type { Cell } from '../../cell.ts';
import type { ImportDecision } from '../../plan-types.ts';
import { findTable } from '../../table.ts';
import { guessPersonColumns } from '../columns.ts';
import { personFieldOfHeading } from '../fields.ts';
import { planRegistrations } from '../plan.ts';
import type { RegistrationState } from '../state.ts';

const COUNTRIES = ['Malaysia', 'Singapore', 'Germany'];
const CODES = { Malaysia: ['MY', '+60'], Singapore: ['SG', '+65'], Germany: ['DE', '+49'] } as const;

export const stateOf = (changes: Partial<RegistrationState> = {}): RegistrationState => ({
  now: '2026-06-02T04:30:00.000Z',
  timeZone: 'Asia/Kuala_Lumpur',
  grid: {
    dates: ['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'],
    starts: [660, 720, 780, 840, 900, 960, 1020],
    slotMinutes: 60,
  },
  maximum: 3,
  exhibitors: [
    { id: 1, company: 'Hanari Skin Lab', booth: 'A-208', places: 1 },
    { id: 2, company: 'Atelier Nacre', booth: 'B-145', places: 2 },
    { id: 3, company: 'Atelier Nacre', booth: 'F-001', places: 1 },
    { id: 4, company: 'Terra Clay', booth: 'C-010', places: 1 },
  ],
  former: [{ company: 'Nacre SARL', booth: 'B-100', id: 2 }],
  claims: {
    1: [{ day: 2, minute: 720, length: 60, place: 1 }],
    2: [{ day: 2, minute: 720, length: 60, place: 2 }],
  },
  blocked: { 4: [{ day: 3, minute: 660, length: 60 }] },
  people: { 'known@kenari.example': 'BM-7K3M-Q2XD' },
  categories: [
    {
      id: 1,
      name: 'Skincare',
      names: {},
      subCategories: [
        { id: 11, name: 'Serums and ampoules', names: { ms: 'Serum dan ampul' } },
        { id: 12, name: 'Sun care', names: {} },
      ],
    },
  ],
  ...changes,
});

export interface Given {
  [heading: string]: Cell;
}
const PERSON: Given = {
  Name: 'Mei Tan',
  Designation: 'Buyer',
  Email: 'mei@kenari.example',
  Phone: '012-345 6789',
  Company: 'Kenari Retail',
  'Nature of business': 'Retail',
  'Company size': '11-50',
  'Company phone': '+60 3-7890 5512',
  Address: '18 Jalan Telawi',
  City: 'Kuala Lumpur',
  State: 'WP',
  Postcode: '59100',
  Country: 'Malaysia',
  Language: '',
  Interests: '',
  Booth: '',
  Exhibitor: '',
  Date: '',
  Time: '',
  Meetings: '',
};
const HEADINGS = Object.keys(PERSON);

/** @param people each with what differs from the example */
export function plan(people: readonly Given[], decisions: ImportDecision[] = [], state = stateOf()) {
  const rows = people.map((changes) => HEADINGS.map((heading) => ({ ...PERSON, ...changes })[heading] ?? ''));
  const table = findTable([HEADINGS, ...rows], { fieldOf: personFieldOfHeading });
  const isCountry = (text: string) => COUNTRIES.includes(text);
  const columns = guessPersonColumns(table, {
    isCountry,
    isSubCategories: () => false,
    remembered: new Map(),
  });
  return planRegistrations({
    table,
    columns,
    state,
    decisions,
    countryOf: (text) => COUNTRIES.find((one) => one === text) ?? null,
    diallingOf: (country) => {
      const [cca2, diallingCode] = CODES[country as keyof typeof CODES] ?? [];
      return cca2 && diallingCode ? { cca2, diallingCode } : null;
    },
  });
}
export const said = (planned: ReturnType<typeof plan>) =>
  planned.rows.map(({ row, result, notes }) => `${row} ${result}: ${notes.map(inEnglish).join(' ')}`);
export const only = (changes: Given, decisions: ImportDecision[] = []) => said(plan([changes], decisions))[0];
export const NOTHING = Object.fromEntries(HEADINGS.map((heading) => [heading, '']));
