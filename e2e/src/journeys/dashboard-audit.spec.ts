// The audit trail shows who did what, when and to what.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { createColleague, logInAs } from '../fixtures/colleague.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { useServer } from '../fixtures/server.ts';
import { COLLEAGUE_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardFramePage } from '../pages/dashboard-frame-page.ts';
import { ReviewPage } from '../pages/review-page.ts';

const server = useServer({ settings: COLLEAGUE_SETTINGS });

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('a decision on a meeting appears in the trail with its changes', async () => {
      const name = `Sofia Marin ${width}`;
      const visitor = await registerOver(server(), { name, exhibitors: ['Hanari Skin Lab'] });
      const colleague = await createColleague(server(), 'admin');
      const { page } = await openPage(server().url, width);
      await logInAs(page, server(), colleague);
      const review = new ReviewPage(page, width);
      await review.open(name);
      await review.openSchedule(name);
      await review.press(review.decision('Approve'));
      await expect(review.standing('Approved')).toBeVisible();
      await review.close(review.schedule);

      const dashboard = new DashboardFramePage(page, width);
      await dashboard.openSection('Audit trail');
      const rows = page.locator('tr[data-row]');
      const [last, before] = [rows.first(), rows.nth(1)];
      await expect(last.getByText('Meeting: approve', { exact: true })).toBeVisible();
      await expect(last.getByText(colleague.email, { exact: true })).toBeVisible();
      await expect(last.getByText(/^20 May 2026, 9\.\d\dam$/)).toBeVisible();
      await expect(last).toContainText(visitor.reference, { useInnerText: true });
      await expect(before.getByText('Session: open', { exact: true })).toBeVisible();
      await last.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(last.getByText('Approved', { exact: true })).toBeVisible();
      await expect(last.getByRole('definition').first()).toHaveText(/Pending[\s\S]*Approved/, {
        useInnerText: true,
      });
      await expectNoAxeViolations(page);
    });
  });
