// Hours held during the choice: suggested, counted down, expired and held again, lost to others, kept on Submit.
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { partsWithExhibitors, readPart, storeParts } from '../fixtures/draft-parts.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { ageHolds, exhibitorId, expireHolds, OtherVisitor, untilHeld } from '../fixtures/other-visitor.ts';
import { useSharedServer } from '../fixtures/server.ts';
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
  await schedule.gridOf(companies[0] ?? '').waitFor();
  await visit.page.getByText(/^Live\./).waitFor();
  return { ...visit, schedule };
}

/** Seri Kenanga's hour, and the last free one of Hanari Skin Lab. */
async function bookTwo(schedule: SchedulePage): Promise<void> {
  await schedule.book(schedule.slot(SERI_HOUR));
  await schedule.gridOf('Hanari Skin Lab').waitFor();
  await schedule.book(schedule.available.last());
  await schedule.counter(2, 3).waitFor();
}

describe.each(mainly('phone'))('on a %s', (width) => {
  it('suggests a schedule, changes nothing until it is accepted, and then holds its hours', async () => {
    const { page, schedule } = await openScheduler(width);
    await schedule.book(schedule.slot(SERI_HOUR));
    await schedule.press(schedule.button('Suggest a schedule'));
    await schedule.dialog.getByRole('heading', { name: 'Suggested schedule' }).waitFor();
    for (const company of ['Hanari Skin Lab', 'Nordhav Hair'])
      await schedule.dialog.getByRole('listitem').filter({ hasText: company }).waitFor();
    await expectNoAxeViolations(page);
    await schedule.press(schedule.button('Cancel'));
    await schedule.counter(1, 3).waitFor();
    await untilHeld(server(), 1);

    await schedule.press(schedule.button('Suggest a schedule'));
    await schedule.press(schedule.button('Use this'));
    await schedule.counter(3, 3).waitFor();
    await schedule.dialog.waitFor({ state: 'detached' });
    await untilHeld(server(), 3);
    const suggest = schedule.button('Suggest a schedule');
    expect(await suggest.getAttribute('aria-disabled')).toBe('true');
    await page.getByText('All your companies have a meeting.').waitFor();
    await expectNoAxeViolations(page);
  });

  it('offers three alternatives for a fully booked company, one tap away', async () => {
    const { page, schedule } = await openScheduler(width, ['Anatolia Rose', 'Nordhav Hair']);
    await page.getByText('Anatolia Rose is fully booked: no hour is left.').waitFor();
    const swaps = page.getByRole('button', { name: /^Swap Anatolia Rose for / });
    await swaps.first().waitFor();
    expect(await swaps.count()).toBe(3);
    await expectNoAxeViolations(page);
    const name = ((await swaps.first().getAttribute('aria-label')) ?? '').replace(
      'Swap Anatolia Rose for ',
      '',
    );
    await schedule.press(swaps.first());
    await schedule.gridOf(name).waitFor();
    await schedule.counter(0, 2).waitFor();
    expect(await readPart(page, 'selectedExhibitors')).toMatchObject([
      { company_name: name },
      { company_name: 'Nordhav Hair' },
    ]);
    await schedule.press(schedule.back);
    await page.getByText('2 Exhibitor(s) selected', { exact: true }).first().waitFor();
  });

  it('counts down a hold that cannot be renewed, reports its expiry, and holds the hour again', async () => {
    const { page, schedule } = await openScheduler(width);
    await schedule.book(schedule.slot(SERI_HOUR));
    await schedule.gridOf('Hanari Skin Lab').waitFor();
    await ageHolds(server(), 90);
    await page.clock.fastForward(RENEWAL_MS);
    const timer = page.getByRole('timer');
    await timer
      .filter({ hasText: /^Seri Kenanga, Tuesday 02 June, 2\.00pm-3\.00pm is held for you for/ })
      .waitFor();
    expect(await timer.textContent()).toMatch(/for 1:[0-3]\d more/);
    expect(await schedule.slot(SERI_HOUR).innerText()).toMatch(/1:[0-3]\d/);
    await expectNoAxeViolations(page);

    await expireHolds(server(), page, 1);
    await page.clock.fastForward(100_000);
    await page.getByText('1 hour in your plan is no longer held for you.').waitFor();
    await schedule.counter(1, 3).waitFor();
    await schedule.press(schedule.button('Hold again'));
    // Neither on screen nor in the live region.
    await expect.poll(() => page.getByText(/no longer held/).count()).toBe(0);
    await untilHeld(server(), 1);
  });
});

it('holds a plan again when the visitor returns, and names hours taken meanwhile', async () => {
  const { page, schedule, expectErrors } = await openScheduler();
  expectErrors(CALL_FAILED);
  await bookTwo(schedule);
  await page.goto('/');
  await expireHolds(server(), page, 2);
  const hour = { exhibitorId: await exhibitorId(server(), 'Seri Kenanga'), day: 1, minute: 840 };
  expect(await new OtherVisitor(server().url).take(hour)).toBe(201);
  await page.goto(SchedulePage.path);
  const banner = page
    .getByRole('alert')
    .filter({ hasText: '1 hour in your plan was taken: it was no longer held for you.' });
  await banner.waitFor();
  expect(await banner.innerText()).toContain(`Seri Kenanga, ${SERI_HOUR}`);
  expect(await banner.innerText()).toContain('Your other meeting is kept.');
  await schedule.counter(1, 3).waitFor();
  await untilHeld(server(), 2);
  await expectNoAxeViolations(page);
});

it('turns holds into meetings on Submit', async () => {
  const { page, schedule } = await openScheduler();
  await schedule.press(schedule.button('Suggest a schedule'));
  await schedule.press(schedule.button('Use this'));
  await schedule.counter(3, 3).waitFor();
  await untilHeld(server(), 3);
  const sent = page.waitForRequest('**/api/visitor/register');
  await schedule.send();
  expect((await sent).headers()['x-draft-token']).toEqual(expect.any(String));
  await untilHeld(server(), 0);
  await expect.poll(() => readPart(page, 'draftToken')).toBeNull();
});
