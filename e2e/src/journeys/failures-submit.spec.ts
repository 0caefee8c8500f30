// A submission refused by the server: lost hours are named, everything else is kept, and choosing again works.
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { mainly, openPage, type Visit, type Width } from '../fixtures/browser.ts';
import { type Draft, makeDraft, readDraft, registerElsewhere } from '../fixtures/draft.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { expireHolds, untilHeld } from '../fixtures/other-visitor.ts';
import { useServer } from '../fixtures/server.ts';
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

describe.each(mainly('phone'))('on a %s', (width) => {
  it('names one lost hour, keeps the rest and lets the visitor choose again', async () => {
    const draft = await makeDraft(server().url, { companies: 3 });
    const [first, lost, last] = draft.meetings;
    if (!first || !lost || !last) throw new Error('The draft has fewer than three meetings.');
    const { visit, scheduler } = await openDraft(width, draft);
    visit.expectErrors(REFUSED);
    await expireHolds(server(), visit.page, 3);
    expect((await registerElsewhere(server().url, draft, [lost])).status).toBe(201);

    await scheduler.press(scheduler.submit);
    await scheduler.lostBanner.waitFor();
    const slot = slotName(draft.edition, lost);
    expect(await scheduler.lostBanner.innerText()).toContain('1 hour was taken before you submitted.');
    expect(await scheduler.lostBanner.innerText()).toContain('Your other 2 meetings are kept.');
    expect(await scheduler.lostBanner.getByRole('listitem').allInnerTexts()).toEqual([
      `${lost.company}, ${slot}`,
    ]);
    await expectFocusOn(scheduler.lostBanner);
    await scheduler.gridOf(lost.company).waitFor();
    await scheduler.counter(2, 3).waitFor();
    await expect.poll(() => scheduler.slot(slot).getAttribute('aria-label')).toBe(`${slot}, Unavailable`);
    expect((await readDraft(visit.page)).selectedMeetingSlots).toEqual([first, last]);
    expect(await scheduler.submit.getAttribute('aria-disabled')).toBe('true');
    expect(await countMeetings(draft)).toBe(0);

    const chosen = await scheduler.takeFreeHour();
    expect(chosen).not.toBe(slot);
    await scheduler.lostBanner.waitFor({ state: 'detached' });
    await scheduler.press(scheduler.submit);
    await scheduler.success.waitFor();
    expect(await countMeetings(draft)).toBe(3);
  });
});

it('can still register after losing the whole plan and then another hour', async () => {
  const draft = await makeDraft(server().url, { companies: 2 });
  const { visit, scheduler } = await openDraft('phone', draft);
  visit.expectErrors(REFUSED);
  await expireHolds(server(), visit.page, 2);
  expect((await registerElsewhere(server().url, draft)).status).toBe(201);
  await scheduler.press(scheduler.submit);
  await scheduler.lostBanner.waitFor();
  await scheduler.counter(0, 2).waitFor();

  // A reload loses nothing of the draft, and the taken hours stay Unavailable.
  await visit.page.reload();
  await scheduler.lostBanner.waitFor();
  const taken: string[] = [];
  for (const { company } of draft.meetings) {
    await scheduler.gridOf(company).waitFor();
    taken.push(await scheduler.takeFreeHour());
  }
  const again = (await readDraft(visit.page)).selectedMeetingSlots as Draft['meetings'];
  await expireHolds(server(), visit.page, 2);
  expect((await registerElsewhere(server().url, draft, again.slice(0, 1))).status).toBe(201);
  await scheduler.press(scheduler.submit);
  await scheduler.lostBanner.waitFor();
  // The hour that was lost is marked once the page has read the hours again.
  await expect
    .poll(() => scheduler.slot(taken[0] ?? '').getAttribute('aria-label'))
    .toBe(`${taken[0]}, Unavailable`);
  await scheduler.takeFreeHour();
  await scheduler.press(scheduler.submit);
  await scheduler.success.waitFor();
  expect(await countMeetings(draft)).toBe(2);
});

it('names the lost hours as lost by the submission, also while other words are still loading', async () => {
  const draft = await makeDraft(server().url, { companies: 2 });
  const { visit, scheduler } = await openDraft('phone', draft);
  visit.expectErrors(REFUSED);
  await expireHolds(server(), visit.page, 2);
  expect((await registerElsewhere(server().url, draft, draft.meetings.slice(0, 1))).status).toBe(201);
  await visit.page.route('**/assets/fields-*.js', async (route) => {
    await sleep(1_500);
    await route.continue();
  });
  await scheduler.press(scheduler.submit);
  // The page then holds what is left of its plan again: it must not find the lost hour by itself.
  const banner = visit.page.getByRole('alert').filter({ hasText: '1 hour' });
  expect(await banner.innerText()).toContain('1 hour was taken before you submitted.');
  await untilHeld(server(), 1);
  await sleep(2_000);
  expect(await banner.innerText()).toContain('1 hour was taken before you submitted.');
});

it('fields refused by the server lead to their steps too', async () => {
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
  await scheduler.information.waitFor();
  for (const words of [sentence, ...Object.values(fields)])
    expect(await scheduler.information.innerText()).toContain(words);
  await scheduler.closeInformation();
  await visit.page.waitForURL('**/business/registration');
  await visit.page.getByText('Designation is required').waitFor();
  // The other refused field is marked on the next step.
  await visit.page.getByRole('button', { name: 'Next', exact: true }).click();
  await visit.page.waitForURL('**/business/company');
  await visit.page.getByText('City is required').waitFor();
});

it('an email address already registered is reported on Submit and again at step 1', async () => {
  const draft = await makeDraft(server().url);
  const other = await makeDraft(server().url, { category: 'Fragrance', subCategories: ['Home fragrance'] });
  expect(
    (await registerElsewhere(server().url, other, other.meetings, draft.registration.email)).status,
  ).toBe(201);
  const { visit, scheduler } = await openDraft('desktop', draft);
  visit.expectErrors(REFUSED);
  await scheduler.press(scheduler.submit);
  await scheduler.information.waitFor();
  const sentence = /^A new registration could not be made with this email address\./;
  await scheduler.information.getByText(sentence).waitFor();
  await scheduler.closeInformation();
  await visit.page.waitForURL('**/business/registration');
  await visit.page.getByText(sentence).waitFor();
  const email = visit.page.getByLabel('Email', { exact: true });
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  expect((await readDraft(visit.page)).selectedMeetingSlots).toEqual(draft.meetings);

  // With another address the journey continues with all choices kept.
  await email.fill(`other.${draft.registration.email}`);
  await visit.page.getByRole('button', { name: 'Next', exact: true }).click();
  await visit.page.waitForURL('**/business/company');
  await visit.page.goto('/business/schedule');
  await scheduler.press(scheduler.submit);
  await scheduler.success.waitFor();
});
