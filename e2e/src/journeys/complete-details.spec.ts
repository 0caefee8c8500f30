// People from a ticketing system: imported with partial data, asked for the rest, and completed by the emailed link.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { DETAILS_PATH } from '@visavis/contract/page-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage } from '../fixtures/browser.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { CompanyPage } from '../pages/company-page.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { ImportPage } from '../pages/import-page.ts';

const world = useSharedMailedServer();

const ADDRESS = 'siti@kenari.example';
const NAME = 'Siti binti Ahmad';
const LIST = [
  '"Order #","First Name","Last Name","Email","Ticket Type","Job Title","Company","Cell Phone","Home Country","Attendee Status"',
  `"100001","Siti","binti Ahmad","${ADDRESS}","Trade visitor","Owner","Cantik Sdn Bhd","+60 12 345 6701","MY","Attending"`,
  '"100002","Sukarno","","sukarno@kenari.example","Trade visitor","Director","PT Indah","+62 812 0000 001","ID","Attending"',
  '"100002","Info","Requested","sukarno@kenari.example","Trade visitor","Info Requested","Info Requested","Info Requested","","Attending"',
].join('\n');

test("a list without the form's fields is imported, and a person completes the rest on a phone", async () => {
  const { server, mail } = world();
  const { page } = await openPage(server.url, 'desktop');
  await letIn(page, server);
  // A write names the edition shown, which the page must know first.
  const editions = page.waitForResponse(/\/api\/editions(\?|$)/);
  await page.goto(`${DASHBOARD_PATHS.businessMatching}/import`);
  await (await editions).finished();
  const imports = new ImportPage(page);
  await imports.dropFile('attendees.csv', LIST);
  await expect(imports.bar.getByText('2 of 3 rows can be imported')).toBeVisible();
  await imports.bar.getByRole('checkbox', { name: /^These people have agreed/ }).check();
  await imports.apply.click();
  await expect(page.getByText('2 people registered, 0 meetings.')).toBeVisible();

  await page.getByRole('link', { name: 'See people whose details are missing' }).click();
  await page.getByRole('checkbox', { name: `Select ${NAME}` }).check();
  await page.getByRole('button', { name: 'Ask for details', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Ask one person for their details?' });
  await question.getByRole('button', { name: 'Ask for details', exact: true }).click();
  await expect(page.getByText('One person was asked for their details.')).toBeVisible();
  await page.getByRole('link', { name: NAME, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(page.getByText(/^Missing: .*Company Size.*City/)).toBeVisible();

  const { mail: letter } = await mail.messageTo(ADDRESS, /^Please complete your details, /);
  const [link = ''] = /http:\S+/.exec(letter.text ?? '') ?? [];
  expect(link).toContain(`${DETAILS_PATH}?key=`);
  await completeOnPhone(server.url, link);

  await page.reload();
  await expect(page.getByText('Jalan Telawi', { exact: false }).first()).toBeVisible();
  await expect(page.getByText(/^Missing: /)).toHaveCount(0);
});

/** Data from the list is prefilled. */
async function completeOnPhone(origin: string, link: string): Promise<void> {
  const { page } = await openPage(origin, 'phone');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Complete your details' })).toBeVisible();
  const contact = new ContactPage(page, 'phone');
  await expect(contact.designation).toHaveValue('Owner');
  await expect(contact.email).toHaveValue(ADDRESS);
  await expect(contact.email).not.toBeEditable();
  await contact.press(contact.next);
  await expectNoAxeViolations(page);
  await expectToFit(page);
  await contact.companyNature.fill('Retail');
  await contact.press(page.getByText('11-50', { exact: true }));
  await contact.press(contact.next);

  const company = new CompanyPage(page, 'phone');
  await company.fill({ addressLine1: '18 Jalan Telawi', city: 'Kuala Lumpur' });
  await company.press(company.button('Save my details'));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thank you, your details are complete' }),
  ).toBeVisible();
  await company.press(page.getByRole('link', { name: 'Open my schedule' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Your schedule' })).toBeVisible();
}
