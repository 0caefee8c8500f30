// Reads lists as other programs write them from start to end: columns, names, booths, halls and the questions asked.
import { readdirSync } from 'node:fs';
import type { ImportDecision } from '@visavis/domain/import/plan-types';
import { LANGUAGES, type Language } from '@visavis/domain/language/languages';
import { expect, it } from 'vitest';
import { caseFile } from '../../testing/import-cases/case-file.ts';
import { stateOfExhibitors, stateOfPeople } from '../../testing/import-cases/states.ts';
import { templateFile } from './download.service.ts';
import { dryRun } from './dry-run.service.ts';
import type { FileChoices } from './reading.service.ts';
import { dryRunOfPeople } from './registrations-dry-run.service.ts';

const NO_CHOICES: FileChoices = {
  encoding: null,
  delimiter: null,
  sheet: null,
  headingRow: null,
  columns: null,
};

interface Expected {
  columns: string;
  /** 'company | booth | hall | country' of the exhibitors created or changed. */
  exhibitors?: readonly string[];
  /** 'name | phone | country' of the people registered. */
  people?: readonly string[];
  /** Kind and label of each question. */
  asked?: readonly string[];
  /** 'row: code' of the rows refused. */
  refused?: readonly string[];
}

interface Given {
  choices?: Partial<FileChoices>;
  decisions?: readonly ImportDecision[];
}

const exhibitorsOf = (file: string, { choices, decisions = [] }: Given = {}) =>
  dryRun({
    bytes: caseFile(file),
    choices: { ...NO_CHOICES, ...choices },
    remembered: {},
    decisions,
    readState: stateOfExhibitors,
  });

const peopleOf = (file: string) =>
  dryRunOfPeople({
    bytes: caseFile(file),
    choices: NO_CHOICES,
    remembered: {},
    decisions: [],
    readState: stateOfPeople,
  });

function outcomeOf({ reading, plan }: ReturnType<typeof exhibitorsOf> | ReturnType<typeof peopleOf>) {
  return {
    columns: reading.columns.map(({ field }) => field ?? '-').join(' '),
    asked: plan.troubles.map(({ kind, label }) => `${kind} ${label}`),
    refused: plan.rows
      .filter(({ result }) => result === 'refused')
      .map(({ row, notes }) => `${row}: ${notes[0]?.code}`),
    ...('people' in plan
      ? {
          people: plan.people.map(({ profile }) =>
            [profile.name, profile.phoneNumber, profile.country].join(' | '),
          ),
        }
      : {
          exhibitors: plan.operations.exhibitors.map(({ company, booth, hall, country }) =>
            [company, booth, hall, country].join(' | '),
          ),
        }),
  };
}

const TURKISH: Expected = {
  columns: 'company booth hall subCategories -',
  exhibitors: [],
  asked: [
    'category Cilt Bakımı',
    'category Saç & Boya',
    'category Kimya, Boya & Plastik',
    'category Makyaj',
    'category Parfüm',
    'category Diğer',
  ],
};
const JAPANESE: Expected = {
  columns: 'company booth country profile website',
  exhibitors: [
    '株式会社花蕾 | 東1-12 |  | Japan',
    '有限会社さくら本舗 | 東1-14 |  | Japan',
    'ビューティーワークス株式会社 | 東2-03 |  | Japan',
    'ソウル化粧品 | 東2-05 |  | South Korea',
    '能登表面処理㈱ | 東2-07 |  | Japan',
  ],
  asked: [],
};
const KOREAN: Expected = {
  columns: 'company booth country profile website',
  exhibitors: [
    '㈜하늘뷰티 | B-12 |  | South Korea',
    '서울코스메틱 | B-14 |  | South Korea',
    '주식회사 봄날 | B-15 |  | South Korea',
    '도쿄 뷰티 | B-17 |  | Japan',
  ],
  asked: [],
};

