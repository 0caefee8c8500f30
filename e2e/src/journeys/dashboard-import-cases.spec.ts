// Real-world lists, each imported completely with the mouse alone in few presses.

import { join } from 'node:path';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { mainly, openPage } from '../fixtures/browser.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { countPresses } from '../fixtures/presses.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import { ORGANISER_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { ImportPage } from '../pages/import-page.ts';

/** Reading and planning a file is worth optimising, unlike other code here. */
const server = useServer({ settings: ORGANISER_SETTINGS, nodeFlags: [] });

// Each answer plans the whole file again, against all exhibitors.
test.beforeAll(async () => {
  await server().query('delete from claim');
  await server().query(
    'delete from exhibitor where id not in (select id from exhibitor order by id limit 5)',
  );
});

const FOLDER = join(import.meta.dirname, '../../../server/src/testing/import-cases');

interface Case {
  file: string;
  /** Columns chosen from a native list, which the page does not count as a press: the list, and the choice. */
  columns?: readonly (readonly [list: string, column: string])[];
  /** What the page reports about the file before its rows. */
  told?: string;
  /** Each question, and the answer to press. */
  answers: readonly (readonly [question: string, answer: string])[];
  imported: string;
  /** Expected in the edition afterwards: 'company | booth'. */
  stored: readonly string[];
}

/** In this order, because lists of changes follow the list that they change. */
const ALL_CASES: readonly Case[] = [
  {
    file: 'c01-halls-na.csv',
    answers: [
      ['Are these the same?', 'They are different'],
      ['Which booth has 5piel5?', 'Import all 3 without a booth'],
    ],
    imported: '12 exhibitors created',
    stored: ['5piel5 | ', 'Agrimar Versand GmbH | 11C53', 'Agrimar Versand GmbH | 12D03'],
  },
  {
    file: 'c11-two-names-two-booths.csv',
    answers: [],
    imported: '6 exhibitors created',
    stored: ['REBORN BEAUTY COMPANY LTD. | E1-0009', 'GIANT BEAUTY CO., LTD. | E1-0105, E1-0113'],
  },
  {
    file: 'c25-update-no-booth.csv',
    answers: [],
    imported: '0 exhibitors created, 2 changed',
    stored: ['REBORN BEAUTY COMPANY LTD. | E1-0009'],
  },
  {
    file: 'c25b-update-new-booth.csv',
    answers: [['Are these the same?', 'All 3 are the same, with the booths of this file']],
    imported: '0 exhibitors created, 3 changed',
    stored: ['REBORN BEAUTY COMPANY LTD. | N5-100', 'SHANGHAI PHOENIX BEAUTY CO., LTD. | N5-104'],
  },
  {
    file: 'c17-unquoted-co-ltd.csv',
    answers: [['Which cells of row 3 belong together?', 'Join all 3 as proposed']],
    imported: '5 exhibitors created',
    stored: [
      'Samsun Cosmetics Co., Ltd. | A103',
      'Lotus (Guangzhou) Trading Co.,Ltd | A105',
      'Rose, Inc. | A107',
    ],
  },
  {
    file: 'c02b-turkish-cp1254.csv',
    answers: [['“Cilt Bakımı” is not a sub-category', 'Create all 6 there']],
    imported: '6 exhibitors created',
    stored: ['Işık Güzellik (Cilt Bakım Ürünleri) | A1-14', 'Çınar Makyaj | A3-10, A3-12'],
  },
  {
    file: 'c03-japanese-sjis.csv',
    answers: [],
    imported: '5 exhibitors created',
    stored: ['株式会社花蕾 | 東1-12', 'ソウル化粧品 | 東2-05'],
  },
  {
    file: 'c04-korean-cp949.csv',
    answers: [],
    imported: '4 exhibitors created',
    stored: ['㈜하늘뷰티 | B-12', '도쿄 뷰티 | B-17'],
  },
  {
    file: 'c08-portuguese-several-booths.csv',
    told: 'No column was recognised as the company’s name.',
    columns: [
      ['Company name', 'Nome: GLOW PATECH CO., LTD.'],
      ['Atividade principal goes to', 'Sub-categories'],
    ],
    answers: [
      ['“Organizations, federations, institutions” is not a sub-category', 'Create it'],
      ['Which booth has Comexpo - Jean?', 'Import without a booth'],
      ['Does a comma separate two products?', 'Yes, each comma separates products'],
    ],
    imported: '6 exhibitors created',
    stored: ['ROSEBAY | B126; A132', 'BILLIEBEE | K235', 'Comexpo - Jean | ', 'ALMA MATER CHAMBER | L031'],
  },
];

/** The last one has the most questions; the deep run takes them all. */
const CASES = process.env.DEEP ? ALL_CASES : ALL_CASES.slice(-1);

interface PeopleCase extends Pick<Case, 'file' | 'answers' | 'imported'> {
  /** Expected registrations afterwards: 'name | phone number'. */
  people: readonly string[];
}

const PEOPLE_CASES: readonly PeopleCase[] = [
  {
    file: 'c13-eventbrite.csv',
    answers: [['Import rows that say “Not Attending”?', 'Leave these rows out']],
    imported: '3 people registered, 0 meetings.',
    people: [
      'María José García López | +34600000001',
      'Siti binti Ahmad | +60123456701',
      'Sukarno | +628120000001',
    ],
  },
  {
    file: 'c22-people-phones-mails.csv',
    answers: [],
    imported: '8 people registered, 0 meetings.',
    people: ['Dora Lee | +60123450004', 'Hana S | +819012345678', 'Max N | +491711234567'],
  },
];

async function listStored(): Promise<string[]> {
  const rows = await server().query(
    'select company_name, booth_number from exhibitor where merged_into is null',
  );
  return rows.map(({ company_name, booth_number }) => `${company_name} | ${booth_number}`);
}

async function listPeople(): Promise<string[]> {
  const rows = await server().query('select name, phone_number from visitor');
  return rows.map(({ name, phone_number }) => `${name} | ${phone_number}`);
}

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('imports each list by its questions and one press', async () => {
      const { page, expectErrors } = await openPage(server().url, width);
      expectErrors(CALL_FAILED);
      await letIn(page, server(), 'admin');
      const imports = new ImportPage(page, width);
      await imports.open();
      const presses = await countPresses(page);
      for (const { file, columns = [], told, answers, imported, stored } of CASES) {
        await page.setInputFiles('input[type=file]', join(FOLDER, file));
        await expect(imports.bar).toBeVisible();
        const before = await presses();
        if (told) await expect(page.getByText(told)).toBeVisible();
        for (const [list, column] of columns) {
          await page.getByRole('combobox', { name: list, exact: true }).selectOption({ label: column });
        }
        for (const [question, answer] of answers) {
          await expect(page.getByRole('heading', { name: question })).toBeVisible();
          await imports.press(imports.button(answer));
        }
        await imports.press(imports.apply);
        await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
        await expect(page.getByText(imported)).toBeVisible();
        await expect.poll(async () => (await presses()) - before, { message: file }).toBe(answers.length + 1);
        await expect.poll(() => listStored(), { message: file }).toEqual(expect.arrayContaining([...stored]));
        await imports.press(imports.button('Import another file'));
        await expect(imports.drop).toBeVisible();
      }
    });
  });

