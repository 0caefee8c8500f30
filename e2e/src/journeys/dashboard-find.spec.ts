// Find from anywhere: how many presses it takes, counted in the browser, and which page it opens.

import type { Page } from '@playwright/test';
import { DASHBOARD_PATHS, personPath } from '@visavis/contract/dashboard-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage, type Width } from '../fixtures/browser.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { type AppliedBuyer, applyOver } from '../fixtures/hosted-buyer.ts';
import { countPresses } from '../fixtures/presses.ts';
import { type RegisteredVisitor, registerOver } from '../fixtures/registered-visitor.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';

const server = useSharedServer();
const MOST_PRESSES = 2;

let visitor: RegisteredVisitor;
let buyer: AppliedBuyer;
test.beforeAll(async () => {
  visitor = await registerOver(server(), {
    name: 'Łucja Żółkiewska',
    company: 'Kwiat Paproci',
    email: 'lucja@kwiat.example',
    exhibitors: ['Hanari Skin Lab'],
  });
  buyer = await applyOver(server(), { name: '林雅婷', company: 'Maru Cosmetics', email: 'lin@maru.example' });
  await server().query("update visitor set phone_number = '+48225550182' where name = $1", [visitor.name]);
  await server().query("update registration set search_text = search_text || ' 48225550182' where id = $1", [
    visitor.registrationId,
  ]);
});

async function openAt(width: Width, path: string) {
  const visit = await openPage(server().url, width);
  await letIn(visit.page, server());
  await visit.page.goto(new URL(path, server().url).href);
  await expect(visit.page.getByRole('heading', { level: 1 })).toBeVisible();
  return visit;
}

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Find anyone or anything' });

const pagesToStartFrom = () => [
  DASHBOARD_PATHS.overview,
  DASHBOARD_PATHS.edition,
  `${DASHBOARD_PATHS.businessMatching}?search=nobody`,
  DASHBOARD_PATHS.hostedBuyerProgram,
];

test(`finds a person from anywhere in ${MOST_PRESSES} presses and the typing, by any detail; opens over a field, and asks before unsaved changes are lost`, async () => {
  const { page } = await openPage(server().url, 'desktop');
  await letIn(page, server());
  const { reference } = visitor;
  const quoted = ['zolkiewska lucja'];
  if (process.env.DEEP)
    quoted.push('022 555-0182', reference.toLowerCase().replaceAll('-', ''), 'KWIAT paproci', 'lucja@kwiat');
  const starts = pagesToStartFrom();
  for (const [at, words] of quoted.entries()) {
    await page.goto(new URL(starts[at % starts.length] ?? '', server().url).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const presses = await countPresses(page, 'combobox');
    await page.keyboard.press('/');
    // As fast as possible: the response has not arrived when Enter is pressed.
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === personPath(reference));
    await expect.poll(async () => [words, await presses()]).toEqual([words, MOST_PRESSES]);
    await expect(page.getByRole('heading', { level: 1, name: visitor.name })).toBeVisible();
  }

  await page.goto(DASHBOARD_PATHS.businessMatching);
  const box = page.getByRole('searchbox');
  await box.click();
  await page.keyboard.type('a/b');
  await page.keyboard.press('Control+k');
  await expectFocusOn(fieldOf(page));
  // Meanwhile the page writes the typed text to its URL, which does not close Find.
  await page.waitForURL((url) => url.searchParams.get('search') === 'a/b');
  await expectFocusOn(fieldOf(page));
  await page.keyboard.press('Escape');
  await expectFocusOn(box);

  await page.goto(DASHBOARD_PATHS.edition);
  await page.getByLabel('Registration opens', { exact: true }).fill('2026-01-12T09:30');
  await expect(page.getByText('1 change not saved').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await fieldOf(page).fill('audit');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible();
  await expect(fieldOf(page)).toHaveCount(0);
});

test('finds a hosted buyer with a pointer on a phone, and Back returns to the page before', async () => {
  const { page } = await openAt('phone', DASHBOARD_PATHS.overview);
  const presses = await countPresses(page, 'combobox');
  await page.getByRole('button', { name: 'Find anyone or anything' }).click();
  await page.keyboard.type('林雅');
  const option = page.getByRole('option', { name: buyer.name });
  await expect(option).toBeVisible();
  await expectNoAxeViolations(page);
  await option.click();
  await page.waitForURL((url) => url.pathname === personPath(buyer.reference));
  await expect.poll(() => presses()).toBe(MOST_PRESSES);
  await expect(page.getByRole('heading', { level: 1, name: buyer.name })).toBeVisible();
  await expect(fieldOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});
