// The 'Uploaded Documents' dialog: one at a time, drawn but never opened as a page, with a message if not shown.
import { screen, waitFor, within } from '@testing-library/react';
import type { DocumentInfo } from '@visavis/contract/hosted-buyer/row';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import type { OpenPdf } from './open-pdf.ts';
import { documentOf, hostedRow } from './testing/hosted-fixture.ts';
import { refusal, visitHosted } from './testing/hosted-visit.tsx';

const openPdf = vi.hoisted(() => vi.fn<(content: Blob, signal: AbortSignal) => Promise<OpenPdf>>());
vi.mock('./open-pdf.ts', () => ({ openPdf }));

beforeEach(() => {
  openPdf.mockReset();
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async () => ({ width: 4, height: 3, close: () => {} })),
  );
});

const image = new Blob(['x'], { type: 'image/png' });
const three: DocumentInfo[] = [
  documentOf({ id: 31, filename: 'card.png' }),
  documentOf({ id: 32, kind: 'company-certificate', filename: 'ssm.pdf', mediaType: 'application/pdf' }),
  documentOf({ id: 33, kind: 'passport', filename: 'passport.png', mayOpen: false }),
];

async function openDocuments(documents = three, role: OrganiserRole = 'editor', answers = {}) {
  const visit = visitHosted({
    rows: [hostedRow({ documents })],
    role,
    answers: {
      'GET /api/hosted/documents/31': () => ({ body: image }),
      'GET /api/hosted/documents/32': () => ({ body: new Blob(['%PDF'], { type: 'application/pdf' }) }),
      ...answers,
    },
  });
  await visit.user.click(
    await screen.findByRole('button', { name: / (documents|application) of Amira Rahman$/ }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Uploaded Documents' }));
  return { ...visit, dialog };
}

test('shows one document at a time with kind and file name; arrows, dots and keys switch', async () => {
  const { user, dialog } = await openDocuments();
  const carousel = within(dialog.getByRole('group', { name: 'Uploaded Documents' }));
  expect(dialog.getByText('1 of 3 documents')).toBeDefined();
  expect(carousel.getByText(/^Business card, /)).toBeDefined();
  expect(await dialog.findByRole('img', { name: 'card.png' })).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Previous document' }));
  expect(dialog.getByText('3 of 3 documents')).toBeDefined();
  expect(carousel.getByText(/^Passport, /)).toBeDefined();
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByText('1 of 3 documents')).toBeDefined();
  await user.keyboard('{ArrowLeft}');
  expect(dialog.getByText('3 of 3 documents')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Show document 1' }));
  expect(dialog.getByRole('button', { name: 'Show document 1' }).getAttribute('aria-current')).toBe('true');
});

test('lists the files, marks those already opened, and links to each', async () => {
  const { user, dialog } = await openDocuments([
    documentOf({ id: 31, filename: 'card.png' }),
    documentOf({ id: 32, kind: 'company-certificate', filename: 'ssm.pdf', mediaType: 'application/pdf' }),
    documentOf({ id: 33, kind: 'passport', filename: 'passport.png', mayOpen: false }),
    documentOf({ id: 34, filename: 'old.png', seenAt: '2026-05-02T02:00:00.000Z' }),
    documentOf({ id: 35, filename: 'gone.png', isDeleted: true, mayOpen: false }),
  ]);
  openPdf.mockRejectedValue(new Error('not needed'));
  await dialog.findByRole('img', { name: 'card.png' });
  const files = within(dialog.getByRole('list', { name: 'Files' }));
  const listed = () => files.getAllByRole('button').map(({ textContent }) => textContent);
  expect(listed()).toEqual([
    'Business cardcard.pngOpen now',
    'Company registration certificatessm.pdfNot opened yet',
    'Passportpassport.pngAdmins only',
    'Business cardold.pngOpened',
    'Business cardgone.pngDeleted',
  ]);
  await user.click(files.getByRole('button', { name: /ssm\.pdf/ }));
  expect(dialog.getByText('2 of 5 documents')).toBeDefined();
  expect(listed().slice(0, 2)).toEqual([
    'Business cardcard.pngOpened',
    'Company registration certificatessm.pdfOpen now',
  ]);
});

test('ticks of the check list are kept per applicant, and gate nothing', async () => {
  const { user, dialog } = await openDocuments();
  expect(dialog.queryByRole('checkbox', { name: /^Passport valid until/ })).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'Valid and legible' }));
  expect(dialog.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: / (documents|application) of Amira Rahman$/ }));
  const reopened = within(await screen.findByRole('dialog', { name: 'Uploaded Documents' }));
  expect(reopened.getByRole<HTMLInputElement>('checkbox', { name: 'Valid and legible' }).checked).toBe(true);
  expect(reopened.getByRole<HTMLInputElement>('checkbox', { name: 'Company name agrees' }).checked).toBe(
    false,
  );
});