if (process.env.DEEP)
  test('registers the people of each list by its questions, the consent and one press', async () => {
    const { page } = await openPage(server().url, 'desktop');
    await letIn(page, server(), 'admin');
    const imports = new ImportPage(page, 'desktop');
    await page.goto(DASHBOARD_PATHS.importPeople);
    await expect(imports.drop).toBeVisible();
    const presses = await countPresses(page);
    for (const { file, answers, imported, people } of PEOPLE_CASES) {
      await page.setInputFiles('input[type=file]', join(FOLDER, file));
      await expect(imports.bar).toBeVisible();
      const before = await presses();
      for (const [question, answer] of answers) {
        await expect(page.getByRole('heading', { name: question })).toBeVisible();
        await imports.press(imports.button(answer));
      }
      await imports.press(imports.bar.getByRole('checkbox', { name: /^These people have agreed/ }));
      await imports.press(imports.apply);
      await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
      await expect(page.getByText(imported)).toBeVisible();
      await expect.poll(async () => (await presses()) - before, { message: file }).toBe(answers.length + 2);
      await expect.poll(() => listPeople(), { message: file }).toEqual(expect.arrayContaining([...people]));
      await imports.press(imports.button('Import another file'));
      await expect(imports.drop).toBeVisible();
    }
  });
