// Canary passport numbers, typed in the browser and contained in a document, are kept in no browser afterwards.
import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findSecret, type Trace } from '@visavis/server/testing/traces';
import { openPage } from '../fixtures/browser.ts';
import { pdfSaying, REQUIRED_DOCUMENTS } from '../fixtures/documents.ts';
import { applyOver, approveOver } from '../fixtures/hosted-buyer.ts';
import { payOver } from '../fixtures/hosted-money.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { BookingPage, PaymentSummaryPage } from '../pages/booking-page.ts';
import { HostedBuyersPage } from '../pages/hosted-buyers-page.ts';

const started = useSharedMailedServer();
const digits = () => String(randomInt(10_000_000, 100_000_000));
const NUMBERS = [`QX${digits()}K`, `ZW${digits()}M`] as const;
/** Not a secret: finding it proves that the search works. */
const NAME = `Canaria ${digits()}`;

/** Everything in this browser's storage, caches, history state and address. */
async function tracesOf(page: Page, owner: string): Promise<Trace[]> {
  const kept = await page.evaluate(async () => {
    const rows: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const request = database.transaction(store).objectStore(store).getAll();
        rows.push(
          await new Promise((resolve) => request.addEventListener('success', () => resolve(request.result))),
        );
      }
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(url);
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      history.state,
      location.href,
      rows,
      cached,
    ]);
  });
  return [{ where: `the browser of the ${owner}`, content: kept }];
}

test('no storage or address of a browser contains a passport number after both were processed', async () => {
  const { server } = started();
  await createOrganisers(server);
  const passport = {
    name: 'passport.pdf',
    mimeType: 'application/pdf',
    buffer: pdfSaying(`P<MYS ${NAME} ${NUMBERS.join(' ')}`),
  };
  const files = [...REQUIRED_DOCUMENTS.slice(0, 2), passport];
  const buyer = await approveOver(started(), await applyOver(server, { name: NAME, files }));

  const { page } = await openPage(server.url, 'desktop');
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto(buyer.link);
  const booking = new BookingPage(page, 'desktop');
  await booking.fillApplicant({ name: NAME, passport: NUMBERS[0] }, 0);
  await booking.fillApplicant({ name: 'Farid Rahman', passport: NUMBERS[1] }, 1);
  const whileTyping = await tracesOf(page, 'buyer who types');
  // Reloads the page, as a phone does when it is reopened.
  await page.reload();
  await expect(booking.title).toBeVisible();
  for (const place of [0, 1] as const) await expect(booking.field('Passport number', place)).toHaveValue('');
  await booking.fillApplicant({ name: NAME, passport: NUMBERS[0] }, 0);
  await booking.fillApplicant({ name: 'Farid Rahman', passport: NUMBERS[1] }, 1);
  await booking.choose('2 - 4 Jun 2026');
  await booking.choose('Two Single Bed');
  await booking.press(booking.goOn);
  await page.waitForURL((url) => url.pathname === PaymentSummaryPage.path);
  await expect(page.getByText(NAME).first()).toBeVisible();
  const shown = await page.locator('body').innerText();
  const [row] = await server.query<{ id: number }>('select id from booking where registration_id = $1', [
    buyer.registrationId,
  ]);
  await payOver(server, buyer, row?.id ?? 0);
  const buyerTraces = await tracesOf(page, 'buyer');

  // An admin opens the passport and the payment.
  const organiser = await openPage(server.url, 'desktop');
  await letIn(organiser.page, server);
  const hosted = new HostedBuyersPage(organiser.page, 'desktop');
  await hosted.open(NAME);
  await hosted.openDocuments(NAME);
  await hosted.show(3, 3);
  await expect.poll(() => hosted.hasInk(), { timeout: 15_000 }).toBe(true);
  await hosted.close(hosted.documents);
  await hosted.openPayment(NAME);

  const traces: Trace[] = [
    ...whileTyping,
    ...buyerTraces,
    ...(await tracesOf(organiser.page, 'organiser')),
    { where: 'the summary', content: shown },
    { where: 'addresses', content: addresses.join('\n') },
  ];
  for (const number of NUMBERS) expect(findSecret(traces, number)).toEqual([]);

  // The same search finds what is not secret.
  const found = findSecret(traces, NAME.replace('Canaria ', ''));
  for (const where of ['the summary', 'the browser of the buyer who types']) expect(found).toContain(where);
});
