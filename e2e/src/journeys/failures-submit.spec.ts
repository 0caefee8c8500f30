// A submission refused by the server: lost hours are named, everything else is kept, and choosing again works.
import { setTimeout as sleep } from 'node:timers/promises';
import { mainly, openPage, type Visit, type Width } from '../fixtures/browser.ts';
import { type Draft, makeDraft, readDraft, registerElsewhere } from '../fixtures/draft.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { expireHolds, untilHeld } from '../fixtures/other-visitor.ts';
import { useServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { FailureSchedulePage, slotName } from '../pages/failure-schedule-page.ts';

const server = useServer();

const REFUSED = /Failed to load resource/;

async function openDraft(
  width: Width,
  draft: Draft,
): Promise<{ visit: Visit; scheduler: FailureSchedulePage }> {
  const visit = await openPage(server().url, width);
  const scheduler = new FailureSchedulePage(visit.page, width);
  await scheduler.openDraft(draft);
  return { visit, scheduler };
}

/** The number of meetings that the draft's visitor has on the server. */
async function countMeetings({ registration }: Draft): Promise<number> {
  const [row] = await server().query<{ count: number }>(
    `select count(*)::int as count from meeting join registration on registration.id = registration_id
      where folded_email = $1`,
    [registration.email],
  );
  return row?.count ?? 0;
}

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('names one lost hour, keeps the rest and lets the visitor choose again', async () => {
      const draft = await makeDraft(server().url, { companies: 3 });
      const [first, lost, last] = draft.meetings;
      if (!first || !lost || !last) throw new Error('The draft has fewer than three meetings.');
      const { visit, scheduler } = await openDraft(width, draft);
      visit.expectErrors(REFUSED);
      await expireHolds(server(), visit.page, 3);
      await expect(registerElsewhere(server().url, draft, [lost])).resolves.toMatchObject({ status: 201 });

      await scheduler.press(scheduler.submit);
      await expect(scheduler.lostBanner).toBeVisible();
      const slot = slotName(draft.edition, lost);
      await expect(scheduler.lostBanner).toContainText('1 hour was taken before you submitted.', {
        useInnerText: true,
      });
      await expect(scheduler.lostBanner).toContainText('Your other 2 meetings are kept.', {
        useInnerText: true,
      });
      await expect(scheduler.lostBanner.getByRole('listitem')).toHaveText([`${lost.company}, ${slot}`], {
        useInnerText: true,
      });
      await expectFocusOn(scheduler.lostBanner);
      await expect(scheduler.gridOf(lost.company)).toBeVisible();
      await expect(scheduler.counter(2, 3)).toBeVisible();
      await expect.poll(() => scheduler.slot(slot).getAttribute('aria-label')).toBe(`${slot}, Unavailable`);
      await expect
        .poll(async () => (await readDraft(visit.page)).selectedMeetingSlots)
        .toEqual([first, last]);
      await expect(scheduler.submit).toHaveAttribute('aria-disabled', 'true');
      await expect.poll(() => countMeetings(draft)).toBe(0);

      const chosen = await scheduler.takeFreeHour();
      expect(chosen).not.toBe(slot);
      await expect(scheduler.lostBanner).toHaveCount(0);
      await scheduler.press(scheduler.submit);
      await expect(scheduler.success).toBeVisible();
      await expect.poll(() => countMeetings(draft)).toBe(3);
    });
  });

test('can still register after losing the whole plan and then another hour', async () => {
  const draft = await makeDraft(server().url, { companies: 2 });
  const { visit, scheduler } = await openDraft('phone', draft);
  visit.expectErrors(REFUSED);
  await expireHolds(server(), visit.page, 2);
  await expect(registerElsewhere(server().url, draft)).resolves.toMatchObject({ status: 201 });
  await scheduler.press(scheduler.submit);
  await expect(scheduler.lostBanner).toBeVisible();
  await expect(scheduler.counter(0, 2)).toBeVisible();

  // A reload loses nothing of the draft, and the taken hours stay Unavailable.
  await visit.page.reload();
  await expect(scheduler.lostBanner).toBeVisible();
  const taken: string[] = [];
  for (const { company } of draft.meetings) {
    await expect(scheduler.gridOf(company)).toBeVisible();
    taken.push(await scheduler.takeFreeHour());
  }
  const again = (await readDraft(visit.page)).selectedMeetingSlots as Draft['meetings'];
  await expireHolds(server(), visit.page, 2);
  await expect(registerElsewhere(server().url, draft, again.slice(0, 1))).resolves.toMatchObject({
    status: 201,
  });
  await scheduler.press(scheduler.submit);
  await expect(scheduler.lostBanner).toBeVisible();
  // The hour that was lost is marked once the page has read the hours again.
  await expect
    .poll(() => scheduler.slot(taken[0] ?? '').getAttribute('aria-label'))
    .toBe(`${taken[0]}, Unavailable`);
  await scheduler.takeFreeHour();
  await scheduler.press(scheduler.submit);
  await expect(scheduler.success).toBeVisible();
  await expect.poll(() => countMeetings(draft)).toBe(2);
});

