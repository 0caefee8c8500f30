// What a viewer, an editor and an admin see and may do.

import { mainly, openPage } from '../fixtures/browser.ts';
import { createColleague, logInAs } from '../fixtures/colleague.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import type { Role } from '../fixtures/organiser.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { useServer } from '../fixtures/server.ts';
import { COLLEAGUE_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardFramePage } from '../pages/dashboard-frame-page.ts';
import { ReviewPage } from '../pages/review-page.ts';

const server = useServer({ settings: COLLEAGUE_SETTINGS });

const COMMON_SECTIONS = [
  'Overview',
  'Business Matching',
  'Hosted Buyer Program',
  'Bookings',
  'Exhibitors',
  'Categories',
  'Import',
  'Show day',
  'Attendance',
  'Refunds',
  'Emails',
  'Write to a group',
  'Failed addresses',
];
const SETTINGS = ['Edition', 'Words', 'Account'];
const ADMIN_SETTINGS = ['Getting ready', 'Edition', 'Words', 'Staff', 'Audit trail', 'Account'];
const MAY: Record<Exclude<Role, 'desk'>, { decide: boolean; delete: boolean; manage: boolean }> = {
  viewer: { decide: false, delete: false, manage: false },
  editor: { decide: true, delete: false, manage: false },
  admin: { decide: true, delete: true, manage: true },
};

/** What admins may do is shown by most other journeys. */
const ROLES = process.env.DEEP ? (['viewer', 'editor', 'admin'] as const) : (['viewer', 'editor'] as const);

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    for (const role of ROLES)
      test(`as ${role}`, async () => {
        const may = MAY[role];
        const name = `Priya Nair ${role} ${width}`;
        await registerOver(server(), { name, exhibitors: ['Hanari Skin Lab'] });
        const colleague = await createColleague(server(), role);
        const { page, expectErrors } = await openPage(server().url, width);
        expectErrors(CALL_FAILED);
        await logInAs(page, server(), colleague);
        const review = new ReviewPage(page, width);
        const dashboard = new DashboardFramePage(page, width);
        await review.open(name);
        await expect
          .poll(() => dashboard.sectionNames())
          .toEqual([
            // Editors and admins may work at the desk too.
            ...COMMON_SECTIONS.flatMap((name) =>
              name === 'Attendance' && may.decide ? ['Desk', name] : [name],
            ),
            ...(may.manage ? ADMIN_SETTINGS : SETTINGS),
          ]);
        await page.keyboard.press('Escape');
        await expect(review.sendEmail(name)).toHaveCount(may.decide ? 1 : 0);
        await expect(review.delete(name)).toHaveCount(may.delete ? 1 : 0);

        await review.openSchedule(name);
        for (const decision of ['Reject', 'Edit', 'Approve', 'Approve All'] as const)
          await expect
            .poll(async () => [decision, await review.decision(decision).count()])
            .toEqual([decision, may.decide ? 1 : 0]);
        if (may.decide) {
          await review.press(review.decision('Edit'));
          await review.field('Time').selectOption('9 AM');
          await expect(review.field('Reason')).toHaveCount(role === 'admin' ? 1 : 0);
          const refusal = 'This hour is outside the hours of the exhibition: only an admin can allow it.';
          await expect(review.edit.getByText(refusal)).toHaveCount(role === 'admin' ? 0 : 1);
          await review.close(review.edit);
        }
        await review.close(review.schedule);
      });
  });
