// The sections of the dashboard while their answers are on the way, and when they do not come.
import type { Page } from 'playwright-core';
import { failCalls, holdCalls } from '../fixtures/failing-calls.ts';
import { type Gallery, visit } from './gallery.ts';
import { logIn } from './organiser.ts';
import type { Shoot } from './shooting.ts';

/** By the last part of the section's address: the call that it lives on. */
const CALLS = {
  overview: '/api/overview',
  'hosted-buyer-program': '/api/hosted',
  exhibitors: '/api/exhibitor-schedules',
  attendance: '/api/attendance',
  refunds: '/api/refunds',
  emails: '/api/emails',
  staff: '/api/organisers',
  'audit-trail': '/api/audit',
} as const;

export async function walkTroubles(gallery: Gallery): Promise<void> {
  await visit(gallery, async ({ page, shoot }) => {
    await page.goto('/dashboard');
    await logIn(page);
    for (const [section, path] of Object.entries(CALLS)) await waitAndFail(page, shoot, section, path);
    await askBack(page, shoot);
  });
}

async function waitAndFail(page: Page, shoot: Shoot, section: string, path: string): Promise<void> {
  const calls = new RegExp(`${path}(\\?|$)`);
  const release = await holdCalls(page, calls);
  const asked = page.waitForRequest(calls);
  await page.goto(`/dashboard/${section}`);
  await asked;
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

/** What is asked before somebody is let in, or turned away. */
async function askBack(page: Page, shoot: Shoot): Promise<void> {
  await page.goto('/dashboard/staff');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('dialog', { name: 'Invite somebody' }).waitFor();
  await shoot('dashboard-invite');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.locator('[role=dialog] [aria-invalid=true], dialog [aria-invalid=true]').first().waitFor();
  await shoot('dashboard-invite-errors');
}
