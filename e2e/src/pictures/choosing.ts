// Chooses eight exhibitors and an hour with each, as a visitor or as a hosted buyer.
import type { Page } from '@playwright/test';
import type { Shoot } from './shooting.ts';

const INTERESTS = {
  Skincare: ['Serums and ampoules', 'Barrier creams'],
  Makeup: ['Lip colour'],
  'Hair Care': ['Scalp care'],
};
/** Companies of the demo edition without a free hour. */
const FULL_COMPANIES = /Anatolia Rose|Gyeoul Cream Company/;
const FULL_COMPANY = 'Anatolia Rose';
const LIMIT = 8;

/** Goes from the interests to the scheduler, in either programme. */
export async function chooseExhibitors(page: Page, shoot: Shoot): Promise<void> {
  for (const [category, subCategories] of Object.entries(INTERESTS)) {
    await page.getByRole('button', { name: new RegExp(`^${category}`) }).click();
    for (const name of subCategories) await page.getByRole('checkbox', { name, exact: true }).check();
  }
  await page.evaluate(() => scrollTo(0, 0));
  await shoot('interest');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/exhibitor-matching');
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
  await page.waitForURL('**/schedule*');
}

/** Another visitor takes the first free hour of the company in view. */
async function takeHour(page: Page): Promise<void> {
  const { origin, searchParams } = new URL(page.url());
  const exhibitorId = Number(searchParams.get('exhibitor'));
  const cell = page.getByRole('button', { name: /, Available$/ }).first();
  const [, date = '', time = ''] =
    /^\w+ (\d\d) June, (\d+\.00[ap]m)/.exec((await cell.getAttribute('aria-label')) ?? '') ?? [];
  const minute = (Number.parseInt(time, 10) % 12) * 60 + (time.endsWith('pm') ? 720 : 0);
  const answer = await fetch(`${origin}/api/holds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ exhibitorId, day: Number(date) - 1, minute }),
  });
  if (answer.status !== 201) throw new Error(`The hour could not be taken: ${answer.status}`);
  await page.getByRole('button', { name: /just taken$/ }).waitFor();
}

/** Books an hour with each. @param rival whether another visitor takes an hour in the meantime */
export async function bookHours(page: Page, shoot: Shoot, rival: boolean): Promise<void> {
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
    if (booked === 5 && rival) {
      await takeHour(page);
      await shoot('schedule-live', { notices: true });
      await page.getByRole('button', { name: 'Suggest a schedule' }).click();
      await page.getByRole('button', { name: 'Use this' }).waitFor();
      await shoot('schedule-suggest');
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
  }
  await counter(LIMIT).first().waitFor();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
}
