// Pictures of the dashboard: a registration and its decision, the sections, and the visitor's own schedule.
import type { Page } from '@playwright/test';
import { failCalls, holdCalls } from '../fixtures/failing-calls.ts';
import { type Gallery, type Visit, visit } from './gallery.ts';
import { linkOfMessage, logIn } from './organiser.ts';

const SECTIONS = [
  'emails',
  'failed-addresses',
  'exhibitors',
  'categories',
  'getting-ready',
  'import',
  'edition',
  'words',
  'staff',
  'audit-trail',
  'account',
];

export async function walkDashboard(gallery: Gallery): Promise<void> {
  await visit(gallery, async (here) => {
    const { page, shoot } = here;
    await page.goto('/dashboard');
    await page.getByLabel('Email').waitFor();
    await shoot('dashboard-login');
    await page.goto('/dashboard/forgotten-password');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shoot('dashboard-forgotten-password');
    await page.goto('/dashboard');
    await logIn(page);
    await decide(here);
    for (const name of SECTIONS) {
      await openSection(page, name);
      await shoot(`dashboard-${name}`, { whole: name === 'edition' });
    }
    await actOnMany(here);
    await importPeople(here);
    await importInDoubt(here);
    await openWall(here);
    await findSomebody(here);
    await closeAnHour(here);
    await writeMessage(here);
    await openExhibitor(here);
    await page.goto('/dashboard?search=submarine');
    await page.getByText('No business meetings found').waitFor();
    await shoot('dashboard-empty');
    await waitAndFail(here);
    await visitSchedule(here);
  });
}

