// The link to a visitor's schedule: unknown, emailed after a second registration, and requested again.

import { MY_SCHEDULE_PATH, SCHEDULE_LINK_PATH } from '@visavis/contract/page-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { makeDraft } from '../fixtures/draft.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { scheduleLinkOf } from '../fixtures/mailed-server.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { FailureSchedulePage } from '../pages/failure-schedule-page.ts';
import { MySchedulePage } from '../pages/my-schedule-page.ts';
import { ScheduleLinkPage } from '../pages/schedule-link-page.ts';

const started = useSharedMailedServer();
const LINK_SUBJECT = /^The link to your schedule, /;

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('an unknown link and a second registration lead to an emailed link, with the same answer for every address', async () => {
      const { server, mail } = started();
      const { page, expectErrors } = await openPage(server.url, width);
      expectErrors(CALL_FAILED);
      const schedule = new MySchedulePage(page, width);
      for (const key of ['?key=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', '?key=', '']) {
        await page.goto(`${MY_SCHEDULE_PATH}${key}`);
        await expect(schedule.unknownLink).toBeVisible();
      }
      const visitor = await registerOver(server, { name: 'Priya Nair', exhibitors: ['Oasis Attar'] });
      await mail.messageTo(visitor.email);

      await schedule.press(page.getByRole('link', { name: 'Send me my link again', exact: true }));
      const linkPage = new ScheduleLinkPage(page, width);
      await schedule.waitForPath(SCHEDULE_LINK_PATH);
      await expectFocusOn(linkPage.heading);
      await linkPage.request('');
      await expect(page.getByText('Email is required', { exact: true })).toBeVisible();
      await expectFocusOn(linkPage.email);
      await linkPage.request('nobody');
      await expect(page.getByText('Email is invalid', { exact: true })).toBeVisible();
      await expectNoAxeViolations(page);

      const draft = await makeDraft(server.url, { companies: 1 });
      draft.registration = { ...draft.registration, email: visitor.email.toUpperCase() };
      const registering = new FailureSchedulePage(page, width);
      await registering.openDraft(draft);
      await registering.press(registering.submit);
      await expect(page.getByText(/The link to its schedule|link to (the|your)/i).first()).toBeVisible();
      await mail.messageTo(visitor.email, LINK_SUBJECT);

      await page.goto(SCHEDULE_LINK_PATH);
      const before = mail.messages.length;
      const unknown = `nobody.${width}@kenari.example`;
      for (const address of [unknown, visitor.email.toUpperCase(), visitor.email]) {
        await linkPage.request(address);
        await expect(linkPage.answerOf(address)).toBeVisible();
      }
      await expect.poll(() => mail.messages.length).toBe(before + 2);
      const again = await mail.messageTo(visitor.email, LINK_SUBJECT);
      expect(again.recipients).toEqual([visitor.email]);
      expect(mail.messages.some(({ recipients }) => recipients.includes(unknown))).toBe(false);
      await expect.poll(() => server.query("select 1 from email where recipient like 'nobody%'")).toEqual([]);
      await schedule.openLink(scheduleLinkOf(again));
      await schedule.standing('Oasis Attar', 'Pending');
      // The first registration is unchanged.
      await expect(page.getByText(`${visitor.name}, ${visitor.company}`, { exact: true })).toBeVisible();
    });
  });
