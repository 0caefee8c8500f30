// 'Uploaded Documents': rendering, one-time downloads with a record of views, and document requests.
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type VisitOptions, type Width } from '../fixtures/browser.ts';
import { pdfSaying } from '../fixtures/documents.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { type AppliedBuyer, applyOver } from '../fixtures/hosted-buyer.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { createOrganisers, type Role } from '../fixtures/organiser.ts';
import { OrganiserCalls } from '../fixtures/organiser-calls.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { DocumentUploadPage } from '../pages/document-upload-page.ts';
import { HostedBuyersPage } from '../pages/hosted-buyers-page.ts';

const started = useSharedMailedServer();
const BUYER = 'Amira Rahman';
const CERTIFICATE_FILE = {
  name: 'stamped.pdf',
  mimeType: 'application/pdf',
  buffer: pdfSaying('Certificate with a stamp'),
};
const CARD = /business-card\.png/;
const CERTIFICATE = /company-certificate\.pdf/;
let buyer: AppliedBuyer;

test.beforeAll(async () => {
  await createOrganisers(started().server);
  buyer = await applyOver(started().server, { name: BUYER });
});

interface Visitor extends VisitOptions {
  role?: Role;
  name?: string;
}

async function visit(width: Width, { role = 'admin', name = BUYER, ...options }: Visitor = {}) {
  const { server } = started();
  const opened = await openPage(server.url, width, options);
  await letIn(opened.page, server, role);
  const hosted = new HostedBuyersPage(opened.page, width);
  await hosted.open(name);
  return { ...opened, hosted };
}

/** The id of the document of this kind. */
async function documentOf({ registrationId }: AppliedBuyer, kind: string): Promise<number> {
  const [found] = await started().server.query<{ id: number }>(
    'select id from document where registration_id = $1 and kind = $2',
    [registrationId, kind],
  );
  if (!found) throw new Error(`no ${kind}`);
  return found.id;
}

interface View {
  by: string;
  way: string;
}

async function viewsOf(id: number): Promise<View[]> {
  const calls = await OrganiserCalls.open(started().server);
  return calls.get<View[]>(`/api/hosted/documents/${id}/views`);
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

/** The status of a request that the page makes to this address. */
const statusOf = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (address) => (await fetch(address)).status, path);

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('opens by the name with the download above the decisions on a laptop, renders pictures and PDFs; a download is a file whose URL works only once', async () => {
      const { page, hosted, expectErrors } = await visit(width);
      expectErrors(CALL_FAILED);
      for (const [innerWidth, innerHeight] of [
        [1440, 900],
        [1366, 768],
      ] as const) {
        await page.setViewportSize({ width: innerWidth, height: innerHeight });
        await hosted.press(hosted.row(BUYER).getByRole('button', { name: BUYER, exact: true }));
        await expect(hosted.picture.and(page.getByRole('img', { name: CARD }))).toBeVisible();
        const download = await hosted.download.boundingBox();
        const decision = await hosted.documents.getByRole('button', { name: 'Approve' }).boundingBox();
        expect((download?.y ?? Infinity) + (download?.height ?? 0)).toBeLessThan(decision?.y ?? 0);
        await page.keyboard.press('Escape');
        await expect(hosted.documents).toBeHidden();
      }

      await hosted.openDocuments(BUYER);
      await expect.poll(() => hosted.hasInk(), { timeout: 10_000 }).toBe(true);
      await hosted.press(hosted.documents.getByRole('button', { name: 'Next document' }));
      await expect(hosted.position(2, 3)).toBeVisible();
      // Viewing it is recorded first.
      await expect(page.getByRole('img', { name: CERTIFICATE })).toBeVisible();
      await expect.poll(() => hosted.hasInk(), { timeout: 15_000 }).toBe(true);
      await expect(hosted.documents.getByText('Page 1 of 1', { exact: true })).toBeVisible();
      await hosted.press(hosted.button('Enlarge'));
      await expectNoAxeViolations(page);
      await hosted.press(hosted.button('Enlarge'));
      const file = await takeDownload(hosted);
      expect(file.suggestedFilename()).toBe('company-certificate.pdf');
      await expect(readFile(await file.path())).resolves.toEqual(pdfSaying('Certificate of incorporation'));
      expect(new URL(file.url()).pathname).toMatch(/^\/api\/hosted\/documents\/open\/[\w-]{43,}$/);
      await expect(statusOf(page, file.url())).resolves.toBe(404);
      expect(hosted.page.url()).toContain(HostedBuyersPage.path);
      const views = await viewsOf(await documentOf(buyer, 'company-certificate'));
      expect(views[0]).toMatchObject({ way: 'download', by: 'admin@visavis.example' });
      const trail = await started().server.query<{ subject: string }>(
        `select subject from audit_entry where action = 'document.view' order by id desc limit 1`,
      );
      expect(trail[0]?.subject).toBe(`Company registration certificate of ${BUYER} (${buyer.reference})`);
      await page.keyboard.press('Escape');
      await expect(hosted.documents).toBeHidden();
      await expectFocusOn(hosted.row(BUYER).getByRole('button', { name: /documents of/ }));
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
