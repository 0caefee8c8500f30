// A submission without an answer, repeated, or sent from two tabs: nothing is lost, and it registers once.
import type { Page, Request } from '@playwright/test';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { type Draft, makeDraft, readDraft } from '../fixtures/draft.ts';
import { CALL_FAILED, failCalls, holdCalls, loseAnswers } from '../fixtures/failing-calls.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { FailureSchedulePage } from '../pages/failure-schedule-page.ts';

const server = useSharedServer();

const REGISTER = /\/api\/visitor\/register$/;
const SENTENCE = 'Registration failed. Please try again or contact support.';

/** A visitor about to press Submit, and the submissions that the page sends from then on. */
async function readyToSubmit(width: Width = 'desktop', prepare?: (page: Page) => Promise<void>) {
  const draft = await makeDraft(server().url);
  const { page, expectErrors } = await openPage(server().url, width);
  expectErrors(CALL_FAILED);
  await prepare?.(page);
  const scheduler = new FailureSchedulePage(page, width);
  await scheduler.openDraft(draft);
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (REGISTER.test(request.url())) sent.push(request);
  });
  const keys = () => new Set(sent.map((request) => request.headers()['idempotency-key']));
  return { draft, page, scheduler, sent, keys };
}

async function countRegistrations({ registration }: Draft): Promise<number> {
  const [row] = await server().query<{ count: number }>(
    'select count(*)::int as count from registration where folded_email = $1',
    [registration.email],
  );
  return row?.count ?? 0;
}

for (const width of mainly('phone'))
  test(`on a ${width} nothing can be changed while the outcome is unknown; then the visitor sees the stored registration`, async () => {
    const { draft, page, scheduler, sent } = await readyToSubmit(width);
    await loseAnswers(page, REGISTER);
    const answerAgain = await failCalls(page, /\/api\/submissions\//, 'unreachable');
    await scheduler.press(scheduler.submit);
    await expect(scheduler.information.getByText(SENTENCE)).toBeVisible();
    await scheduler.closeInformation();
    await expect(page.getByText(/We’re checking whether it arrived/)).toBeVisible();
    await expect(scheduler.submit).toHaveAttribute('aria-disabled', 'true');
    await scheduler.own.click({ force: true });
    await expect(scheduler.dialog).toHaveCount(0);
    // Another step of the journey also queries the outcome and gets it: this page would continue by itself.
    await page.goto('/business/interest');
    await answerAgain();
    await expect(scheduler.success).toBeVisible();
    const [row] = await server().query<{ reference: string }>(
      'select reference from registration where folded_email = $1',
      [draft.registration.email],
    );
    await expect(page.getByText(`Your reference is ${row?.reference}`)).toBeVisible();
    expect(sent).toHaveLength(1);
    await expect.poll(() => countRegistrations(draft)).toBe(1);
    await expect.poll(async () => (await readDraft(page)).selectedMeetingSlots).toBeUndefined();
    await page.goto('/business/schedule');
    await page.waitForURL('**/business/registration');
  });

test('after a reload abandoned a slow submission, it waits for pending holds and is sent once, with the same key', async () => {
  let releaseHolds = async (): Promise<void> => undefined;
  const { draft, page, scheduler, sent, keys } = await readyToSubmit('phone', async (opened) => {
    releaseHolds = await holdCalls(opened, /\/api\/holds(\/many)?$/);
  });
  const release = await holdCalls(page, REGISTER);
  await scheduler.submit.tap();
  await scheduler.submitting.tap({ force: true });
  await expect(scheduler.submitting).toHaveAttribute('aria-disabled', 'true');
  await scheduler.submitting.press('Enter');
  // Meanwhile the plan cannot be changed, and Back does not abandon the submission.
  await scheduler.own.click({ force: true });
  await scheduler.pressDisabled(scheduler.back);
  await expect(scheduler.dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(FailureSchedulePage.path);
  // It would conflict with hours that are still being held.
  expect(sent).toHaveLength(0);
  const first = page.waitForRequest(REGISTER);
  await releaseHolds();
  await first;
  expect(sent.map((request) => request.headers()['x-draft-token'] !== undefined)).toEqual([true]);

  await page.reload();
  await expect(scheduler.counter(2, 2)).toBeVisible();
  await release();
  await scheduler.press(scheduler.submit);
  await expect(scheduler.success).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(keys().size).toBe(1);
  await expect.poll(() => countRegistrations(draft)).toBe(1);
});

test('another tab does not query a submission in flight, and continues once its answer has arrived', async () => {
  const { draft, page, scheduler } = await readyToSubmit();
  const other = await page.context().newPage();
  await other.goto(FailureSchedulePage.path);
  const release = await holdCalls(page, REGISTER);
  const queries: string[] = [];
  other.on('request', (request) => {
    if (request.url().includes('/api/submissions/')) queries.push(request.url());
  });
  await scheduler.press(scheduler.submit);
  await expect(scheduler.submitting).toBeVisible();
  await expect(other.getByText(/We’re checking whether it arrived/)).toBeVisible();
  // After a reload it would otherwise query at once.
  await other.reload();
  await expect(other.getByText(/We’re checking whether it arrived/)).toBeVisible();
  expect(queries).toEqual([]);
  await release();
  await expect(scheduler.success).toBeVisible();
  await other.waitForURL(/\/business\/(thank-you|registration)$/, { waitUntil: 'commit' });
  await expect.poll(() => countRegistrations(draft)).toBe(1);
});

test('two tabs of one draft register once', async () => {
  const { draft, page, scheduler } = await readyToSubmit();
  const second = await page.context().newPage();
  // The second tab does not learn in time that the first one is sending.
  await second.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  );
  // Held from the start, because the page is prefetched: the second tab waits for it while the first clears the draft.
  const releasePage = await holdCalls(second, /\/assets\/thank-you/);
  await second.goto(FailureSchedulePage.path);
  const other = new FailureSchedulePage(second);
  await expect(other.counter(2, 2)).toBeVisible();
  const releases = await Promise.all([page, second].map((tab) => holdCalls(tab, REGISTER)));
  for (const tab of [scheduler, other]) {
    // The second tab reuses the key with which the first has begun to send.
    const sent = tab.page.waitForRequest(REGISTER);
    await tab.press(tab.submit);
    await expect(tab.submitting).toBeVisible();
    await sent;
  }
  const [releaseFirst, releaseSecond] = releases;
  const answered = second.waitForResponse(REGISTER);
  await releaseSecond?.();
  await answered;
  await releaseFirst?.();
  await expect(scheduler.success).toBeVisible();
  await releasePage();
  await expect(other.success).toBeVisible();
  await expect.poll(() => countRegistrations(draft)).toBe(1);
});
