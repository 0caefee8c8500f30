// 'Uploaded Documents': drawing, downloads, the presses that a decision takes, and document requests.
import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type VisitOptions, type Width } from '../fixtures/browser.ts';
import { pdfSaying } from '../fixtures/documents.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { applyOver } from '../fixtures/hosted-buyer.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { createOrganisers, type Role } from '../fixtures/organiser.ts';
import { countPresses } from '../fixtures/presses.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { DocumentUploadPage } from '../pages/document-upload-page.ts';
import { HostedBuyersPage } from '../pages/hosted-buyers-page.ts';

const started = useSharedMailedServer();
const COMPANY = 'Kenari Beauty Retail';
const BUYER = 'Amira Rahman';
const NEXT = 'Bo Lindqvist';
const CERTIFICATE_FILE = {
  name: 'stamped.pdf',
  mimeType: 'application/pdf',
  buffer: pdfSaying('Certificate with a stamp'),
};
const CARD = /business-card\.png/;
const DOCUMENTS = 3;
const MOST_PRESSES = 3;

test.beforeAll(async () => {
  const { server } = started();
  await createOrganisers(server);
  for (const name of [NEXT, BUYER]) await applyOver(server, { name, company: COMPANY });
});

interface Visitor extends VisitOptions {
  role?: Role;
  name?: string;
}

async function visit(width: Width, { role = 'admin', name = COMPANY, ...options }: Visitor = {}) {
  const { server } = started();
  const opened = await openPage(server.url, width, options);
  await letIn(opened.page, server, role);
  const hosted = new HostedBuyersPage(opened.page, width);
  await hosted.open(name);
  return { ...opened, hosted };
}

/** Presses Download Document and waits for the download, in whichever tab it starts. */
async function takeDownload(hosted: HostedBuyersPage): Promise<Download> {
  const context = hosted.page.context();
  const taken = new Promise<Download>((resolve) => {
    hosted.page.once('download', resolve);
    context.once('page', (tab) => tab.once('download', resolve));
  });
  await hosted.press(hosted.download);
  return taken;
}

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test(`the download is above the decisions on a laptop; pictures and PDFs are drawn, a download is a file, and the ${DOCUMENTS} documents of an applicant are seen and decided on in ${MOST_PRESSES} presses`, async () => {
      const { page, hosted } = await visit(width);
      await hosted.openDocuments(BUYER);
      const presses = await countPresses(page);
      await expect(hosted.picture.and(page.getByRole('img', { name: CARD }))).toBeVisible();
      for (const [innerWidth, innerHeight] of [
        [1440, 900],
        [1366, 768],
      ] as const) {
        await page.setViewportSize({ width: innerWidth, height: innerHeight });
        await expect
          .poll(async () => {
            const download = await hosted.download.boundingBox();
            const decision = await hosted.documents.getByRole('button', { name: 'Approve' }).boundingBox();
            return (download?.y ?? Infinity) + (download?.height ?? 0) < (decision?.y ?? 0);
          })
          .toBe(true);
      }
      await expect.poll(() => hosted.hasInk(), { timeout: 10_000 }).toBe(true);
      await page.keyboard.press('ArrowRight');
      await expect(hosted.position(2, DOCUMENTS)).toBeVisible();
      await expect.poll(() => hosted.hasInk(), { timeout: 15_000 }).toBe(true);
      await expect(hosted.documents.getByText('Page 1 of 1', { exact: true })).toBeVisible();
      const before = await presses();
      await hosted.press(hosted.button('Enlarge'));
      await expectNoAxeViolations(page);
      await hosted.press(hosted.button('Enlarge'));
      const file = await takeDownload(hosted);
      expect(file.suggestedFilename()).toBe('company-certificate.pdf');
      await expect(readFile(await file.path())).resolves.toEqual(pdfSaying('Certificate of incorporation'));
      expect(hosted.page.url()).toContain(HostedBuyersPage.path);
      const looking = (await presses()) - before;
      await page.keyboard.press('ArrowRight');
      await expect(hosted.position(3, DOCUMENTS)).toBeVisible();
      await expect(hosted.picture.first()).toBeVisible();
      // Blocked until the applicant has been in view for a moment.
      await expect(
        hosted.documents.locator('button[aria-keyshortcuts=A]:not([aria-disabled])'),
      ).toBeVisible();
      await page.keyboard.press('a');
      await expect(hosted.documents.getByRole('heading', { name: NEXT })).toBeVisible();
      await expect.poll(async () => (await presses()) - looking).toBe(MOST_PRESSES);
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await expect(hosted.documents).toBeHidden();
      // The dialog was opened there.
      await expectFocusOn(hosted.row(BUYER).getByRole('button', { name: /documents of/ }));
      await expect(
        hosted
          .row(BUYER)
          .getByText(/^(Approved|Email Sent)$/)
          .first(),
      ).toBeVisible();
    });
  });

test('a document is requested by email, handed in through the link on a phone, and opened by the organiser', async () => {
  const { server, mail } = started();
  const name = 'Nurul Asked';
  const applicant = await applyOver(server, { name });
  const { hosted } = await visit('desktop', { role: 'editor', name, isFresh: true });
  await hosted.askFor(name, 'Company registration certificate', 'The stamp cannot be read.');
  const letter = await mail.messageTo(applicant.email, /^Please send us a document/);
  expect(letter.mail.text).toContain('The reason: The stamp cannot be read.');
  const link = /http:\S+key=\S+/.exec(letter.mail.text ?? '')?.[0] ?? '';

  const buyerTab = await openPage(server.url, 'phone');
  const handingIn = new DocumentUploadPage(buyerTab.page, 'phone');
  await handingIn.open(link);
  expect(buyerTab.page.url()).not.toContain('key=');
  await expect(buyerTab.page.getByText('The stamp cannot be read.', { exact: true })).toBeVisible();
  await expectNoAxeViolations(buyerTab.page);
  await expectToFit(buyerTab.page);
  const letterhead = { name: 'stamp.docx', mimeType: 'application/msword', buffer: Buffer.from('words') };
  await handingIn.documents.drop(handingIn.documents.zone, [CERTIFICATE_FILE, letterhead]);
  await handingIn.press(handingIn.send);
  await expect(handingIn.documents.leftOut.getByText('stamp.docx', { exact: true })).toBeVisible();
  await handingIn.documents.leftOut.getByRole('button', { name: 'Send without it' }).click();
  await expectFocusOn(handingIn.thanks);
  await buyerTab.page.reload();
  await expect(buyerTab.page.getByRole('heading', { name: 'Already handed in' })).toBeVisible();

  // The row updates without a reload, and the file appears among the others.
  await expect(hosted.row(name).getByText('Company registration certificate: handed in')).toBeVisible();
  await hosted.openDocuments(name);
  await hosted.show(4, 4);
  await expect(hosted.documents.getByRole('button', { name: /stamped\.pdf .*Open now$/ })).toBeVisible();
  await expect.poll(() => hosted.hasInk(), { timeout: 15_000 }).toBe(true);
  await expect(hosted.documents.getByText('The stamp cannot be read.', { exact: true })).toBeVisible();
});
