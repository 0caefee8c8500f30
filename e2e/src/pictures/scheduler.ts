// Pictures of the scheduler in its unusual states: loading, failed, lost hours, cancelling, expiring holds.
import type { Held } from '@visavis/contract/hold/endpoints';
import { failCalls, holdCalls } from '../fixtures/failing-calls.ts';
import { FailureSchedulePage } from '../pages/failure-schedule-page.ts';
import { type Gallery, storeNewDraft, type Visit, visit } from './gallery.ts';

const PATH = '/business/schedule';
const SLOT_CALLS = '**/api/unavailable-slots*';
const REGISTER_CALLS = '**/api/visitor/register';

export async function walkScheduler(gallery: Gallery): Promise<void> {
  await visit(gallery, async (here) => {
    const { page, shoot } = here;
    await storeNewDraft(here, { companies: 3, scheduled: 1 });
    const release = await holdCalls(page, SLOT_CALLS);
    await page.goto(PATH);
    await page.locator('[aria-busy=true]').first().waitFor();
    await shoot('schedule-loading', { waiting: true });
    await release();
  });
  await visit(gallery, async (here) => {
    const { page, shoot } = here;
    await storeNewDraft(here, { companies: 3, scheduled: 1 });
    await failCalls(page, SLOT_CALLS, 'unreachable');
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    await shoot('schedule-error', { waiting: true });
  });
  await visit(gallery, loseHours);
  await visit(gallery, cancelMeeting);
  await visit(gallery, endHolds);
}

/** Submits a plan with an hour that was taken in the meantime. */
async function loseHours(here: Visit): Promise<void> {
  const { page, shoot } = here;
  const draft = await storeNewDraft(here, { companies: 3 });
  const [, lost] = draft.meetings;
  if (!lost) throw new Error('The draft has fewer than two meetings.');
  const scheduler = new FailureSchedulePage(page);
  await scheduler.open();
  const { day, company, time, boothNumber } = lost;
  await page.route(REGISTER_CALLS, (route) =>
    route.fulfill({
      status: 409,
      json: {
        message: 'Some of the hours were taken.',
        code: 'SLOT_TAKEN',
        lost: [{ day, time, exhibitor: company, boothNumber }],
      },
    }),
  );
  await scheduler.press(scheduler.submit);
  await page.getByRole('alert').first().waitFor();
  await shoot('schedule-lost');
}

async function cancelMeeting(here: Visit): Promise<void> {
  const { page, shoot } = here;
  await storeNewDraft(here, { companies: 2 });
  const scheduler = new FailureSchedulePage(page);
  await scheduler.open();
  await scheduler.own.first().click();
  await scheduler.dialog.waitFor();
  await shoot('schedule-cancel');
}

/** The holds of the plan expire in 90 seconds and cannot be renewed. */
async function endHolds(here: Visit): Promise<void> {
  const { page, shoot } = here;
  await storeNewDraft(here, { companies: 2 });
  // Stops the countdown, which would otherwise show a different second in every run.
  await page.addInitScript(() => {
    const at = performance.now();
    performance.now = () => at;
  });
  await page.route(/\/api\/holds(\/(renew|many))?$/, async (route) => {
    const answer = await route.fetch();
    const held: Held = await answer.json();
    const holds = held.holds?.map((hold) => ({ ...hold, secondsLeft: 90, renewableSeconds: 0 }));
    await route.fulfill({ response: answer, json: { ...held, holds } });
  });
  await page.goto(PATH);
  await page.getByText('is held for you for').first().waitFor();
  await shoot('schedule-hold-ends');
}
