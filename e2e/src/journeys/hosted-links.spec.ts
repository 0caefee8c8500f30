// A mailed link that is guessed, another buyer's or revoked opens no page and authorises no call.
import { getBooking, saveBooking } from '@visavis/contract/booking/endpoints';
import { getHostedBuyer } from '@visavis/contract/hosted-application/endpoints';
import { getHostedMeetings, saveHostedMeetings } from '@visavis/contract/hosted-meetings/endpoints';
import { rejectHostedBuyer } from '@visavis/contract/hosted-review/endpoints';
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { processPayment } from '@visavis/contract/payment/endpoints';
import { expect, it } from 'vitest';
import { openPage, type Width } from '../fixtures/browser.ts';
import { makeDraft, submissionOf } from '../fixtures/draft.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { type ApprovedBuyer, applyOver, approveOver, bookOver } from '../fixtures/hosted-buyer.ts';
import { payOver } from '../fixtures/hosted-money.ts';
import { linkTo } from '../fixtures/hosted-visit.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { openSession } from '../fixtures/organiser.ts';
import { BookingPage } from '../pages/booking-page.ts';
import { FinalMeetingsPage } from '../pages/final-meetings-page.ts';

const world = useMailedServer();

const GUESSED = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const UNKNOWN =
  'This link is unknown, has expired or is not yours. Please open the link in your latest email again.';
const OWN_PAGES = [
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

/** Opens every buyer page with this link in a new browser, and expects none to work. */
async function expectNoPage(link: ApprovedBuyer, width: Width, name: string): Promise<void> {
  const { page, expectErrors } = await openPage(world().server.url, width);
  expectErrors(CALL_FAILED);
  for (const path of OWN_PAGES) {
    await page.goto(linkTo(path, link));
    await page.getByRole('heading', { level: 1, name: 'We can’t find this page', exact: true }).waitFor();
    await page.getByText(UNKNOWN, { exact: true }).waitFor();
    expect(await page.content()).not.toContain(name);
    expect(new URL(page.url()).searchParams.has('key')).toBe(false);
  }
}

/** The status of every call that a buyer's pages make, by path. */
async function callAll(link: ApprovedBuyer, bookingId: number): Promise<Record<string, number>> {
  const { server } = world();
  const draft = await makeDraft(server.url, {
    subCategories: ['Serums and ampoules', 'Barrier creams'],
    companies: 8,
  });
  const { interests, meetings } = submissionOf(draft);
  const ids = { user_id: link.userId, company_id: link.companyId };
  const inPath = (path: string) =>
    path.replace(':userId', String(link.userId)).replace(':companyId', String(link.companyId));
  const query = new URLSearchParams({ user: String(link.userId), company: String(link.companyId) });
  const booking = {
    name: link.name,
    passportNumber: 'A55120482',
    email: link.email,
    phoneNumber: '+60123456789',
    additionalName: '',
    additionalPassport: '',
    stayingDuration: draft.edition.hosted.stays[0]?.label,
    roomType: 'Two Single Bed',
    extraNights: [],
    totalAmount: draft.edition.hosted.deposit,
  };
  const calls: [method: string, path: string, body?: object][] = [
    ['GET', `${getHostedBuyer.path}?${query}`],
    ['GET', inPath(getHostedMeetings.path)],
    ['POST', inPath(saveBooking.path), { ...booking, ...ids }],
    ['POST', saveHostedMeetings.path, { ...ids, interests, meetings }],
    ['GET', getBooking.path],
    [
      'POST',
      processPayment.path,
      { hotel_booking_id: bookingId, payment_type: 'full', payment_method: 'credit', amount: 900 },
    ],
  ];
  const statuses: Record<string, number> = {};
  for (const [method, path, body] of calls) {
    const answer = await fetch(new URL(path, server.url), {
      method,
      headers: {
        authorization: `Bearer ${link.key}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    statuses[`${method} ${path.split('?')[0]}`] = answer.status;
  }
  return statuses;
}

const callsFound = (statuses: Record<string, number>) =>
  Object.entries(statuses).filter(([, status]) => status !== 404);

it('guessed key: no page opens and every call answers 404', async () => {
  const { server } = world();
  const buyer = await approvedBuyer('Aisyah Guessed');
  const bookingId = await bookOver(server, buyer);
  for (const key of [GUESSED, buyer.key.slice(0, -1), `${buyer.key}A`])
    expect(callsFound(await callAll({ ...buyer, key }, bookingId))).toEqual([]);
  await expectNoPage({ ...buyer, key: GUESSED }, 'phone', buyer.name);
});

it('own key with another buyer’s ids: reveals nothing, not even that the ids exist', async () => {
  const { server } = world();
  const own = await approvedBuyer('Ravi Own');
  const other = await approvedBuyer('Mei Other');
  const bookingOfOther = await bookOver(server, other);
  await payOver(server, other, bookingOfOther);
  const bothIds = { ...other, key: own.key };
  await expectNoPage(bothIds, 'desktop', other.name);
  for (const swapped of [bothIds, { ...own, userId: other.userId }, { ...own, companyId: other.companyId }]) {
    // The one call without ids answers for the key's own buyer, who has no booking.
    expect(callsFound(await callAll(swapped, bookingOfOther)).map(([call]) => call)).toEqual([
      'POST /api/payments/process',
    ]);
  }
  expect(
    await server.query(
      'select 1 from payment join booking on booking.id = booking_id where registration_id = $1',
      [own.registrationId],
    ),
  ).toEqual([]);
});

it('revoked by a rejection: the link stops working, also in a browser that has stored it', async () => {
  const { server } = world();
  const buyer = await approvedBuyer('Arif Revoked');
  const { page, expectErrors } = await openPage(server.url, 'desktop');
  expectErrors(CALL_FAILED);
  const booking = new BookingPage(page);
  await page.goto(buyer.link);
  await booking.title.waitFor();
  const bookingId = await bookOver(server, buyer);
  const { token } = await openSession(server);
  const answer = await fetch(new URL(rejectHostedBuyer.path, server.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: buyer.userId, visitor_company_id: buyer.companyId }),
  });
  expect(answer.status).toBe(200);
  expect(callsFound(await callAll(buyer, bookingId))).toEqual([]);
  for (const path of [HOSTED_PATHS.booking, HOSTED_PATHS.finalMeetings]) {
    await page.goto(path);
    await page.getByText(UNKNOWN, { exact: true }).waitFor();
  }
  await expectNoPage(buyer, 'phone', buyer.name);
});

it('without a link: the list of meetings says what is missing, every other page that the link is unknown', async () => {
  const { page } = await openPage(world().server.url, 'phone');
  const final = new FinalMeetingsPage(page, 'phone');
  await page.goto(HOSTED_PATHS.finalMeetings);
  await page.getByText('User or company data not found', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Back to Home', exact: true }).waitFor();
  expect(await final.meetings.count()).toBe(0);
  for (const path of OWN_PAGES.filter((path) => path !== HOSTED_PATHS.finalMeetings)) {
    await page.goto(path);
    await page.getByText(UNKNOWN, { exact: true }).waitFor();
  }
});