test('names the lost hours as lost by the submission, also while other words are still loading', async () => {
  const draft = await makeDraft(server().url, { companies: 2 });
  const { visit, scheduler } = await openDraft('phone', draft);
  visit.expectErrors(REFUSED);
  await expireHolds(server(), visit.page, 2);
  await expect(registerElsewhere(server().url, draft, draft.meetings.slice(0, 1))).resolves.toMatchObject({
    status: 201,
  });
  await visit.page.route('**/assets/fields-*.js', async (route) => {
    await sleep(1_500);
    await route.continue();
  });
  await scheduler.press(scheduler.submit);
  // The page then holds what is left of its plan again: it must not find the lost hour by itself.
  const banner = visit.page.getByRole('alert').filter({ hasText: '1 hour' });
  await expect(banner).toContainText('1 hour was taken before you submitted.', { useInnerText: true });
  await untilHeld(server(), 1);
  await sleep(2_000);
  await expect(banner).toContainText('1 hour was taken before you submitted.', { useInnerText: true });
});

test('fields refused by the server lead to their steps too', async () => {
  const draft = await makeDraft(server().url);
  const { visit, scheduler } = await openDraft('phone', draft);
  visit.expectErrors(REFUSED);
  const fields = {
    'registration.designation': 'Designation is required',
    'companyInfo.city': 'City is required',
  };
  const sentence = 'Some fields need another look.';
  await visit.page.route('**/api/visitor/register', (route) =>
    route.fulfill({
      status: 422,
      json: { error: sentence, message: sentence, code: 'request.invalid', fields, requestId: '1' },
    }),
  );
  await scheduler.press(scheduler.submit);
  await expect(scheduler.information).toBeVisible();
  for (const words of [sentence, ...Object.values(fields)])
    await expect(scheduler.information).toContainText(words, { useInnerText: true });
  await scheduler.closeInformation();
  await visit.page.waitForURL('**/business/registration');
  await expect(visit.page.getByText('Designation is required')).toBeVisible();
  // The other refused field is marked on the next step.
  await visit.page.getByRole('button', { name: 'Next', exact: true }).click();
  await visit.page.waitForURL('**/business/company');
  await expect(visit.page.getByText('City is required')).toBeVisible();
});

test('an email address already registered is reported on Submit and again at step 1', async () => {
  const draft = await makeDraft(server().url);
  const other = await makeDraft(server().url, { category: 'Fragrance', subCategories: ['Home fragrance'] });
  await expect(
    registerElsewhere(server().url, other, other.meetings, draft.registration.email),
  ).resolves.toMatchObject({ status: 201 });
  const { visit, scheduler } = await openDraft('desktop', draft);
  visit.expectErrors(REFUSED);
  await scheduler.press(scheduler.submit);
  await expect(scheduler.information).toBeVisible();
  const sentence = /^A new registration could not be made with this email address\./;
  await expect(scheduler.information.getByText(sentence)).toBeVisible();
  await scheduler.closeInformation();
  await visit.page.waitForURL('**/business/registration');
  await expect(visit.page.getByText(sentence)).toBeVisible();
  const email = visit.page.getByLabel('Email', { exact: true });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(async () => (await readDraft(visit.page)).selectedMeetingSlots).toEqual(draft.meetings);

  // With another address the journey continues with all choices kept.
  await email.fill(`other.${draft.registration.email}`);
  await visit.page.getByRole('button', { name: 'Next', exact: true }).click();
  await visit.page.waitForURL('**/business/company');
  await visit.page.goto('/business/schedule');
  await scheduler.press(scheduler.submit);
  await expect(scheduler.success).toBeVisible();
});
