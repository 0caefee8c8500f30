// The audit trail shows who did what, when and to what.

import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { createColleague, logInAs } from '../fixtures/colleague.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { useServer } from '../fixtures/server.ts';
import { COLLEAGUE_SETTINGS } from '../fixtures/settings.ts';
import { DashboardFramePage } from '../pages/dashboard-frame-page.ts';
import { ReviewPage } from '../pages/review-page.ts';

const server = useServer({ settings: COLLEAGUE_SETTINGS });

describe.each(mainly('desktop'))('on a %s', (width) => {
  it('a decision on a meeting appears in the trail with its changes', async () => {
    const name = `Sofia Marin ${width}`;
    const visitor = await registerOver(server(), { name, exhibitors: ['Hanari Skin Lab'] });
    const colleague = await createColleague(server(), 'admin');
    const { page } = await openPage(server().url, width);
    await logInAs(page, server(), colleague);
    const review = new ReviewPage(page, width);
    await review.open(name);
    await review.openSchedule(name);
    await review.press(review.decision('Approve'));
    await review.standing('Approved').waitFor();
    await review.close(review.schedule);

    const dashboard = new DashboardFramePage(page, width);
    await dashboard.openSection('Audit trail');
    const rows = page.locator('tr[data-row]');
    const [last, before] = [rows.first(), rows.nth(1)];
    await last.getByText('Meeting: approve', { exact: true }).waitFor();
    await last.getByText(colleague.email, { exact: true }).waitFor();
    await last.getByText(/^20 May 2026, 9\.\d\dam$/).waitFor();
    expect(await last.innerText()).toContain(visitor.reference);
    await before.getByText('Session: open', { exact: true }).waitFor();
    await last.locator('summary').focus();
    await page.keyboard.press('Enter');
    await last.getByText('Approved', { exact: true }).waitFor();
    expect(await last.getByRole('definition').first().innerText()).toMatch(/Pending[\s\S]*Approved/);
    await expectNoAxeViolations(page);
  });
});
