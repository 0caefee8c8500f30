// Walks through the journey and the dashboard of 2025's edition at both widths and keeps a picture of every page and state.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHROMIUM_FLAGS, ensureChromium } from '@visavis/tools/chromium.mjs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findFreePort, startProgram } from './fixtures/program.ts';

const FOLDER = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const INTERESTS = {
  Skincare: ['Serums and ampoules', 'Barrier creams'],
  Makeup: ['Lip colour'],
  'Hair Care': ['Scalp care'],
};
/** Companies of the demo edition with free hours, in the order of choosing. */
const FULL_COMPANIES = /Anatolia Rose|Gyeoul Cream Company/;
const FULL_COMPANY = 'Anatolia Rose';
const LIMIT = 8;
const ORGANISER = { email: 'organiser@visavis.example', password: 'correct horse battery staple' };

type Shoot = (name: string, options?: { whole?: boolean }) => Promise<void>;

/**
 * Pictures, fonts and moving parts are waited for, so that two runs show the same. The network is not: the live
 * stream never ends.
 */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy=true]') === null &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });
}

async function fillSteps(page: Page, shoot: Shoot): Promise<void> {
  await page.goto('/business/registration');
  await shoot('registration');
  await page.getByRole('button', { name: 'Next' }).click();
  await shoot('registration-errors', { whole: true });
  await page.getByLabel('Name', { exact: true }).fill('Amira Rahman');
  await page.getByLabel('Designation').fill('Head of Buying');
  await page.getByLabel('Email').fill(`amira.rahman.${page.viewportSize()?.width}@kenari.example`);
  await page.getByLabel('Phone Number').fill('123456789');
  await page.getByLabel('Company Name').fill('Kenari Beauty Retail');
  await page.getByLabel('Company Nature of Business').fill('Multi-brand retail');
  await page.getByText('11-50', { exact: true }).click();
  await page.getByRole('button', { name: /Dialling code/ }).click();
  await page.getByPlaceholder('Search country or code').waitFor();
  await shoot('registration-dialling-code');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/business/company');
  await page.getByLabel('Company Phone Number').fill('378905512');
  await page.getByLabel('Address Line 1').fill('18 Jalan Telawi');
  await page.getByLabel('City').fill('Kuala Lumpur');
  await page.getByLabel('State').fill('Wilayah Persekutuan');
  await page.getByLabel('Postal/Zip Code').fill('59100');
  await shoot('company');
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.keyboard.type('mal');
  await shoot('company-country');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/business/interest');
}

async function chooseExhibitors(page: Page, shoot: Shoot): Promise<void> {
  for (const [category, subCategories] of Object.entries(INTERESTS)) {
    await page.getByRole('button', { name: new RegExp(`^${category}`) }).click();
    for (const name of subCategories) await page.getByRole('checkbox', { name, exact: true }).check();
  }
  await page.evaluate(() => scrollTo(0, 0));
  await shoot('interest');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/business/exhibitor-matching');
  await page
    .getByRole('button', { name: /^Select, / })
    .first()
    .waitFor();
  await page
    .getByRole('button', { name: /View Products/ })
    .first()
    .click();
  await shoot('products');
  await page.keyboard.press('Escape');
  for (let chosen = 0; chosen < LIMIT; chosen += 1) {
    const free = page
      .getByRole('button', { name: /^Select, / })
      .filter({ hasNot: page.locator('[aria-disabled]') });
    const names = await free.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''));
    const wanted = names.find((name) => !FULL_COMPANIES.test(name));
    if (wanted === undefined) {
      await page.getByRole('button', { name: /^Show More/ }).click();
      chosen -= 1;
      continue;
    }
    await page.getByRole('button', { name: wanted, exact: true }).click();
    if (chosen === 2) {
      await page.evaluate(() => scrollTo(0, 0));
      await shoot('exhibitor-matching');
    }
  }
  await shoot('exhibitor-matching-eight');
  await page.getByRole('heading', { name: FULL_COMPANY }).scrollIntoViewIfNeeded();
  await shoot('exhibitor-matching-full');
  await page.getByRole('button', { name: 'Schedule meeting' }).click();
  await page.waitForURL('**/business/schedule*');
}

