// Leaving the demo for a fair of one's own.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage } from '../fixtures/browser.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import { ORGANISER_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';

const server = useServer({ settings: ORGANISER_SETTINGS });

test('an admin leaves the demo after one question, and no edition is open', async () => {
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
  await expect
    .poll(async () => (await fetch(new URL('/api/edition', server().url))).status, { timeout: 10_000 })
    .toBe(503);
});
