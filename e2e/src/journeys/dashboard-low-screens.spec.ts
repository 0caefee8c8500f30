// Organisers can finish every task on the shortest screen, with text at 200%, and in forced colours.

import type { Page } from '@playwright/test';
import { HOME_PATH } from '@visavis/contract/page-path';
import { openPage } from '../fixtures/browser.ts';
import { createGuests, type Guest, inTurn } from '../fixtures/desk-guests.ts';
import { applyOver } from '../fixtures/hosted-buyer.ts';
import { addressIn, expectUsable, WAYS } from '../fixtures/low-screens.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { credentialsOf, keepSession, openSession } from '../fixtures/organiser.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { actOnSelected } from '../fixtures/selection.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardFramePage } from '../pages/dashboard-frame-page.ts';
import { DeskPage } from '../pages/desk-page.ts';
import { EditionPage } from '../pages/edition-page.ts';
import { HostedBuyersPage } from '../pages/hosted-buyers-page.ts';
import { ImportPage } from '../pages/import-page.ts';
import { ReviewPage } from '../pages/review-page.ts';

const world = useMailedServer();
const EXHIBITORS = ['Oasis Attar', 'Hanari Skin Lab'];
/** One way for each walk, which together cover all ways; the deep run takes each walk in every way. */
const waysOf = (...names: string[]) => WAYS.filter(([name]) => process.env.DEEP || names.includes(name));
const FOR_VISITORS = waysOf('at 320 x 256');
const FOR_APPLICANTS = waysOf('with text of 200 %');
const AT_THE_DESK = waysOf('in forced colours');

/** Logs in through the dialog. */
async function logInBy(page: Page, path: string): Promise<DashboardFramePage> {
  const frame = new DashboardFramePage(page, 'phone');
  await frame.open(path);
  await expect(frame.login).toBeVisible();
  await expectUsable(page);
  await frame.logIn(credentialsOf('admin'));
  return frame;
}

/** Decides on both meetings of a person, and sends the email about them. */
async function decide(review: ReviewPage, name: string): Promise<void> {
  await review.openSchedule(name);
  await expectUsable(review.page);
  await review.press(review.decision('Approve'));
  await expect(review.position(2, 2)).toBeVisible();
  await review.press(review.decision('Reject'));
  await expect(review.rejection).toBeVisible();
  await expectUsable(review.page);
  await review.confirmRejection();
  await review.press(review.schedule.getByRole('button', { name: `Send Email to ${name}` }));
  await expect(review.schedule.getByText('Email Sent', { exact: true }).first()).toBeVisible();
  await expectUsable(review.page);
  await review.close(review.schedule);
}