const EXHIBITORS: Readonly<Record<string, Expected>> = {
  'c02-turkish.csv': TURKISH,
  'c02b-turkish-cp1254.csv': TURKISH,
  'c03-japanese-sjis.csv': JAPANESE,
  'c03b-japanese-utf8.csv': JAPANESE,
  'c04-korean-cp949.csv': KOREAN,
  'c04b-korean-utf8.csv': KOREAN,
  'c08-portuguese-several-booths.csv': {
    columns: '- booth country products website - - -',
    exhibitors: [],
    refused: [2, 3, 4, 5, 6, 7].map((row) => `${row}: import.no-name`),
  },
  'c27-one-late-exhibitor.csv': {
    columns: 'company booth country description',
    exhibitors: ['Karayel Beauty | P2-01 |  | Türkiye'],
    asked: [],
  },
  'c34-next-year.csv': {
    columns: 'company booth country description',
    exhibitors: ['Nextyear Rose Ltd | Z901 |  | France', 'Nextyear Iris SA | Z903 |  | Spain'],
    asked: [],
  },
};

it.each(Object.entries(EXHIBITORS))('%s', (file, expected) => {
  expect(outcomeOf(exhibitorsOf(file))).toMatchObject(expected);
});

it('a file with a booth column but no company column is not a list of categories, and reads once columns are chosen', () => {
  const file = 'c08-portuguese-several-booths.csv';
  const done = exhibitorsOf(file, {
    choices: {
      columns: ['company', 'booth', 'country', 'products', 'website', null, 'subCategories', null],
    },
    decisions: [
      { kind: 'commas', key: 'products', choice: 'split' },
      { kind: 'booth', key: 'comexpo - jean', choice: 'leave' },
      { kind: 'category', key: 'organizations, federations, institutions', choice: 'create', value: '1' },
    ],
  });
  expect(outcomeOf(done)).toMatchObject({
    refused: [],
    exhibitors: [
      'GLOW PATECH CO., LTD. | E374 | 7 | South Korea',
      'ROSEBAY | B126; A132 | 7 | France',
      'BILLIEBEE | K235 | 5B | Belgium',
      '«IL PROFUMO DI PIETRO» DI E. MENI | K078 | 5A | Italy',
      'Comexpo - Jean |  |  | France',
      'ALMA MATER CHAMBER | L031 | 4 | Croatia',
    ],
  });
  expect(done.plan.operations.subCategories.map(({ name }) => name)).toEqual([
    'Organizations, federations, institutions',
  ]);
});

const PEOPLE: Readonly<Record<string, Expected>> = {
  'c12-sep-line-quoted.csv': {
    columns: 'name email phoneNumber companyName country - -',
    people: ['Jürgen Weiß | +491710000001 | Germany'],
    asked: ['absence Warteliste'],
  },
  'c13-eventbrite.csv': {
    columns: '- - name name email - - designation companyName phoneNumber country -',
    people: [
      'María José García López | +34600000001 | Spain',
      'Siti binti Ahmad | +60123456701 | Malaysia',
      'Sukarno | +628120000001 | Indonesia',
    ],
    asked: ['absence Not Attending'],
  },
  'c22-people-phones-mails.csv': {
    columns: 'name designation email phoneNumber companyName companySize postalCode country',
    people: [
      'Aisha Noor | +60123450001 | Malaysia',
      'Dora Lee | +60123450004 | Malaysia',
      'Eve Ong | +60123450006 | Malaysia',
      'Farah Z | +60123450007 | Malaysia',
      'Hana S | +819012345678 | Japan',
      'Iman Q | +966501234567 | Saudi Arabia',
      'Max N | +491711234567 | Germany',
      'Nia O | +60123450009 | Malaysia',
    ],
    refused: ['3: import.another-name', '4: field.email-invalid', '10: import.person-field'],
  },
  'c26-title-is-salutation.csv': {
    columns:
      '- name companyName designation email phoneNumber addressLine1 city region postalCode country companyNature companySize companyPhone',
    asked: [],
  },
  'c35-one-person.csv': {
    columns: 'name email companyName country',
    people: ['Nextyear Nora |  | Malaysia'],
  },
};

