// Hosted Buyer Program: approve, reject and delete, each with its email, and whether the mailed link still works.
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import {
  type AppliedBuyer,
  applyOver,
  approveOver,
  bookOver,
  hostedLinkOf,
} from '../fixtures/hosted-buyer.ts';
import { payOver } from '../fixtures/hosted-money.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { HostedBuyersPage } from '../pages/hosted-buyers-page.ts';

const started = useMailedServer();
const NO_MAILBOX = '550 no such mailbox here';
const REFUSAL_SUBJECT = /^About your application as a hosted buyer/;
const BOOKING_TITLE = 'Book your stay';
const UNKNOWN_LINK = /^This link is unknown, has expired or is not yours\./;

beforeAll(() => createOrganisers(started().server));

async function visit(width: Width, search: string) {
  const { server } = started();
  const opened = await openPage(server.url, width);
  await letIn(opened.page, server);
  const hosted = new HostedBuyersPage(opened.page, width);
  await hosted.open(search);
  return { ...opened, hosted };
}

/** Approves in the browser while the mail server reads and refuses the email. @returns the link in the email */
async function approveUnmailed(hosted: HostedBuyersPage, { name, email }: AppliedBuyer): Promise<string> {
  const { mail } = started();
  mail.refuse(NO_MAILBOX);
  try {
    await hosted.press(hosted.action('Approve', name));
    await hosted.rowIn(name, 'Approved').waitFor();
    await hosted
      .row(name)
      .getByText(/^The email failed: .*no such mailbox here/)
      .waitFor({ timeout: 10_000 });
  } finally {
    mail.refuse(null);
  }
  const letter = mail.refused.find(
    ({ recipients, mail: { subject } }) => recipients.includes(email) && /^You are/.test(subject ?? ''),
  );
  if (!letter) throw new Error(`no letter to ${email}`);
  return hostedLinkOf(letter);
}

/** Opens a mailed link in a buyer's browser. */
async function openLink(link: string, width: Width) {
  const buyer = await openPage(started().server.url, width);
  buyer.expectErrors(CALL_FAILED);
  await buyer.page.goto(link);
  return buyer.page;
}