/** The same on the person's page. */
async function decideOnPage(review: ReviewPage, name: string): Promise<void> {
  const { page } = review;
  await review.press(page.getByRole('link', { name, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectUsable(page);
  for (const exhibitor of EXHIBITORS)
    await review.press(page.getByRole('button', { name: `Approve ${exhibitor}`, exact: true }));
  await expect(page.getByText('2 of 2 decided')).toBeVisible();
  await page.goBack();
}

/** Writes to the selected people, and sends the message. */
async function writeTo(review: ReviewPage, count: number): Promise<void> {
  const { page } = review;
  await actOnSelected(page, count, 'Write');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Hall D opens earlier');
  await page.getByRole('textbox', { name: 'Text' }).fill('Dear guest');
  await expect(page.getByText(/^Saved as a draft/)).toBeVisible();
  await expectUsable(page);
  await review.press(review.button('Send the test'));
  await expect(page.getByText(/^Test accepted at/)).toBeVisible();
  const send = `Send to ${count} people`;
  await review.press(review.button(send));
  await expectUsable(page);
  await review.answerQuestion(page.getByRole('alertdialog'), send);
  await expect(page.getByRole('heading', { name: 'What was sent' })).toBeVisible();
  await expectUsable(page);
}

for (const [way, prepare] of FOR_VISITORS)
  test(`an organiser decides on visitors and writes to them ${way}`, async () => {
    const { server } = world();
    const company = `Kenari ${way}`;
    const names = [`Amira ${way}`, `Budi ${way}`] as const;
    for (const name of names) await registerOver(server, { name, company, exhibitors: EXHIBITORS });
    // It shows by itself what has been sent.
    const { page, expectErrors } = await openPage(server.url, 'phone', { isFresh: true });
    // The page left by Logout may still have requests in flight.
    expectErrors(/status of 401/);
    await prepare(page);
    const query = new URLSearchParams({ search: company });
    const frame = await logInBy(page, `${ReviewPage.path}?${query}`);
    const review = new ReviewPage(page, 'phone');
    await expect(review.rows.first()).toBeVisible();
    await expectUsable(page);
    await decide(review, names[0]);
    await decideOnPage(review, names[1]);
    for (const name of names) await review.press(page.getByRole('checkbox', { name: `Select ${name}` }));
    await expectUsable(page);
    await writeTo(review, names.length);
    await frame.showSections();
    await expectUsable(page);
    await frame.logOut();
    await frame.waitForPath(HOME_PATH);
  });

/** Views two documents, approves one applicant and rejects the other. */
async function decideOnApplicants(page: Page, way: string): Promise<void> {
  const hosted = new HostedBuyersPage(page, 'phone');
  await hosted.open(`Kenari ${way}`);
  await expectUsable(page);
  const [first, second] = [`Citra ${way}`, `Dewi ${way}`];
  await hosted.openDocuments(first);
  await expect(hosted.position(1, 3)).toBeVisible();
  await expect(hosted.picture).toBeVisible();
  await expectUsable(page);
  await hosted.press(hosted.documents.getByRole('button', { name: 'Next document' }));
  await expect(hosted.position(2, 3)).toBeVisible();
  await expectUsable(page);
  await hosted.press(hosted.documents.getByRole('button', { name: 'Approve', exact: true }));
  await hosted.close(hosted.documents);
  await expect(hosted.rowIn(first, 'Email Sent')).toBeVisible();
  await hosted.press(hosted.action('Reject', second));
  await expect(hosted.rejection(second)).toBeVisible();
  await expectUsable(page);
  await hosted.answerQuestion(hosted.rejection(second), 'Reject');
  await expect(hosted.rowIn(second, 'Rejected')).toBeVisible();
}

async function changeEdition(page: Page, way: string): Promise<void> {
  const edition = new EditionPage(page);
  await edition.open();
  await edition.field('Email for enquiries').fill(addressIn(way));
  await expect(edition.bar).toBeVisible();
  await expectUsable(page);
  await edition.save();
  await expect.poll(() => edition.field('Email for enquiries').inputValue()).toBe(addressIn(way));
}

async function importList(page: Page, way: string): Promise<void> {
  const imports = new ImportPage(page, 'phone');
  await imports.open();
  await expectUsable(page);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    imports.press(imports.drop.getByText('Choose a file', { exact: true })),
  ]);
  const list = ['Exhibitor;Stand;Land;Notes', `Terra ${way};;Norway;x`].join('\n');
  await chooser.setFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await expect(page.getByRole('heading', { name: `Which booth has Terra ${way}?` })).toBeVisible();
  await imports.openColumns();
  await expectUsable(page);
  await page.getByLabel('Booth number', { exact: true }).fill(`Z-${way.length}`);
  await page.keyboard.press('Enter');
  await expect(imports.bar.getByText('1 of 1 rows can be imported')).toBeVisible();
  await imports.press(imports.apply);
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
  await expectUsable(page);
}

for (const [way, prepare] of FOR_APPLICANTS)
  test(`an organiser reviews applications and changes the edition ${way}`, async () => {
    const { server } = world();
    for (const name of [`Citra ${way}`, `Dewi ${way}`])
      await applyOver(server, { name, company: `Kenari ${way}` });
    const { page } = await openPage(server.url, 'phone');
    await prepare(page);
    await letIn(page, server);
    await decideOnApplicants(page, way);
    await changeEdition(page, way);
    await importList(page, way);
  });

test.describe('at the fair', () => {
  const NOON = { date: '2026-06-03', day: 2, minute: 720 };
  let guests: Guest[] = [];
  const newGuest = inTurn(() => guests);
  /** An exhibitor that none of them meets. */
  let exhibitor = '';
  test.beforeAll(async () => {
    const { server } = world();
    guests = await createGuests(server, { count: AT_THE_DESK.length, ...NOON });
    const [row] = await server.query<{ name: string }>(
      'select company_name as name from exhibitor where archived_at is null order by id offset $1 limit 1',
      [AT_THE_DESK.length],
    );
    exhibitor = row?.name ?? '';
    await server.kill();
    await server.restart('2026-06-03T12:05:00+08:00');
  });

  for (const [_, prepare] of AT_THE_DESK)
    test(`the desk marks a meeting and books another ${_}`, async () => {
      const { server } = world();
      const { page } = await openPage(server.url, 'phone');
      await prepare(page);
      // Earlier sessions have expired by then.
      await keepSession(page, await openSession(server));
      const desk = new DeskPage(page);
      await desk.open();
      await expect(desk.device.getByText(/^List of /)).toBeVisible();
      await expectUsable(page);
      const guest = newGuest();
      await desk.scan(guest.reference);
      await expect(desk.result.getByText(/^Held\. /)).toBeVisible();
      await expectUsable(page);
      await desk.press(desk.result.getByRole('button', { name: 'Book a free hour' }));
      await page.getByRole('searchbox', { name: 'Exhibitor or booth' }).fill(exhibitor);
      const hours = desk.result.getByRole('button', { name: ` pm at ${exhibitor}` });
      await expect(hours.first()).toBeVisible();
      await expectUsable(page);
      await desk.press(hours.first());
      await expect(
        desk.result
          .getByRole('listitem')
          .filter({ hasText: exhibitor })
          .getByText(/Begins at/),
      ).toBeVisible();
    });
});