it.each(Object.entries(PEOPLE))('%s', (file, expected) => {
  expect(outcomeOf(peopleOf(file))).toMatchObject(expected);
});

/** Files of other tests: formats, hidden rows, lists of changes and questions. */
const ELSEWHERE =
  /^(?:c01-halls-na|c10-chinese|c11-two-names|c17-unquoted|c19-filter|c20-html|c23-furigana|c25b?-update|c27b-fifty|c30)/;

it('every file has an expected outcome in a test', () => {
  const files = readdirSync(new URL('../../testing/import-cases/', import.meta.url)).filter(
    (name) => !name.endsWith('.ts') && !ELSEWHERE.test(name),
  );
  expect(files.toSorted()).toEqual([...Object.keys(EXHIBITORS), ...Object.keys(PEOPLE)].toSorted());
});

/** A day and an hour of the edition, as the page writes them next to the templates, in each language. */
const EXAMPLES = {
  en: ['Day 2 11:00', '6 February', '11 am', 'English'],
  ms: ['Hari 2 11:00', '6 Februari', '11 pagi', 'Bahasa Melayu'],
  'zh-Hans': ['第2天 11:00', '2月6日', '上午11点', '中文'],
} as const;

async function templateOf(of: 'exhibitors' | 'registrations', language: Language): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of templateFile(of, 'csv', language)) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString().trimEnd();
}

const csvRow = (cells: readonly string[]): string => cells.map((cell) => `"${cell}"`).join(',');

it.each(LANGUAGES)(
  'the templates in %s are read completely, with the examples of their pages',
  async (language) => {
    const [hour, day, time, spoken] = EXAMPLES[language];
    const exhibitor = [
      [
        'Terra Clay',
        'A-1',
        '5',
        'Poland',
        'Sun care',
        'Clays',
        'About us',
        'terra.example',
        'hello@terra.example',
      ],
      ['Soap', 'Of clay', 'Ana Lim', 'Owner', 'ana@terra.example', `${hour}; 2027-02-05 10:00`, '2'],
    ].flat();
    const list = `${await templateOf('exhibitors', language)}\n${csvRow(exhibitor)}\n`;
    const { plan, reading } = dryRun({
      bytes: Buffer.from(list),
      choices: NO_CHOICES,
      remembered: {},
      decisions: [],
      readState: stateOfExhibitors,
    });
    expect(reading.columns.map(({ field }) => field)).not.toContain(null);
    expect(plan.troubles).toEqual([]);
    expect(plan.operations.blocked).toMatchObject([
      { day: 2, minute: 660 },
      { day: 1, minute: 600 },
    ]);

    const person = [
      [
        'Ana Lim',
        'Buyer',
        'ana@kenari.example',
        '+60123456789',
        'Kenari',
        'Retail',
        '11-50',
        '',
        '+60312345678',
      ],
      ['1 Jalan A', 'Unit 2', 'Ipoh', 'Perak', '30000', 'Malaysia', spoken, 'Sun care', 'A-1', day, time],
    ].flat();
    const people = await templateOf('registrations', language);
    const titles = people.replace(/^\ufeff/, '').split(',');
    expect(titles).toHaveLength(person.length);
    const read = dryRunOfPeople({
      bytes: Buffer.from(`${people}\n${csvRow(person)}\n`),
      choices: NO_CHOICES,
      remembered: {},
      decisions: [],
      readState: () => ({
        ...stateOfPeople(),
        exhibitors: [{ id: 1, company: 'Terra Clay', booth: 'A-1', places: 1 }],
      }),
    });
    expect(read.plan.troubles).toEqual([]);
    expect(read.plan.people).toMatchObject([
      { language, interests: [11], meetings: [{ exhibitorId: 1, day: 2, minute: 660 }] },
    ]);
  },
);
