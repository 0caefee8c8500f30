// Pictures of the dashboard's sections while loading and after a failure, and of the invitation dialog.
import type { Page } from '@playwright/test';
import { failCalls, holdCalls } from '../fixtures/failing-calls.ts';
import { type Gallery, visit } from './gallery.ts';
import { logIn } from './organiser.ts';
import type { Shoot } from './shooting.ts';

/** The call that each section depends on, by the last part of its path. */
const CALLS = {
  overview: '/api/overview',
  'hosted-buyer-program': '/api/hosted',
  bookings: '/api/hosted/bookings',
  exhibitors: '/api/exhibitors',
  'show-day': '/api/show-day',
  attendance: '/api/attendance',
  refunds: '/api/refunds',
  edition: '/api/editions/\\d+',
  emails: '/api/emails',
  staff: '/api/organisers',
  'audit-trail': '/api/audit',
} as const;

export async function walkTroubles(gallery: Gallery): Promise<void> {
  await visit(gallery, async ({ page, shoot }) => {
    await page.goto('/dashboard');
    await logIn(page);
    for (const [section, path] of Object.entries(CALLS)) await waitAndFail(page, shoot, section, path);
    await openInvitation(page, shoot);
  });
}

async function waitAndFail(page: Page, shoot: Shoot, section: string, path: string): Promise<void> {
  const calls = new RegExp(`${path}(\\?|$)`);
  const release = await holdCalls(page, calls);
  const requested = page.waitForRequest(calls);
  await page.goto(`/dashboard/${section}`);
  await requested;
  await shoot(`dashboard-${section}-loading`, { waiting: true });
  await release();
  const mend = await failCalls(page, calls, 'an empty 500');
  await page.goto(`/dashboard/${section}`);
  await page
    .getByRole('button', { name: /^Try again$/i })
    .first()
    .waitFor();
  await shoot(`dashboard-${section}-error`);
  await mend();
}

/** The invitation dialog, empty and with errors. */
async function openInvitation(page: Page, shoot: Shoot): Promise<void> {
  await page.goto('/dashboard/staff');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('dialog', { name: 'Invite somebody' }).waitFor();
  await shoot('dashboard-invite');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.locator('[role=dialog] [aria-invalid=true], dialog [aria-invalid=true]').first().waitFor();
  await shoot('dashboard-invite-errors');
}
