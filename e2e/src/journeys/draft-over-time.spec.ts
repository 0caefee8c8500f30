// A draft over time: Back and Forward, two tabs, going offline between steps, and moving into a new edition.

import { mainly, openPage } from '../fixtures/browser.ts';
import { makeDraft, readDraft } from '../fixtures/draft.ts';
import { readPart } from '../fixtures/draft-parts.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { useServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { CompanyPage } from '../pages/company-page.ts';
import { CONTACT, ContactPage } from '../pages/contact-page.ts';
import { FailureSchedulePage } from '../pages/failure-schedule-page.ts';

const server = useServer();

for (const width of mainly('phone'))
  test(`on a ${width} two tabs synchronise each field, and the last edit wins`, async () => {
    const { page } = await openPage(server().url, width);
    const first = new ContactPage(page, width);
    await first.open();
    const other = await page.context().newPage();
    const second = new ContactPage(other, width);
    await second.open();
    await first.fill();
    await expect.poll(() => second.companyName.inputValue()).toBe(await first.companyName.inputValue());
    // The last one: a tab stores its edit beside what it has received.
    await expect.poll(() => second.size(CONTACT.companySize).isChecked()).toBe(true);
    await second.designation.fill('Owner');
    await expect.poll(() => first.designation.inputValue()).toBe('Owner');
    await first.designation.fill('Director');
    await expect.poll(() => second.designation.inputValue()).toBe('Director');
    await first.goOn();
    const company = new CompanyPage(page, width);
    await company.fill();
    await second.name.fill('Amira Binti Rahman');
    await expect
      .poll(() => readPart(page, 'businessRegistration'))
      .toMatchObject({ name: 'Amira Binti Rahman' });
    await company.goOn();
    await expect
      .poll(() => readPart(page, 'businessRegistration'))
      .toMatchObject({
        name: 'Amira Binti Rahman',
        designation: 'Director',
        city: 'Kuala Lumpur',
      });
    await other.close();
  });

for (const width of mainly('phone'))
  test(`on a ${width} the next steps open offline once something has been typed`, async () => {
    const { page, expectErrors } = await openPage(server().url, width);
    expectErrors(CALL_FAILED);
    expectErrors(/ERR_INTERNET_DISCONNECTED|live/);
    const contact = new ContactPage(page, width);
    await contact.open();
    const prefetched = page.waitForResponse(/\/api\/categories\/\d+\/subcategories/);
    await contact.fill();
    await prefetched;
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('thank-you-route')),
    );
    await page.context().setOffline(true);
    await contact.goOn();
    const company = new CompanyPage(page, width);
    await company.fill();
    await company.goOn();
    await expect(page.getByRole('heading', { level: 1, name: 'Interest' })).toBeVisible();
    await page.context().setOffline(false);
  });

for (const width of mainly('phone'))
  test(`on a ${width} a draft of the previous edition is moved into the next one and can be submitted`, async () => {
    const draft = await makeDraft(server().url, { companies: 2 });
    const { page, expectErrors } = await openPage(server().url, width);
    expectErrors(CALL_FAILED);
    const scheduler = new FailureSchedulePage(page, width);
    await scheduler.openDraft(draft);
    await expect(scheduler.counter(2, 2)).toBeVisible();
    const url = page.url();
    const before = (await readDraft(page)).draftEdition;
    await server().kill();
    // The other journeys are over: nobody needs the time before.
    await server().restart('2026-06-06T02:00:00Z');
    await page.goto(url);
    await expect(page.getByText(/This is a new edition of the exhibition/)).toBeVisible();
    await page.waitForURL('**/business/exhibitor-matching');
    const now = await readDraft(page);
    expect(now.draftEdition).not.toBe(before);
    expect(now.selectedExhibitors ?? []).toEqual([]);
    expect(now.selectedMeetingSlots ?? []).toEqual([]);
    const [interest] = now.selectedInterests as { subCategory: string; subCategoryId: number }[];
    expect(interest?.subCategory).toBe('Barrier creams');
    expect(interest?.subCategoryId).not.toBe(draft.interests[0]?.subCategoryId);
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(page.getByText(/This is a new edition of the exhibition/)).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Select, / })
      .first()
      .click();
    await scheduler.press(page.getByRole('button', { name: 'Schedule meeting', exact: true }));
    await scheduler.takeFreeHour();
    await scheduler.press(scheduler.submit);
    await expect(scheduler.success).toBeVisible();
  });
