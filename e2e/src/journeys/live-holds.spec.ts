// Hours held while choosing: suggested, counted down, expired and held again, lost to others, kept on Submit.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { partsWithExhibitors, readPart, storeParts } from '../fixtures/draft-parts.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { ageHolds, exhibitorId, expireHolds, OtherVisitor, untilHeld } from '../fixtures/other-visitor.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { SchedulePage } from '../pages/schedule-page.ts';

const server = useSharedServer();

const INTERESTS = ['Serums and ampoules', 'Scalp care', 'Barrier creams'];
const COMPANIES = ['Seri Kenanga', 'Hanari Skin Lab', 'Nordhav Hair'];
const SERI_HOUR = 'Tuesday 02 June, 2.00pm-3.00pm';
const RENEWAL_MS = 4 * 60_000;

async function openScheduler(width: Width = 'desktop', companies: readonly string[] = COMPANIES) {
  const visit = await openPage(server().url, width);
  await visit.page.clock.install();
  await storeParts(visit.page, await partsWithExhibitors(visit.page, INTERESTS, companies));
  const schedule = new SchedulePage(visit.page, width);
  await visit.page.goto(SchedulePage.path);
  await expect(schedule.gridOf(companies[0] ?? '')).toBeVisible();
  await expect(visit.page.getByText(/^Live\./)).toBeVisible();
  return { ...visit, schedule };
}

/** Seri Kenanga's hour, and the last free one of Hanari Skin Lab. */
async function bookTwo(schedule: SchedulePage): Promise<void> {
  await schedule.book(schedule.slot(SERI_HOUR));
  await expect(schedule.gridOf('Hanari Skin Lab')).toBeVisible();
  await schedule.book(schedule.available.last());
  await expect(schedule.counter(2, 3)).toBeVisible();
}

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('suggests a schedule, changes nothing until it is accepted, then holds its hours, and turns them into meetings on Submit', async () => {
      const { page, schedule } = await openScheduler(width);
      // An hour that the other journeys do not plan, because this one is submitted.
      await schedule.book(schedule.available.last());
      await schedule.press(schedule.button('Suggest a schedule'));
      await expect(schedule.dialog.getByRole('heading', { name: 'Suggested schedule' })).toBeVisible();
      for (const company of ['Hanari Skin Lab', 'Nordhav Hair'])
        await expect(schedule.dialog.getByRole('listitem').filter({ hasText: company })).toBeVisible();
      await schedule.press(schedule.button('Cancel'));
      await expect(schedule.counter(1, 3)).toBeVisible();
      await untilHeld(server(), 1);

      await schedule.press(schedule.button('Suggest a schedule'));
      await schedule.press(schedule.button('Use this'));
      await expect(schedule.counter(3, 3)).toBeVisible();
      await expect(schedule.dialog).toHaveCount(0);
      await untilHeld(server(), 3);
      const suggest = schedule.button('Suggest a schedule');
      await expect(suggest).toHaveAttribute('aria-disabled', 'true');
      await expect(page.getByText('All your companies have a meeting.')).toBeVisible();
      await expectNoAxeViolations(page);

      const sent = page.waitForRequest('**/api/visitor/register');
      await schedule.send();
      const call = await sent;
      expect(call.headers()['x-draft-token']).toEqual(expect.any(String));
      await untilHeld(server(), 0);
      await expect.poll(() => readPart(page, 'draftToken')).toBeNull();
    });

    if (process.env.DEEP)
      test('counts down a hold that cannot be renewed, reports its expiry, and holds the hour again', async () => {
        const { page, schedule } = await openScheduler(width);
        await schedule.book(schedule.slot(SERI_HOUR));
        await expect(schedule.gridOf('Hanari Skin Lab')).toBeVisible();
        await ageHolds(server(), 90);
        await page.clock.fastForward(RENEWAL_MS);
        const timer = page.getByRole('timer');
        await expect(
          timer.filter({ hasText: /^Seri Kenanga, Tuesday 02 June, 2\.00pm-3\.00pm is held for you for/ }),
        ).toBeVisible();
        await expect(timer).toHaveText(/for 1:[0-3]\d more/);
        await expect(schedule.slot(SERI_HOUR)).toHaveText(/1:[0-3]\d/, { useInnerText: true });
        await expectNoAxeViolations(page);

        await expireHolds(server(), page, 1);
        await page.clock.fastForward(100_000);
        await expect(page.getByText('1 hour in your plan is no longer held for you.')).toBeVisible();
        await expect(schedule.counter(1, 3)).toBeVisible();
        await schedule.press(schedule.button('Hold again'));
        // Neither on screen nor in the live region.
        await expect.poll(() => page.getByText(/no longer held/).count()).toBe(0);
        await untilHeld(server(), 1);
      });
  });

test('holds a plan again when the visitor returns, and names hours taken in the meantime', async () => {
  const { page, schedule, expectErrors } = await openScheduler();
  expectErrors(CALL_FAILED);
  await bookTwo(schedule);
  await page.goto('/');
  await expireHolds(server(), page, 2);
  const hour = { exhibitorId: await exhibitorId(server(), 'Seri Kenanga'), day: 1, minute: 840 };
  await expect(new OtherVisitor(server().url).take(hour)).resolves.toBe(201);
  await page.goto(SchedulePage.path);
  const banner = page
    .getByRole('alert')
    .filter({ hasText: '1 hour in your plan was taken: it was no longer held for you.' });
  await expect(banner).toBeVisible();
  await expect(banner).toContainText(`Seri Kenanga, ${SERI_HOUR}`, { useInnerText: true });
  await expect(banner).toContainText('Your other meeting is kept.', { useInnerText: true });
  await expect(schedule.counter(1, 3)).toBeVisible();
  await untilHeld(server(), 2);
  await expectNoAxeViolations(page);
});