/** Somebody else takes the first free hour of the company in view. */
async function takeHour(page: Page): Promise<void> {
  const { origin, searchParams } = new URL(page.url());
  const exhibitorId = Number(searchParams.get('company'));
  const cell = page.getByRole('button', { name: /, Available$/ }).first();
  const [, date = '', time = ''] =
    /^\w+ (\d\d) June, (\d+\.00[ap]m)/.exec((await cell.getAttribute('aria-label')) ?? '') ?? [];
  const hour = (Number.parseInt(time, 10) % 12) + (time.endsWith('pm') ? 12 : 0);
  const answer = await fetch(`${origin}/api/holds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ exhibitorId, day: Number(date) - 1, hour }),
  });
  if (answer.status !== 201) throw new Error(`The hour could not be taken: ${answer.status}`);
  await page.getByRole('button', { name: /just taken$/ }).waitFor();
}

async function bookHours(page: Page, shoot: Shoot): Promise<void> {
  const counter = (count: number) => page.getByText(`${count} of ${LIMIT} Meeting(s) Scheduled`);
  for (let booked = 0; booked < LIMIT; booked += 1) {
    await counter(booked).first().waitFor();
    await page.locator('[role=grid][aria-busy=false]').waitFor();
    const free = page.getByRole('button', { name: /, Available$/ });
    await free.nth((booked * 5) % (await free.count())).click();
    await page.getByRole('button', { name: 'Confirm', exact: true }).waitFor();
    if (booked === 5) await shoot('schedule-confirm');
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    if (booked === 4) await shoot('schedule');
    if (booked === 5) {
      await takeHour(page);
      await shoot('schedule-live');
      await page.getByRole('button', { name: 'Suggest a schedule' }).click();
      await page.getByRole('button', { name: 'Use this' }).waitFor();
      await shoot('schedule-suggest');
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
  }
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.waitForURL('**/business/thank-you');
  await shoot('thank-you', { whole: true });
}

async function walk(browser: Browser, origin: string, screen: (typeof SCREENS)[number]): Promise<void> {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: screen,
    reducedMotion: 'reduce',
    isMobile: screen.width < 768,
    hasTouch: screen.width < 768,
  });
  const shoot: Shoot = async (name, { whole = false } = {}) => {
    await settle(page);
    await page.screenshot({ path: join(FOLDER, `${name}-${screen.width}.png`), fullPage: whole });
  };
  await page.goto('/');
  await shoot('home');
  await fillSteps(page, shoot);
  await chooseExhibitors(page, shoot);
  await bookHours(page, shoot);
  await page.goto('/nothing-here');
  await shoot('not-found');
  await visitDashboard(page, shoot);
  await page.close();
}

/** What an organiser sees of it, and what the visitor sees of the decision. */
async function visitDashboard(page: Page, shoot: Shoot): Promise<void> {
  await page.goto('/dashboard');
  await page.getByLabel('Email').waitFor();
  await shoot('dashboard-login');
  await page.getByLabel('Email').fill(ORGANISER.email);
  await page.getByLabel('Password').fill(ORGANISER.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByText('Amira Rahman').first().waitFor();
  await shoot('dashboard-business-matching');
  await page.getByRole('button', { name: /^View/ }).first().click();
  await page.getByRole('dialog').waitFor();
  await shoot('dashboard-schedule');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('heading', { name: 'Edit Meeting Schedule' }).waitFor();
  await shoot('dashboard-edit-meeting');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  for (const name of ['overview', 'emails', 'exhibitors', 'staff', 'audit-trail', 'account']) {
    await page.goto(`/dashboard/${name}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shoot(`dashboard-${name}`, { whole: name === 'overview' });
  }
  await page.goto('/dashboard/emails?search=amira');
  await page.getByRole('link', { name: /amira/ }).first().click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByRole('link', { name: 'Open the link' }).getAttribute('href');
  await shoot('dashboard-email');
  await page.goto(new URL(link ?? '', page.url()).href);
  await page.getByRole('heading', { name: 'Your schedule' }).waitFor();
  await shoot('my-schedule');
}

const dataDir = mkdtempSync(join(tmpdir(), 'visavis-screenshots-'));
mkdirSync(FOLDER, { recursive: true });
const program = await startProgram(await findFreePort(), {
  DATA_DIR: dataDir,
  NOW: '2025-03-03T10:00:00+08:00',
  ORGANISER_EMAIL: ORGANISER.email,
  ORGANISER_PASSWORD: ORGANISER.password,
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
try {
  for (const screen of SCREENS) await walk(browser, program.url, screen);
} finally {
  await browser.close();
  await program.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