test('reminds an admin until which day a passport must be valid', async () => {
  const { dialog } = await openDocuments([documentOf({ kind: 'passport', filename: 'p.png' })], 'admin', {
    'GET /api/edition': () => ({ body: demoEdition() }),
  });
  expect(
    await dialog.findByRole('checkbox', { name: /^Passport valid until \d\d [A-Z][a-z]+ \d{4}$/ }),
  ).toBeDefined();
});

test('fetches a file once while the dialog is open, and removes it from the cache on close', async () => {
  const { user, dialog, made, queries } = await openDocuments();
  await dialog.findByRole('img', { name: 'card.png' });
  await user.click(dialog.getByRole('button', { name: 'Previous document' }));
  await user.click(dialog.getByRole('button', { name: 'Next document' }));
  await dialog.findByRole('img', { name: 'card.png' });
  expect(made('GET /api/hosted/documents/31')).toHaveLength(1);
  expect(queries.getQueryCache().findAll({ queryKey: ['document'] })).not.toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(queries.getQueryCache().findAll({ queryKey: ['document'] })).toHaveLength(0);
});

test('a drawn image never gets a URL', async () => {
  const addresses = vi.spyOn(URL, 'createObjectURL');
  const { dialog } = await openDocuments();
  await dialog.findByRole('img', { name: 'card.png' });
  expect(addresses).not.toHaveBeenCalled();
  expect(document.querySelector('iframe, object, embed, dialog img')).toBeNull();
  addresses.mockRestore();
});

test('a viewer sees how many there are, but cannot open any', async () => {
  const { calls } = visitHosted({
    rows: [hostedRow({ documents: [documentOf({ mayOpen: false })] })],
    role: 'viewer',
  });
  expect(await screen.findByText('1 document')).toBeDefined();
  expect(screen.queryByRole('button', { name: / (documents|application) of Amira Rahman$/ })).toBeNull();
  expect(calls.some(({ call }) => call.includes('/documents/'))).toBe(false);
});

test('does not fetch a document that an editor may not open', async () => {
  const { dialog, calls } = await openDocuments([documentOf({ kind: 'passport', mayOpen: false })], 'editor');
  expect(dialog.getByText('Only admins can open passports.')).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Download Document' })).toBeNull();
  expect(calls.some(({ call }) => call.includes('/documents/'))).toBe(false);
});

test('shows when a deleted document was deleted', async () => {
  const { dialog, calls } = await openDocuments([
    documentOf({ isDeleted: true, deletedAt: '2026-07-06T01:30:00.000Z' }),
  ]);
  expect(dialog.getByText('This document was deleted on 06 July 2026, 9.30am.')).toBeDefined();
  expect(calls.some(({ call }) => call.includes('/documents/'))).toBe(false);
});

test('reports a file that is not a valid image', async () => {
  vi.stubGlobal('createImageBitmap', async () => {
    throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
  });
  const { dialog } = await openDocuments();
  expect(
    await dialog.findByText('This picture can’t be displayed. Download it to open it elsewhere.'),
  ).toBeDefined();
});

