// Other people's lists of visitors, a workbook with a filter, and lists for a draft: to the end with the mouse alone.

import { join } from 'node:path';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { mainly, openPage } from '../fixtures/browser.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { OrganiserCalls } from '../fixtures/organiser-calls.ts';
import { countPresses } from '../fixtures/presses.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import { ORGANISER_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { ImportPage } from '../pages/import-page.ts';

/** Reading and planning a file is work that is worth optimising. */
const server = useServer({ settings: ORGANISER_SETTINGS, nodeFlags: [] });

// Each answer plans the whole file again, against every exhibitor there is.
test.beforeAll(async () => {
  await server().query('delete from claim');
  await server().query(
    'delete from exhibitor where id not in (select id from exhibitor order by id limit 5)',
  );
});

const FOLDER = join(import.meta.dirname, '../../../server/src/testing/import-cases');

interface Case {
  file: string;
  /** What is asked, and the answer that is pressed. */
  answers: readonly (readonly [question: string, answer: string])[];
  imported: string;
  /** Of those who are registered afterwards: 'name | phone number'. */
  people: readonly string[];
}

const CASES: readonly Case[] = [
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

async function listPeople(): Promise<string[]> {
  const rows = await server().query('select name, phone_number from visitor');
  return rows.map(({ name, phone_number }) => `${name} | ${phone_number}`);
}

const boothsOf = (company: string) =>
  server().query(
    'select edition_id as edition, booth_number as booth from exhibitor where company_name = $1',
    [company],
  );

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('registers the people of each list by its questions, the consent and one press', async () => {
      const { page } = await openPage(server().url, width);
      await letIn(page, server(), 'admin');
      const imports = new ImportPage(page, width);
      await page.goto(DASHBOARD_PATHS.importPeople);
      await expect(imports.drop).toBeVisible();
      const presses = await countPresses(page);
      for (const { file, answers, imported, people } of CASES) {
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

    test('leaves out what a filter hides, and reads the sheets of other halls by one press', async () => {
      const { page } = await openPage(server().url, width);
      await letIn(page, server(), 'admin');
      const imports = new ImportPage(page, width);
      await imports.open();
      await page.setInputFiles('input[type=file]', join(FOLDER, 'c19-filter-and-sheet-per-hall.xlsx'));
      const presses = await countPresses(page);
      await expect(page.getByText('2 rows are hidden by a filter and left out.')).toBeVisible();
      await imports.press(page.getByLabel('Import these sheets as well'));
      await expect(
        page.getByText('Sheets with the same headings that are imported as well: Hall 2 and Hall 3.'),
      ).toBeVisible();
      await expect(imports.bar.getByText('5 of 5 rows can be imported')).toBeVisible();
      await imports.press(imports.apply);
      await expect(page.getByText('5 exhibitors created')).toBeVisible();
      await expect.poll(() => presses()).toBe(2);
      await expect.poll(() => boothsOf('Orchid Beauty')).toMatchObject([{ booth: 'A101' }]);
    });

    test('brings exhibitors into the draft that is chosen, and nobody as a visitor', async () => {
      const { page, expectErrors } = await openPage(server().url, width);
      expectErrors(CALL_FAILED);
      await letIn(page, server(), 'admin');
      const organiser = await OrganiserCalls.open(server());
      const [open] = await organiser.get<{ id: number }[]>('/api/editions');
      const draft = await organiser.send<{ id: number }>('POST', '/api/editions', { from: open?.id });
      const imports = new ImportPage(page, width);
      await imports.open();
      await page.getByRole('combobox', { name: 'Edition' }).selectOption(String(draft.id));
      await page.waitForURL((url) => url.searchParams.get('edition') === String(draft.id));
      await page.goto(`${DASHBOARD_PATHS.import}?edition=${draft.id}`);
      await expect(imports.drop).toBeVisible();
      await page.setInputFiles('input[type=file]', join(FOLDER, 'c34-next-year.csv'));
      const presses = await countPresses(page);
      await imports.press(imports.apply);
      await expect(page.getByText('2 exhibitors created')).toBeVisible();
      await expect.poll(() => presses()).toBe(1);
      await expect.poll(() => boothsOf('Nextyear Rose Ltd')).toEqual([{ edition: draft.id, booth: 'Z901' }]);

      await page.goto(`${DASHBOARD_PATHS.importPeople}?edition=${draft.id}`);
      await expect(imports.drop).toBeVisible();
      await page.setInputFiles('input[type=file]', join(FOLDER, 'c35-one-person.csv'));
      await expect(
        page.getByText(
          'People can be imported once the edition is open. This one is a draft; exhibitors can be imported into it.',
        ),
      ).toBeVisible();
      await expect.poll(() => listPeople()).not.toContainEqual(expect.stringContaining('Nextyear Nora'));
    });
  });