/** The bulk action bar, and the dialog for a tag. */
async function actOnMany({ page, shoot }: Visit): Promise<void> {
  await page.goto('/dashboard/business-matching');
  const ticks = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  for (const place of [0, 1]) await ticks.nth(place).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await shoot('dashboard-selected');
  await page.getByRole('menuitem', { name: 'Add a tag' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('Press');
  await shoot('dashboard-tag');
}

/** A list of people before any decision about it. */
async function importPeople({ page, shoot }: Visit): Promise<void> {
  await page.goto('/dashboard/business-matching/import');
  await page.setInputFiles('input[type=file]', {
    name: 'visitors.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(PEOPLE),
  });
  await page.getByRole('heading', { name: /Atlantis/ }).waitFor();
  await shoot('dashboard-import-people', { whole: true });
}

/** A list whose names are ambiguous between several encodings. */
async function importInDoubt({ page, shoot }: Visit): Promise<void> {
  await openSection(page, 'import');
  await page.setInputFiles('input[type=file]', {
    name: 'lista.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Company;Booth;Country\nZaj\xb9czek;Z-1;Poland\nOlej;Z-2;Poland\n', 'latin1'),
  });
  await page.getByRole('heading', { name: 'Check the file' }).waitFor();
  await shoot('dashboard-import-encoding', { whole: true });
}

/** A list with an unknown country, an invalid size, and someone without an address. */
const PEOPLE = [
  'Name;Title;Email;Phone;Company;Nature of business;Company size;Company phone;Address;City;State;Postcode;Country',
  ...[
    'Mei Tan;mei@kenari.example;11-50;Malaysia',
    'Ana Lim;ana@kenari.example;large;Atlantis',
    'Bo Lim;;1-10;Malaysia',
  ].map((person) => {
    const [name, email, size, country] = person.split(';');
    return `${name};Buyer;${email};0123456789;Kenari;Retail;${size};0378905512;18 Jalan Telawi;KL;WP;59100;${country}`;
  }),
].join('\n');

/** The link of a wall screen, and the screen itself. */
async function openWall({ page, shoot }: Visit): Promise<void> {
  await openSection(page, 'show-day');
  await page.getByRole('button', { name: 'Wall screen', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a link', exact: true }).click();
  const field = dialog.getByLabel('Link, shown only once', { exact: true });
  await field.waitFor();
  const link = await field.inputValue();
  // The key is different each time.
  await field.evaluate((input: HTMLInputElement) => {
    input.value = input.value.replace(/key=.*/, 'key=shown-once');
  });
  await shoot('dashboard-show-day-link');
  await page.goto(link);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot('show-day-wall');
}

/** Find over the overview: with results, and without any. */
async function findSomebody({ page, shoot }: Visit): Promise<void> {
  await openSection(page, 'overview');
  await page.getByRole('button', { name: 'Find anyone or anything' }).click();
  const field = page.getByRole('combobox', { name: 'Find anyone or anything' });
  await field.fill('ami');
  await page.getByRole('option', { selected: true }).getByText('Amira').first().waitFor();
  await shoot('dashboard-find');
  await field.fill('submarine');
  await page.getByText('Nothing found for “submarine”').waitFor();
  await shoot('dashboard-find-nothing');
  await page.keyboard.press('Escape');
}

/** The impact of changing the edition's hours, before it is saved. */
async function closeAnHour({ page, shoot }: Visit): Promise<void> {
  await openSection(page, 'edition');
  await page.getByRole('checkbox', { name: '5 pm', exact: true }).click();
  await page.getByRole('group', { name: /^This affects/ }).waitFor();
  await shoot('dashboard-edition-touched', { whole: true });
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
}

/** An exhibitor's page with an unsaved change, a product, the merge search, and a new exhibitor. */
async function openExhibitor({ page, shoot }: Visit): Promise<void> {
  await page.goto('/dashboard/exhibitors?search=oasis');
  await page.getByRole('checkbox', { name: 'Select Oasis Attar' }).check();
  await shoot('dashboard-exhibitors-selected');
  await page.getByRole('link', { name: 'Oasis Attar', exact: true }).click();
  const booth = page.getByRole('textbox', { name: /^Booth Number/ });
  await booth.fill('E-111');
  await shoot('dashboard-exhibitor', { whole: true });
  await page.getByRole('button', { name: 'Attar Al Waha', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await shoot('dashboard-exhibitor-product');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('button', { name: 'Actions for Oasis Attar' }).click();
  await page.getByRole('menuitem', { name: 'Merge with another' }).click();
  await page.getByRole('dialog').getByRole('searchbox').waitFor();
  await shoot('dashboard-exhibitor-merge');
  await page.goto('/dashboard/exhibitors/new');
  await booth.waitFor();
  await shoot('dashboard-exhibitor-new', { whole: true });
}

/** A group message while it is written, with its preview; then its draft is deleted. */
async function writeMessage({ page, shoot }: Visit): Promise<void> {
  await page.goto('/dashboard/business-matching?search=amira');
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await page.getByRole('textbox', { name: 'Subject' }).fill('Hall D opens at 10.30am');
  await page
    .getByRole('textbox', { name: 'Text' })
    .fill('Dear {name},\n\nHall D opens half an hour earlier.');
  await page.getByText(/^Saved as a draft/).waitFor();
  await page.locator('iframe').waitFor();
  await shoot('dashboard-message', { whole: true });
  await page.getByRole('button', { name: 'Delete draft', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click();
  await page.waitForURL('**/dashboard/messages');
}

async function openSection(page: Page, name: string): Promise<void> {
  await page.goto(`/dashboard/${name}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function decide({ page, shoot }: Visit): Promise<void> {
  await page.getByText('Amira Rahman').first().waitFor();
  await page.getByRole('button', { name: /^View/ }).first().click();
  await page.getByRole('dialog').waitFor();
  await shoot('dashboard-schedule');
  const first = page.getByRole('button', { name: /^Reject \w/ }).first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await first.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reject', exact: true }).click();
  // Decided: Approve All then asks for confirmation.
  await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Approve All', exact: true }).click();
  await page.getByRole('alertdialog').waitFor();
  await shoot('dashboard-approve-all');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('heading', { name: 'Edit Meeting Schedule' }).waitFor();
  await shoot('dashboard-edit-meeting');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
}

async function waitAndFail({ page, shoot }: Visit): Promise<void> {
  const calls = '**/api/meetings?*';
  const release = await holdCalls(page, calls);
  await page.goto('/dashboard');
  await page.getByText('Loading business meetings...').first().waitFor();
  await shoot('dashboard-loading', { waiting: true });
  await release();
  const mend = await failCalls(page, calls, 'an empty 500');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await shoot('dashboard-error');
  await mend();
}

/** Opens the emailed link, goes offline, and opens an unknown link. */
async function visitSchedule({ page, context, shoot }: Visit): Promise<void> {
  const link = await linkOfMessage(page, `amira.rahman.${page.viewportSize()?.width}@`);
  await shoot('dashboard-email');
  await page.goto(link);
  await page.getByRole('heading', { name: 'Your schedule' }).waitFor();
  await shoot('my-schedule');
  await page
    .getByRole('button', { name: /^Cancel, / })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
  await shoot('my-schedule-cancel');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Move, / })
    .first()
    .click();
  await page.locator('[role=grid][aria-busy=false]').waitFor();
  await shoot('my-schedule-move');
  await page.goto(link);
  await page.getByRole('heading', { name: 'Your schedule' }).waitFor();
  await context.setOffline(true);
  await page
    .getByText(/You are offline|Connection lost/)
    .first()
    .waitFor();
  await shoot('my-schedule-offline');
  await context.setOffline(false);
  await page.goto(link.replace(/key=.{8}/, 'key=unknown0'));
  await page.getByText('This link is unknown or has expired.').waitFor();
  await shoot('my-schedule-unknown-link');
  await page.goto('/business/my-link');
  await page.getByLabel('Email').waitFor();
  await shoot('my-schedule-link');
}