test('shows a PDF page by page', async () => {
  const drawn: number[] = [];
  const close = vi.fn();
  openPdf.mockResolvedValue({
    pageCount: 3,
    draw: async (page) => {
      drawn.push(page);
    },
    close,
  });
  const { user, dialog } = await openDocuments();
  await user.click(dialog.getByRole('button', { name: 'Next document' }));
  expect(await dialog.findByText('Page 1 of 3')).toBeDefined();
  const previous = dialog.getByRole('button', { name: 'Previous page' });
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  await user.click(dialog.getByRole('button', { name: 'Next page' }));
  expect(dialog.getByText('Page 2 of 3')).toBeDefined();
  expect(await dialog.findByRole('img', { name: 'Page 2 of 3 of ssm.pdf' })).toBeDefined();
  await waitFor(() => expect(drawn).toEqual([1, 2]));
  await user.click(dialog.getByRole('button', { name: 'Next document' }));
  expect(close).toHaveBeenCalled();
});

test('reports a PDF that cannot be displayed', async () => {
  openPdf.mockRejectedValue(new Error('Invalid PDF structure.'));
  const { user, dialog } = await openDocuments();
  await user.click(dialog.getByRole('button', { name: 'Next document' }));
  expect(
    await dialog.findByText('This PDF can’t be displayed. Download it to open it elsewhere.'),
  ).toBeDefined();
});

test('aborts loading a PDF when another document is shown', async () => {
  openPdf.mockReturnValue(new Promise(() => {}));
  const { user, dialog } = await openDocuments();
  await user.click(dialog.getByRole('button', { name: 'Next document' }));
  await waitFor(() => expect(openPdf).toHaveBeenCalled());
  const signal = openPdf.mock.calls[0]?.[1];
  expect(signal?.aborted).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Next document' }));
  expect(signal?.aborted).toBe(true);
});

test('reports a failed fetch, and retries on "Try again"', async () => {
  let isDown = true;
  const { user, dialog } = await openDocuments(three, 'editor', {
    'GET /api/hosted/documents/31': () =>
      isDown ? refusal(503, 'server.unavailable', 'The files rest.') : { body: image },
  });
  expect(await dialog.findByText('The files rest.')).toBeDefined();
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('img', { name: 'card.png' })).toBeDefined();
});

test('Download Document opens the single-use URL made for it', async () => {
  const opened: { href: string; target: string; rel: string }[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push({ href: this.getAttribute('href') ?? '', target: this.target, rel: this.rel });
  });
  const { user, dialog } = await openDocuments(three, 'editor', {
    'POST /api/hosted/documents/31/address': () => ({
      body: { url: '/api/hosted/documents/open/once', expiresInSeconds: 60 },
    }),
  });
  await user.click(dialog.getByRole('button', { name: 'Download Document' }));
  await waitFor(() =>
    expect(opened).toEqual([
      { href: '/api/hosted/documents/open/once', target: '_blank', rel: 'noopener noreferrer' },
    ]),
  );
  click.mockRestore();
});

test('has fallback messages for a file and a download if the server gives none', async () => {
  const silent = () => ({ status: 502, body: '' });
  const { user, dialog } = await openDocuments(three, 'editor', {
    'GET /api/hosted/documents/31': silent,
    'POST /api/hosted/documents/31/address': silent,
  });
  expect(await dialog.findByText('The document could not be fetched. Please try again.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Download Document' }));
  expect(await dialog.findByText('The download could not be prepared. Please try again.')).toBeDefined();
});

test('reports a failed download', async () => {
  const { user, dialog } = await openDocuments();
  await user.click(dialog.getByRole('button', { name: 'Download Document' }));
  expect(await dialog.findByText('POST /api/hosted/documents/31/address')).toBeDefined();
});

test('shows the applicant beside the documents, and an invalid website as text', async () => {
  const visit = visitHosted({ rows: [hostedRow({ website: 'javascript:alert(1)' })] });
  await visit.user.click(
    await screen.findByRole('button', { name: / (documents|application) of Amira Rahman$/ }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Uploaded Documents' }));
  expect(dialog.getByText('Head of buying')).toBeDefined();
  expect(dialog.getByText('Accepted terms').nextElementSibling?.textContent).toBe('Version 2026-01');
  expect(dialog.getByText('HB-7K3M-Q2XD')).toBeDefined();
  expect(dialog.getByText('01 May 2026, 10.00am')).toBeDefined();
  expect(dialog.getByText('javascript:alert(1)').closest('a')).toBeNull();
  expect(dialog.getByRole('link', { name: 'amira@kenari.example' })).toBeDefined();
});
