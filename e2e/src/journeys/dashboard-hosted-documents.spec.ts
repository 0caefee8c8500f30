// 'Uploaded Documents': paging, rendering, one-time downloads, access by role, and the record of views.
import { readFile } from 'node:fs/promises';
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import type { Download, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { pdfSaying } from '../fixtures/documents.ts';
import { CALL_FAILED, failCalls } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { type AppliedBuyer, applyOver, approveOver } from '../fixtures/hosted-buyer.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { createOrganisers, openSession, type Role } from '../fixtures/organiser.ts';
import { OrganiserCalls } from '../fixtures/organiser-calls.ts';
import { letIn, sharedSession } from '../fixtures/review-visit.ts';
import { DocumentUploadPage } from '../pages/document-upload-page.ts';
import { HostedBuyersPage } from '../pages/hosted-buyers-page.ts';

const started = useMailedServer();
const BUYER = 'Amira Rahman';
const CERTIFICATE_FILE = {
  name: 'stamped.pdf',
  mimeType: 'application/pdf',
  buffer: pdfSaying('Certificate with a stamp'),
};
const CARD = /business-card\.png/;
const CERTIFICATE = /company-certificate\.pdf/;
let buyer: AppliedBuyer;

beforeAll(async () => {
  await createOrganisers(started().server);
  buyer = await applyOver(started().server, { name: BUYER });
});

async function visit(width: Width, role: Role = 'admin', name = BUYER) {
  const { server } = started();
  const opened = await openPage(server.url, width);
  await letIn(opened.page, server, role);
  const hosted = new HostedBuyersPage(opened.page, width);
  await hosted.open(name);
  return { ...opened, hosted };
}

async function documentsOf({ registrationId }: AppliedBuyer): Promise<{ id: number; kind: string }[]> {
  return started().server.query<{ id: number; kind: string }>(
    'select id, kind from document where registration_id = $1 order by id',
    [registrationId],
  );
}

/** The id of the document of this kind. */
async function documentOf(of: AppliedBuyer, kind: string): Promise<number> {
  const found = (await documentsOf(of)).find((one) => one.kind === kind);
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
function statusOf(page: Page, path: string, token?: string): Promise<number> {
  return page.evaluate(
    async ([address, bearer]) => {
      const headers = bearer ? { authorization: `Bearer ${bearer}` } : undefined;
      return (await fetch(address ?? '', { ...(headers && { headers }) })).status;
    },
    [path, token],
  );
}

describe.each(mainly('desktop'))('on a %s', (width) => {
  it('pages through documents by arrows, dots and keys, and renders pictures and PDFs', async () => {
    const { page, hosted } = await visit(width);
    await hosted.openDocuments(BUYER);
    await hosted.position(1, 3).waitFor();
    await hosted.picture.and(page.getByRole('img', { name: CARD })).waitFor();
    await expect.poll(() => hosted.hasInk(), { timeout: 10_000 }).toBe(true);
    await hosted.press(hosted.documents.getByRole('button', { name: 'Next document' }));
    await hosted.position(2, 3).waitFor();
    await page.getByRole('img', { name: CERTIFICATE }).waitFor();
    await expect.poll(() => hosted.hasInk(), { timeout: 15_000 }).toBe(true);
    await hosted.documents.getByText('Page 1 of 1', { exact: true }).waitFor();
    await hosted.press(hosted.button('Enlarge'));
    await expectNoAxeViolations(page);
    await hosted.press(hosted.button('Enlarge'));
    await hosted.show(3, 3);
    await hosted.documents.getByRole('button', { name: 'Next document' }).focus();
    for (const [key, place] of [
      ['ArrowRight', 1],
      ['ArrowLeft', 3],
      ['ArrowLeft', 2],
    ] as const) {
      await page.keyboard.press(key);
      await hosted.position(place, 3).waitFor();
    }
    for (const words of ['Kenari Beauty Retail', 'Head of Buying', buyer.reference])
      await hosted.documents.getByText(words, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await hosted.documents.waitFor({ state: 'hidden' });
    await expectFocusOn(hosted.row(BUYER).getByRole('button', { name: /documents of/ }));
  });

  it('opens by the name, with Download Document in view above the decisions on a laptop', async () => {
    const { page, hosted } = await visit(width);
    for (const [innerWidth, innerHeight] of [
      [1440, 900],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width: innerWidth, height: innerHeight });
      await hosted.press(hosted.row(BUYER).getByRole('button', { name: BUYER, exact: true }));
      await hosted.picture.and(page.getByRole('img', { name: CARD })).waitFor();
      const download = await hosted.download.boundingBox();
      const decision = await hosted.documents.getByRole('button', { name: 'Approve' }).boundingBox();
      expect((download?.y ?? Infinity) + (download?.height ?? 0)).toBeLessThan(decision?.y ?? 0);
      await page.keyboard.press('Escape');
      await hosted.documents.waitFor({ state: 'hidden' });
    }
  });

  it('downloads as a file, never as a page, and the address works only once', async () => {
    const { page, hosted, expectErrors } = await visit(width);
    expectErrors(CALL_FAILED);
    await hosted.openDocuments(BUYER);
    await hosted.show(2, 3);
    // Looking at it is recorded first.
    await page.getByRole('img', { name: CERTIFICATE }).waitFor();
    const file = await takeDownload(hosted);
    expect(file.suggestedFilename()).toBe('company-certificate.pdf');
    expect(await readFile(await file.path())).toEqual(pdfSaying('Certificate of incorporation'));
    expect(new URL(file.url()).pathname).toMatch(/^\/api\/hosted\/documents\/open\/[\w-]{43,}$/);
    expect(await statusOf(page, file.url())).toBe(404);
    expect(hosted.page.url()).toContain(HostedBuyersPage.path);
    const views = await viewsOf(await documentOf(buyer, 'company-certificate'));
    expect(views[0]).toMatchObject({ way: 'download', by: 'admin@visavis.example' });
    const trail = await started().server.query<{ subject: string }>(
      `select subject from audit_entry where action = 'document.view' order by id desc limit 1`,
    );
    expect(trail[0]?.subject).toBe(`Company registration certificate of ${BUYER} (${buyer.reference})`);
    const failed = await failCalls(page, /\/documents\/\d+\/address$/, 'unreachable');
    await hosted.press(hosted.download);
    await hosted.documents.getByText('The download could not be prepared. Please try again.').waitFor();
    await expectNoAxeViolations(page);
    await failed();
  });

  it('tells editors that passports are closed to them, and fetches nothing of a passport', async () => {
    const { page, hosted } = await visit(width, 'editor');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await hosted.openDocuments(BUYER);
    await hosted.picture.waitFor();
    await hosted.show(3, 3);
    await hosted.documents.getByText('Only admins can open passports.', { exact: true }).waitFor();
    expect(await hosted.download.count()).toBe(0);
    const passport = await documentOf(buyer, 'passport');
    expect(fetched).toContain(`/api/hosted/documents/${await documentOf(buyer, 'business-card')}`);
    expect(fetched).not.toContain(`/api/hosted/documents/${passport}`);
    expect((await viewsOf(passport)).every(({ by }) => by === 'admin@visavis.example')).toBe(true);
  });

  it('reports a file that cannot be fetched or rendered, and the others stay usable', async () => {
    const { page, hosted, expectErrors } = await visit(width);
    expectErrors(CALL_FAILED);
    const recover = await failCalls(page, /\/api\/hosted\/documents\/\d+$/, 'an empty 500');
    await hosted.openDocuments(BUYER);
    await hosted.documents.getByText('The document could not be fetched. Please try again.').waitFor();
    await expectNoAxeViolations(page);
    await recover();
    await hosted.press(hosted.tryAgain);
    await expect.poll(() => hosted.hasInk(), { timeout: 10_000 }).toBe(true);
    const broken = (type: string) =>
      page.route(/\/api\/hosted\/documents\/\d+$/, (route) =>
        route.fulfill({ contentType: type, body: 'no such thing' }),
      );
    await broken('application/pdf');
    await hosted.show(2, 3);
    await hosted.documents.getByText(/^This PDF can’t be displayed/).waitFor();
    await broken('image/png');
    await hosted.show(3, 3);
    await hosted.documents.getByText(/^This picture can’t be displayed/).waitFor();
  });
});

it('a document is requested by mail, handed in through the link on a phone, and opened by the organiser', async () => {
  const { server, mail } = started();
  const name = 'Nurul Asked';
  const applicant = await applyOver(server, { name });
  const { page, hosted } = await visit('desktop', 'editor', name);
  await hosted.askFor(name, 'Company registration certificate', 'The stamp cannot be read.');
  await expectNoAxeViolations(page);
  const letter = await mail.messageTo(applicant.email, /^Please send us a document/);
  expect(letter.mail.text).toContain('The reason: The stamp cannot be read.');
  const link = /http:\S+key=\S+/.exec(letter.mail.text ?? '')?.[0] ?? '';

  const buyerTab = await openPage(server.url, 'phone');
  const handingIn = new DocumentUploadPage(buyerTab.page, 'phone');
  await handingIn.open(link);
  expect(buyerTab.page.url()).not.toContain('key=');
  await buyerTab.page.getByText('The stamp cannot be read.', { exact: true }).waitFor();
  await expectNoAxeViolations(buyerTab.page);
  await expectToFit(buyerTab.page);
  const letterhead = { name: 'stamp.docx', mimeType: 'application/msword', buffer: Buffer.from('words') };
  await handingIn.documents.drop(handingIn.documents.zone, [CERTIFICATE_FILE, letterhead]);
  await handingIn.press(handingIn.send);
  await handingIn.documents.leftOut.getByText('stamp.docx', { exact: true }).waitFor();
  await handingIn.documents.leftOut.getByRole('button', { name: 'Send without it' }).click();
  await expectFocusOn(handingIn.thanks);
  await expectNoAxeViolations(buyerTab.page);
  await expectToFit(buyerTab.page);
  await buyerTab.page.reload();
  await buyerTab.page.getByRole('heading', { name: 'Already handed in' }).waitFor();

  // The row updates without a reload, and the file appears among the others.
  await hosted.row(name).getByText('Company registration certificate: handed in').waitFor();
  await hosted.openDocuments(name);
  await hosted.show(4, 4);
  await hosted.documents.getByRole('button', { name: /stamped\.pdf .*Open now$/ }).waitFor();
  await expect.poll(() => hosted.hasInk(), { timeout: 15_000 }).toBe(true);
  await hosted.documents.getByText('The stamp cannot be read.', { exact: true }).waitFor();
  await expectNoAxeViolations(page);
});

it('no address reveals a document to anyone who may not see it', async () => {
  const { server, mail } = started();
  const own = await approveOver({ server, mail }, await applyOver(server, { name: 'Farid Own' }));
  const other = await approveOver({ server, mail }, await applyOver(server, { name: 'Hana Other' }));
  const { page, expectErrors } = await openPage(server.url, 'desktop');
  expectErrors(CALL_FAILED);
  await page.goto(HOSTED_PATHS.contact);
  const admin = (await sharedSession(server)).token;
  const gone = (await openSession(server)).token;
  const logout = await fetch(new URL('/api/logout', server.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${gone}` },
  });
  expect(logout.ok).toBe(true);
  const card = `/api/hosted/documents/${await documentOf(own, 'business-card')}`;
  const passport = `/api/hosted/documents/${await documentOf(own, 'passport')}`;
  const editor = (await sharedSession(server, 'editor')).token;
  const viewer = (await sharedSession(server, 'viewer')).token;
  const closed: [path: string, token: string | undefined][] = [
    [card, undefined],
    [card, 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    [card, own.key],
    [card, other.key],
    [card, viewer],
    [card, gone],
    [passport, editor],
    [`${card}/views`, editor],
    ['/api/hosted/documents/999999', admin],
    ['/api/hosted/documents/open/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', admin],
  ];
  for (const [path, token] of closed)
    expect([path, token, await statusOf(page, path, token)]).toEqual([path, token, 404]);
  for (const [path, token] of [
    [card, editor],
    [card, admin],
    [passport, admin],
  ] as const)
    expect(await statusOf(page, path, token)).toBe(200);

  // An unused download address stops working when the document is deleted.
  const made = await fetch(new URL(`${card}/address`, server.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}` },
  });
  const { url } = (await made.json()) as { url: string };
  const dashboard = await visit('desktop', 'admin', own.name);
  await dashboard.hosted.delete(own.name, 'accept');
  await dashboard.hosted.notice('Hosted buyer deleted successfully.').waitFor();
  for (const path of [card, passport, url]) expect(await statusOf(page, path, admin)).toBe(404);
});
