// Every step of a registration can be finished on the lowest screen, with text of twice the size, and in forced colours.

import { openPage } from '../fixtures/browser.ts';
import { addressIn, expectUsableInAllWays, WALKED_WAYS } from '../fixtures/low-screens.ts';
import { useServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { CompanyPage } from '../pages/company-page.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { InterestPage } from '../pages/interest-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';
import { SchedulePage } from '../pages/schedule-page.ts';
import { ThankYouPage } from '../pages/thank-you-page.ts';

const server = useServer();

for (const [name, prepare] of WALKED_WAYS)
  test(`a visitor registers ${name}`, async () => {
    const { page } = await openPage(server().url, 'phone');
    await prepare(page);
    const contact = new ContactPage(page, 'phone');
    await contact.open();
    await expectUsableInAllWays(page);
    await contact.fill({ email: addressIn(name) });
    await contact.goOn();
    const company = new CompanyPage(page, 'phone');
    await company.fill();
    await expectUsableInAllWays(page);
    await company.goOn();
    const interest = new InterestPage(page, 'phone');
    await interest.choose();
    await expectUsableInAllWays(page);
    await interest.goOn();
    const matching = new MatchingPage(page, 'phone');
    await matching.selectFree(2);
    await expectUsableInAllWays(page);
    await matching.goOn();
    const schedule = new SchedulePage(page, 'phone');
    await schedule.bookAll(2);
    await expectUsableInAllWays(page);
    await schedule.send();
    await expect(new ThankYouPage(page, 'phone').success(2)).toBeVisible();
  });
