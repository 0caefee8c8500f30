// The audit trail shows who did what, when and to what, and can be searched and read to its end.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { COLLEAGUE_SETTINGS, createColleague, logInAs } from '../fixtures/colleague.ts';
import { CALL_FAILED, failCalls } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { useServer } from '../fixtures/server.ts';
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

  it('keeps its search in the address, loads more entries, and reports when they cannot be loaded', async () => {
    const colleague = await createColleague(server(), 'admin');
    const subject = `Subject of ${colleague.email}`;
    await server().query(
      `insert into audit_entry (at, actor_kind, actor, action, subject)
        select now(), 'system', 'the machine', 'thing.happen', $1 || ' ' || number
        from generate_series(1, 60) as numbers (number)`,
      [subject],
    );
    const { page, expectErrors } = await openPage(server().url, width);
    expectErrors(CALL_FAILED);
    await logInAs(page, server(), colleague);
    const dashboard = new DashboardFramePage(page, width);
    await dashboard.open(DASHBOARD_PATHS.audit);
    const rows = page.locator('tr[data-row]');
    await rows.first().waitFor();
    const search = page.getByRole('searchbox', { name: 'Search person, action or record' });
    await search.fill(subject.toUpperCase());
    await page.getByRole('status').getByText('60 entries, of all editions', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe(subject.toUpperCase());
    expect(await rows.count()).toBe(50);
    const more = dashboard.button('Show More (10 remaining)');
    const recover = await failCalls(page, /\/api\/audit/, 'an empty 500');
    await dashboard.press(more);
    await page.getByText('The next entries could not be loaded. Please try again.').waitFor();
    expect(await rows.count()).toBe(50);
    await recover();
    await dashboard.press(more);
    await expectFocusOn(rows.nth(50));
    expect(await rows.count()).toBe(60);
    expect(await more.count()).toBe(0);

    await search.fill('nothing of the kind');
    await page.getByText('Nothing found', { exact: true }).waitFor();
    await failCalls(page, /\/api\/audit/, 'unreachable');
    await page.reload();
    const failed = page.getByRole('alert').filter({ hasText: 'The audit trail could not be loaded.' });
    await failed.waitFor();
    await expectNoAxeViolations(page);
    await page.unroute(/\/api\/audit/);
    await dashboard.press(failed.getByRole('button', { name: 'Try again' }));
    await page.getByText('Nothing found', { exact: true }).waitFor();
  });
});
