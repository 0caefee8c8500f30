// The link to a visitor's schedule: unknown, and requested again.

import { MY_SCHEDULE_PATH, SCHEDULE_LINK_PATH } from '@visavis/contract/page-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { scheduleLinkOf } from '../fixtures/mailed-server.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { MySchedulePage } from '../pages/my-schedule-page.ts';
import { ScheduleLinkPage } from '../pages/schedule-link-page.ts';

const started = useSharedMailedServer();
const LINK_SUBJECT = /^The link to your schedule, /;

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('an unknown link leads to a new one by email, which opens the schedule', async () => {
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
      await linkPage.request('nobody');
      await expect(page.getByText('Email is invalid', { exact: true })).toBeVisible();
      await expectNoAxeViolations(page);

      await linkPage.request(visitor.email.toUpperCase());
      await expect(linkPage.answerOf(visitor.email.toUpperCase())).toBeVisible();
      const again = await mail.messageTo(visitor.email, LINK_SUBJECT);
      expect(again.recipients).toEqual([visitor.email]);
      await schedule.openLink(scheduleLinkOf(again));
      await schedule.standing('Oasis Attar', 'Pending');
    });
  });
