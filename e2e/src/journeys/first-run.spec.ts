// The first run of a site: empty without the demo, or with the demo left behind; visitors are told that it opens later.

import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import { ORGANISER_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';

const PUBLIC = [
  '/',
  '/exhibitions',
  '/business/registration',
  '/business/schedule',
  '/hosted/registration',
  '/about',
];

async function expectOpensLater(page: Page, url: string, paths: readonly string[] = PUBLIC): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: 'Registration is not open yet' });
  for (const path of paths) {
    await page.goto(new URL(path, url).href);
    await expect(heading).toBeVisible();
    await expect.poll(() => page.title()).toContain('Registration is not open yet');
  }
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await expect(heading).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

test.describe('without the demo', () => {
  const server = useServer({ hasEmptyDatabase: true, settings: { ...ORGANISER_SETTINGS, DEMO: 'off' } });

  for (const width of mainly('phone'))
    test(`visitors are told at every address that registration opens later, on a ${width}`, async () => {
      const { page, expectErrors } = await openPage(server().url, width);
      expectErrors(CALL_FAILED);
      await expectOpensLater(page, server().url);
      await expectToFit(page);
      await expectNoAxeViolations(page);
      // No link leads back here: only home and what is published are linked.
      const links = await page
        .locator('header a, footer a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(new Set(links.filter((link) => !link?.startsWith('#')))).toEqual(new Set(['/']));
    });
});

test.describe('with the demo', () => {
  const server = useServer({ settings: ORGANISER_SETTINGS });

  test('an admin leaves it behind after one question, and visitors are told that registration opens later', async () => {
    const { page, expectErrors } = await openPage(server().url, 'desktop');
    expectErrors(CALL_FAILED);
    await letIn(page, server());
    await page.goto(new URL('/dashboard/edition', server().url).href);
    const begin = page.getByRole('button', { name: 'Begin my own fair' });
    await begin.click();
    const question = page.getByRole('alertdialog', { name: 'Begin your own fair?' });
    await expectNoAxeViolations(page);
    const confirm = question.getByRole('button', { name: 'Begin my own fair' });
    await confirm.click();
    await expect(question.getByText('Please enter the name of your fair.')).toBeVisible();
    await question.getByLabel('Name of the exhibition').fill('Gulf Beauty Days');
    await question.getByLabel('Email for enquiries').fill('fair@gulf-beauty.org');
    await confirm.click();
    await expect.poll(() => page.url()).toMatch(/\/dashboard\/edition\/\d+$/);
    await expect(page.getByText('The demo is closed. This is the draft of your own fair.')).toBeVisible();
    await expect(begin).toHaveCount(0);

    const visitor = await openPage(server().url, 'phone');
    visitor.expectErrors(CALL_FAILED);
    await expect
      .poll(async () => (await fetch(new URL('/api/edition', server().url))).status, { timeout: 10_000 })
      .toBe(503);
    await expectOpensLater(visitor.page, server().url, ['/business/registration']);
  });
});
