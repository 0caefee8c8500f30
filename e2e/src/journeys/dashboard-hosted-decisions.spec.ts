// Hosted Buyer Program: approve, reject and delete with their emails, and whether the mailed link still works.
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { applyOver, hostedLinkOf } from '../fixtures/hosted-buyer.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { HostedBuyersPage } from '../pages/hosted-buyers-page.ts';

const started = useMailedServer();
const NO_MAILBOX = '550 no such mailbox here';
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

describe.each(mainly('desktop'))('on a %s', (width) => {
  it('an approval whose email is refused is sent again and then opens the booking; deleting ends the link without a reload', async () => {
    const { server, mail } = started();
    const { name, email, registrationId } = await applyOver(server, { name: `Hyejin Seo ${width}` });
    const { page, hosted } = await visit(width, name);
    expect(await hosted.openActions(name)).toEqual(['Approve', 'Reject', 'Delete']);
    mail.refuse(NO_MAILBOX);
    try {
      await hosted.press(hosted.action('Approve', name));
      await hosted.notice('The application is approved. The email is being sent.').waitFor();
      await hosted.rowIn(name, 'Approved').waitFor();
      await hosted
        .row(name)
        .getByText(/^The email failed: .*no such mailbox here/)
        .waitFor({ timeout: 10_000 });
    } finally {
      mail.refuse(null);
    }
    const release = mail.hold();
    await hosted.press(hosted.sendAgain(name));
    await hosted.rowIn(name, 'Approved').getByText('Sending', { exact: true }).waitFor();
    await expect.poll(() => hosted.openActions(name)).toEqual(['Reject', 'Delete']);
    release();
    await hosted.rowIn(name, 'Email Sent').waitFor({ timeout: 10_000 });
    expect(await hosted.row(name).getByText('The email failed').count()).toBe(0);
    expect(await hosted.openActions(name)).toEqual(['Delete']);
    // Both actions are disabled now, even when pressed.
    await hosted.pressDisabled(hosted.action('Approve', name));
    await hosted.pressDisabled(hosted.action('Reject', name));
    expect(await hosted.rejection(name).count()).toBe(0);
    // One that the application was received, and one that it was approved.
    const letter = await mail.messageTo(email, /^You are a hosted buyer/);
    expect(mail.messages.filter(({ recipients }) => recipients.includes(email))).toHaveLength(2);
    const buyer = await openPage(server.url, width);
    buyer.expectErrors(CALL_FAILED);
    await buyer.page.goto(hostedLinkOf(letter));
    await buyer.page.getByRole('heading', { level: 1, name: 'Book your stay' }).waitFor();
    await buyer.page.waitForURL((url) => !url.searchParams.has('key'));

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
    await buyer.page.goto(hostedLinkOf(letter));
    await buyer.page.getByText(UNKNOWN_LINK).first().waitFor();
    const kept = 'select 1 from document where registration_id = $1 and storage_name is not null';
    expect(await server.query(kept, [registrationId])).toEqual([]);
  });

  it('a rejection is taken back within its seconds; once it is mailed, another email changes the decision', async () => {
    const { server, mail } = started();
    const { name, email } = await applyOver(server, { name: `Mei Chen ${width}` });
    const { page, hosted } = await visit(width, name);
    await hosted.press(hosted.action('Reject', name));
    await hosted.rejection(name).waitFor();
    await expectNoAxeViolations(page);
    // Enter confirms.
    await page.keyboard.press('Enter');
    await hosted.notice('The application is rejected. The email leaves in 10 seconds.').waitFor();
    // Nothing slow before it: it is offered for these seconds only.
    await hosted.press(hosted.button(`Undo the rejection of ${name}`));
    await hosted.rowIn(name, 'Pending').waitFor();
    await hosted.reject(name);
    await hosted.button(`Undo the rejection of ${name}`).waitFor();
    await expectNoAxeViolations(page);
    await hosted.rowIn(name, 'Email Sent').waitFor({ timeout: 30_000 });
    expect(await hosted.openActions(name)).toEqual(['Delete']);
    await hosted
      .row(name)
      .getByText(/^Application rejected \d/)
      .waitFor();
    await expectNoAxeViolations(page);
    await mail.messageTo(email, /^About your application as a hosted buyer/);
    await hosted.press(hosted.button(`Change decision of ${name}`));
    const question = page.getByRole('alertdialog', { name: `Approve ${name}?` });
    await hosted.press(question.getByRole('button', { name: 'Approve', exact: true }));
    await mail.messageTo(email, /^You are a hosted buyer/);
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
