// Importing a difficult list of people: corrected, with everyone's consent, found, undone.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectToFit } from '../fixtures/layout.ts';
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

const HEADINGS = [
  'Full name;Title;E-mail;Mobile;Company;Nature of business;Company size;Company phone;Address;City;State;Postcode',
  'Country/Region;Language;Interests;Stand;Date;Time',
].join(';');
const COMPANY = 'Kenari Retail;Retail;11-50;03-7890 5512;18 Jalan Telawi;Kuala Lumpur;WP;59100';

interface Written {
  email?: string;
  company?: string;
  country?: string;
  /** Language, interests, booth, date and time. */
  rest?: string;
}
const rowOf = (name: string, written: Written = {}) => {
  const { email = `${name.toLowerCase().replace(/\P{L}/gu, '')}@kenari.example` } = written;
  const { company = COMPANY, country = 'Malaysia', rest = ';;;;' } = written;
  return [name, 'Buyer', email, '012-345 6789', company, country, rest].join(';');
};

/** An exhibitor's first free hour of the fair. */
async function freeHour(): Promise<{ exhibitor: string; booth: string; day: number; minute: number }> {
  const [row] = await server().query(
    `select company_name as exhibitor, booth_number as booth, day, minute
     from exhibitor cross join generate_series(1, 4) as day cross join generate_series(660, 1020, 60) as minute
     where merged_into is null and archived_at is null
       and (select count(*) from exhibitor other where other.folded_booth = exhibitor.folded_booth) = 1
       and not exists (select from claim where exhibitor_id = exhibitor.id and claim.day = day.day
         and claim.minute = minute.minute and status <> 3)
       and not exists (select from blocked_slot where exhibitor_id = exhibitor.id and blocked_slot.day = day.day
         and blocked_slot.minute = minute.minute)
     order by exhibitor.id, day, minute limit 1`,
  );
  return row as Awaited<ReturnType<typeof freeHour>>;
}

/** Decisions are remembered, so the list for each width has different questions. */
async function listOf(width: Width) {
  const { exhibitor, booth, day, minute } = await freeHour();
  const meeting = `${booth};Day ${day};${minute / 60}:00`;
  const mei = `mei.${width}@kenari.example`;
  const rows = [
    rowOf(`Mei Tan ${width}`, { email: mei, rest: `中文;Serums and ampoules;${meeting}` }),
    rowOf(`Mei Tan ${width}`, { email: mei.toUpperCase() }),
    rowOf('José Núñez', { country: 'España' }),
    rowOf('=1+1', { email: 'formula@kenari.example' }),
    rowOf('Ana Lim', { country: `Atlantis ${width}` }),
    rowOf('Di Lim', { rest: `;Hair tonic ${width};;;` }),
    rowOf('Gus Lim', { rest: `;;${meeting}` }),
  ];
  return { exhibitor, content: ['VISITORS;;;', HEADINGS, ...rows].join('\n') };
}

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('drops a list, corrects it, imports it with consent, finds a person, and undoes it', async () => {
      const { page, expectErrors } = await openPage(server().url, width);
      expectErrors(CALL_FAILED);
      await letIn(page, server());
      const { exhibitor, content } = await listOf(width);
      await page.goto(DASHBOARD_PATHS.businessMatching);
      await page.getByRole('link', { name: 'Import registrations' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Import registrations' })).toBeVisible();
      const imports = new ImportPage(page, width);
      await imports.dropFile('visitors (3).csv', content);

      const asked = (name: string | RegExp) => page.getByRole('heading', { level: 2, name }).waitFor();
      await asked(`“Hair tonic ${width}” is not one of the interests`);
      await expectNoAxeViolations(page);
      await expectToFit(page);
      await imports.press(imports.button('Leave it out'));
      await asked(`“Atlantis ${width}” is not a country we know`);
      await page.getByLabel('Country/Region', { exact: true }).selectOption({ label: 'Malaysia' });
      await imports.press(imports.button(/^Use$/));
      await asked(/has no free place on/);
      await page.reload();
      await imports.press(imports.button('Leave the meeting out'));
      await asked('Everything is decided');
      const consent = imports.bar.getByRole('checkbox', { name: /^These people have agreed/ });
      await imports.press(consent);
      await imports.press(imports.apply);
      await asked('Imported');
      await expect(page.getByText('6 people registered, 1 meeting.')).toBeVisible();

      const address = page.url();
      await page.goto(`${DASHBOARD_PATHS.businessMatching}?search=mei.${width}`);
      await page.getByRole('link', { name: `Mei Tan ${width}` }).click();
      await expect(page.getByRole('heading', { level: 1, name: `Mei Tan ${width}` })).toBeVisible();
      await expect(page.getByText(exhibitor).first()).toBeVisible();
      await expect(page.getByText(/registered the person from a file$/)).toBeVisible();

      await page.goto(address);
      await imports.press(imports.button('Undo'));
      await imports.press(page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }));
      await asked('This import was undone.');
      const live = await server().query(
        `select count(*)::int as count from registration where folded_email = 'mei.${width}@kenari.example' and cancelled_at is null`,
      );
      expect(live).toEqual([{ count: 0 }]);
    });
  });
