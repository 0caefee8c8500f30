// An emailed link that is guessed, another buyer's or revoked opens no page; the server's tests cover the calls.
import { rejectHostedBuyer } from '@visavis/contract/hosted-buyer/endpoints';
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { openPage, type Width } from '../fixtures/browser.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { type ApprovedBuyer, applyOver, approveOver, bookOver } from '../fixtures/hosted-buyer.ts';
import { payOver } from '../fixtures/hosted-money.ts';
import { linkTo } from '../fixtures/hosted-visit.ts';
import { openSession } from '../fixtures/organiser.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { BookingPage } from '../pages/booking-page.ts';

const world = useSharedMailedServer();

const GUESSED = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const UNKNOWN =
  'This link is unknown, has expired or is not yours. Please open the link in your latest email again.';
const OWN_PAGES: (typeof HOSTED_PATHS)[keyof typeof HOSTED_PATHS][] = [
  HOSTED_PATHS.booking,
  HOSTED_PATHS.bookingAlias,
  HOSTED_PATHS.payment,
  HOSTED_PATHS.interest,
  HOSTED_PATHS.matching,
  HOSTED_PATHS.schedule,
  HOSTED_PATHS.finalMeetings,
];

const approvedBuyer = async (name: string): Promise<ApprovedBuyer> =>
  approveOver(world(), await applyOver(world().server, { name }));

/** Opens buyer pages with this link in a new browser, and expects none to work. */
async function expectNoPage(
  link: ApprovedBuyer,
  paths: typeof OWN_PAGES,
  width: Width,
  name: string,
): Promise<void> {
  const { page, expectErrors } = await openPage(world().server.url, width);
  expectErrors(CALL_FAILED);
  for (const path of paths) {
    await page.goto(linkTo(path, link));
    await expect(
      page.getByRole('heading', { level: 1, name: 'We can’t find this page', exact: true }),
    ).toBeVisible();
    await expect(page.getByText(UNKNOWN, { exact: true })).toBeVisible();
    await expect.poll(() => page.content()).not.toContain(name);
    expect(new URL(page.url()).searchParams.has('key')).toBe(false);
  }
}

test('a guessed, missing, mismatched or revoked link opens no page, whether stored or not', async () => {
  const { server } = world();
  const other = await approvedBuyer('Mei Other');
  const buyer = await approvedBuyer('Arif Revoked');
  await payOver(server, other, await bookOver(server, other));
  await expectNoPage({ ...other, key: GUESSED }, OWN_PAGES, 'phone', other.name);
  await expectNoPage({ ...other, key: buyer.key }, [HOSTED_PATHS.interest], 'desktop', other.name);
  const { page, expectErrors } = await openPage(server.url, 'desktop');
  expectErrors(CALL_FAILED);
  await page.goto(HOSTED_PATHS.finalMeetings);
  await expect(page.getByText('User or company data not found', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home', exact: true })).toBeVisible();
  await page.goto(HOSTED_PATHS.interest);
  await expect(page.getByText(UNKNOWN, { exact: true })).toBeVisible();
  const booking = new BookingPage(page);
  await page.goto(buyer.link);
  await expect(booking.title).toBeVisible();
  const { token } = await openSession(server);
  const answer = await fetch(new URL(rejectHostedBuyer.path, server.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: buyer.userId, visitor_company_id: buyer.companyId }),
  });
  expect(answer.status).toBe(200);
  for (const path of [HOSTED_PATHS.booking, HOSTED_PATHS.finalMeetings]) {
    await page.goto(path);
    await expect(page.getByText(UNKNOWN, { exact: true })).toBeVisible();
  }
  await expectNoPage(buyer, [HOSTED_PATHS.booking], 'desktop', buyer.name);
});