describe.each(mainly('desktop'))('on a %s', (width) => {
  it('approves: shows Email Sent only once the mail server has accepted it; its link opens the booking', async () => {
    const { server, mail } = started();
    const buyer = await applyOver(server, { name: `Hyejin Seo ${width}` });
    const { hosted } = await visit(width, buyer.name);
    expect(await hosted.openActions(buyer.name)).toEqual(['Approve', 'Reject', 'Delete']);
    const release = mail.hold();
    await hosted.press(hosted.action('Approve', buyer.name));
    await hosted.notice('The application is approved. The email is being sent.').waitFor();
    await hosted.rowIn(buyer.name, 'Approved').getByText('Sending', { exact: true }).waitFor();
    expect(await hosted.openActions(buyer.name)).toEqual(['Reject', 'Delete']);
    release();
    await hosted.rowIn(buyer.name, 'Email Sent').waitFor({ timeout: 10_000 });
    expect(await hosted.openActions(buyer.name)).toEqual(['Delete']);
    // Both actions are disabled now, even when pressed.
    await hosted.pressDisabled(hosted.action('Approve', buyer.name));
    await hosted.pressDisabled(hosted.action('Reject', buyer.name));
    expect(await hosted.rejection(buyer.name).count()).toBe(0);
    const letter = await mail.messageTo(buyer.email, /^You are a hosted buyer/);
    const letters = () => mail.messages.filter(({ recipients }) => recipients.includes(buyer.email));
    // One that the application was received, and one that it was approved.
    expect(letters()).toHaveLength(2);
    const buyerPage = await openLink(hostedLinkOf(letter), width);
    await buyerPage.getByRole('heading', { level: 1, name: BOOKING_TITLE }).waitFor();
    await buyerPage.waitForURL((url) => !url.searchParams.has('key'));
  });

  it('rejects: the refusal is mailed, without a link to any page of the buyer', async () => {
    const { server, mail } = started();
    const buyer = await applyOver(server, { name: `Mei Chen ${width}` });
    const received = await mail.messageTo(buyer.email);
    const { page, hosted } = await visit(width, buyer.name);
    await hosted.press(hosted.action('Reject', buyer.name));
    await hosted.rejection(buyer.name).waitFor();
    // Enter confirms.
    await page.keyboard.press('Enter');
    await hosted.notice('The application is rejected. The email leaves in 10 seconds.').waitFor();
    // Nothing slow before it: it is offered for these seconds only.
    await hosted.press(hosted.button(`Undo the rejection of ${buyer.name}`));
    await hosted.rowIn(buyer.name, 'Pending').waitFor();
    await hosted.reject(buyer.name);
    await hosted.button(`Undo the rejection of ${buyer.name}`).waitFor();
    await expectNoAxeViolations(page);
    await hosted.rowIn(buyer.name, 'Email Sent').waitFor({ timeout: 30_000 });
    expect(await hosted.openActions(buyer.name)).toEqual(['Delete']);
    await hosted
      .row(buyer.name)
      .getByText(/^Application rejected \d/)
      .waitFor();
    await expectNoAxeViolations(page);
    const refusals = () =>
      mail.messages.filter((message) => message !== received && message.recipients.includes(buyer.email));
    await expect.poll(() => refusals().length, { timeout: 10_000 }).toBe(1);
    const [refusal] = refusals();
    expect(refusal?.mail.subject).toMatch(REFUSAL_SUBJECT);
    const words = `${refusal?.mail.text} ${refusal?.mail.html}`;
    expect(words).not.toMatch(/key=|payment-gateway/);
    expect(
      await server.query('select 1 from access_key where registration_id = $1', [buyer.registrationId]),
    ).toEqual([]);
  });

  it('rejects an approved buyer, after confirmation: the open link stops working at once', async () => {
    const { server, mail } = started();
    const buyer = await applyOver(server, { name: `Rafael Costa ${width}` });
    const { page, hosted } = await visit(width, buyer.name);
    const link = await approveUnmailed(hosted, buyer);
    expect(await hosted.openActions(buyer.name)).toEqual(['Reject', 'Delete']);
    const buyerPage = await openLink(link, width);
    await buyerPage.getByRole('heading', { level: 1, name: BOOKING_TITLE }).waitFor();

    await hosted.press(hosted.action('Reject', buyer.name));
    await hosted.rejection(buyer.name).waitFor();
    await expectNoAxeViolations(page);
    await hosted.press(hosted.rejection(buyer.name).getByRole('button', { name: 'Cancel' }));
    await hosted.rowIn(buyer.name, 'Approved').waitFor();
    await hosted.press(hosted.action('Reject', buyer.name));
    await hosted.press(hosted.rejection(buyer.name).getByRole('button', { name: 'Reject', exact: true }));
    await hosted.rowIn(buyer.name, 'Rejected').waitFor();

    for (const address of [link, buyerPage.url()]) {
      await buyerPage.goto(address);
      await buyerPage.getByText(UNKNOWN_LINK).first().waitFor();
      expect(await buyerPage.getByRole('heading', { name: BOOKING_TITLE }).count()).toBe(0);
    }
    await expectNoAxeViolations(buyerPage);
    await hosted.rowIn(buyer.name, 'Email Sent').waitFor({ timeout: 30_000 });
    await mail.messageTo(buyer.email, REFUSAL_SUBJECT);
    // The decision can be changed, after confirmation and with another email.
    await hosted.press(hosted.button(`Change decision of ${buyer.name}`));
    const question = page.getByRole('alertdialog', { name: `Approve ${buyer.name}?` });
    await hosted.press(question.getByRole('button', { name: 'Approve', exact: true }));
    await mail.messageTo(buyer.email, /^You are a hosted buyer/);
  });

  it('a refused email is sent again from the row, with the same decision', async () => {
    const { server, mail } = started();
    const buyer = await applyOver(server, { name: `Ingrid Dahl ${width}` });
    const { hosted } = await visit(width, buyer.name);
    await approveUnmailed(hosted, buyer);
    await hosted.press(hosted.sendAgain(buyer.name));
    await hosted.rowIn(buyer.name, 'Email Sent').waitFor({ timeout: 10_000 });
    expect(await hosted.row(buyer.name).getByText('The email failed').count()).toBe(0);
    const letter = await mail.messageTo(buyer.email, /^You are a hosted buyer/);
    const buyerPage = await openLink(hostedLinkOf(letter), width);
    await buyerPage.getByRole('heading', { level: 1, name: BOOKING_TITLE }).waitFor();
  });

  it('deletes after the browser’s confirmation: row, link and documents are gone, without a reload', async () => {
    const { server, mail } = started();
    const name = `Anong Suksai ${width}`;
    const buyer = await approveOver({ server, mail }, await applyOver(server, { name }));
    const { page, hosted } = await visit(width, name);
    expect(await hosted.delete(name, 'dismiss')).toMatch(
      new RegExp(`^${name}, .+\n\nAre you sure you want to delete this hosted buyer\\?$`),
    );
    await hosted.row(name).waitFor();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await hosted.delete(name, 'accept');
    await hosted.notice('Hosted buyer deleted successfully.').waitFor();
    await page.getByText('No hosted buyers found', { exact: true }).waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await expectNoAxeViolations(page);
    const buyerPage = await openLink(buyer.link, width);
    await buyerPage.getByText(UNKNOWN_LINK).first().waitFor();
    const kept = 'select 1 from document where registration_id = $1 and storage_name is not null';
    expect(await server.query(kept, [buyer.registrationId])).toEqual([]);
  });

  it('a buyer who has paid cannot be rejected or deleted before the refund, and the reason is shown', async () => {
    const { server } = started();
    const applied = await applyOver(server, { name: `Ravi Menon ${width}` });
    const { page, hosted, expectErrors } = await visit(width, applied.name);
    expectErrors(CALL_FAILED);
    const link = await approveUnmailed(hosted, applied);
    const buyer = { ...applied, link, key: new URL(link).searchParams.get('key') ?? '' };
    await payOver(server, buyer, await bookOver(server, buyer));
    await page.reload();
    await hosted.rowIn(buyer.name, 'Approved').waitFor();
    await hosted.press(hosted.action('Reject', buyer.name));
    const question = hosted.rejection(buyer.name);
    await question
      .getByText('This buyer has paid. Please refund the payment before you reject the application.')
      .waitFor();
    expect(await question.getByRole('button', { name: 'Reject', exact: true }).count()).toBe(0);
    await hosted.press(question.getByRole('button', { name: 'Cancel', exact: true }));
    await hosted.delete(buyer.name, 'accept');
    await hosted
      .notice('This buyer has paid. Please refund the payment before you delete the application.')
      .waitFor();
    await hosted.rowIn(buyer.name, 'Approved').waitFor();
    const buyerPage = await openLink(link, width);
    await buyerPage.waitForURL((url) => url.pathname === '/hosted/interest');
  });
});

it('two organisers decide at once: the slower one does not overrule the first and sees the current state', async () => {
  const { server } = started();
  const { name } = await applyOver(server, { name: 'Tariq Al Mansouri' });
  const quick = await visit('desktop', name);
  const slow = await visit('phone', name);
  slow.expectErrors(CALL_FAILED);
  await slow.hosted.press(slow.hosted.action('Reject', name));
  await slow.hosted.rejection(name).waitFor();
  await quick.hosted.press(quick.hosted.action('Approve', name));
  await quick.hosted.rowIn(name, 'Email Sent').waitFor({ timeout: 10_000 });
  const question = slow.hosted.rejection(name);
  await slow.hosted.press(question.getByRole('button', { name: 'Reject', exact: true }));
  await slow.hosted
    .notice('This application has been changed in the meantime. Please look at it again.')
    .waitFor();
  await slow.hosted
    .row(name)
    .getByText(/^Application approved \d/)
    .waitFor();
  await expectNoAxeViolations(slow.page);
});
