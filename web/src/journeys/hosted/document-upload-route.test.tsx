// The page of a document request link: what it shows, what a rejection keeps, and its final states.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AskedDocument } from '@visavis/contract/document-request/endpoints';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeUpload } from '../../lib/testing/fake-upload.ts';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import { HandingInRoute } from './document-upload-route.tsx';

const ASKED: AskedDocument = {
  edition: 1,
  kind: 'company-certificate',
  reason: 'The company name cannot be read.',
  state: 'asked',
  reference: 'HB-7K3M-Q2XD',
  lastDay: '2026-06-05',
  endedAt: null,
};
const HANDED_IN: AskedDocument = { ...ASKED, state: 'handed-in', endedAt: '2026-05-03T02:00:00.000Z' };

/** The server's document request; null for an unknown link. */
let asked: AskedDocument | null;

beforeEach(() => {
  asked = ASKED;
  FakeUpload.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  vi.stubGlobal('fetch', async (address: string, request?: RequestInit) => {
    if (!address.startsWith('/api/document-request')) return Response.json(demoEdition());
    const isOurs = new Headers(request?.headers).get('authorization') === 'Bearer the-key';
    if (asked && isOurs) return Response.json(asked);
    return Response.json({ code: 'resource.not-found', message: 'No.', error: 'No.' }, { status: 404 });
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function Place() {
  const { pathname, search } = useLocation();
  return <output data-testid="place">{pathname + search}</output>;
}

function open(address = '/hosted/document?key=the-key') {
  renderIn(
    <>
      <Place />
      <Routes>
        <Route path="/hosted/document" element={<HandingInRoute />} />
      </Routes>
    </>,
    { address },
  );
}

const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText(/Choose files/), files, { applyAccept: false });
const press = async () => userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
async function request(count: number): Promise<FakeUpload> {
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(count));
  const last = FakeUpload.sent.at(-1);
  if (!last) throw new Error('nothing was sent');
  return last;
}

test('shows the request and its reason, removes the key from the address, and sends the files of that kind', async () => {
  open();
  expect(await screen.findByText('The company name cannot be read.')).toBeTruthy();
  expect(screen.getByText('05 June 2026')).toBeTruthy();
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/hosted/document'));
  await choose(new File(['%PDF-1'], 'page 1.pdf'), new File(['%PDF-12'], 'page 2.pdf'));
  expect(screen.queryByRole('combobox')).toBeNull();
  await press();
  const sent = await request(1);
  expect(sent.address).toBe('POST /api/document-request/documents');
  expect(sent.headers.authorization).toBe('Bearer the-key');
  expect([...sent.form.keys()]).toEqual(['documents[0]', 'documents[1]']);
  sent.answer(201, { success: true, message: 'x', asked: HANDED_IN });
  const title = await screen.findByRole('heading', { name: 'Thank You' });
  await expect.poll(() => document.activeElement).toBe(title);
  expect(screen.getByText(/Company registration certificate, received/)).toBeTruthy();
});

test('says what is missing without a file; a rejected file shows the reason in its row and needs confirmation', async () => {
  open();
  await screen.findByLabelText(/Choose files/);
  await press();
  expect(await screen.findByText('Please upload required documents')).toBeTruthy();
  await choose(new File(['%PDF-1'], 'good.pdf'), new File(['%PDF-12'], 'locked.pdf'));
  await press();
  (await request(1)).answer(422, {
    code: 'request.invalid',
    message: 'No',
    error: 'No',
    fields: { 'documents[1]': 'This PDF is protected by a password. Please choose one without a password' },
  });
  expect(await screen.findByText(/protected by a password.*won’t be sent/)).toBeTruthy();
  await press();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'One file will not be sent' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send without it' }));
  expect([...(await request(2)).form.keys()]).toEqual(['documents[0]']);
});

test('a lost response ends as received when the files arrived, and keeps them when they did not', async () => {
  open();
  await choose(new File(['%PDF-1'], 'good.pdf'));
  await press();
  (await request(1)).fail();
  expect(await screen.findByText(/An error occurred during submission/)).toBeTruthy();
  expect(screen.getByText('good.pdf')).toBeTruthy();
  await press();
  asked = HANDED_IN;
  (await request(2)).fail();
  expect(await screen.findByRole('heading', { name: 'Already handed in' })).toBeTruthy();
});

test.each([
  [HANDED_IN, 'Already handed in', /received 3 May 2026|received 03 May 2026/],
  [
    { ...ASKED, state: 'withdrawn', endedAt: '2026-05-03T02:00:00.000Z' } as const,
    'Nothing more to do',
    /does not need this document any more: Company registration certificate/,
  ],
])('a closed request accepts nothing: %#', async (ended, title, words) => {
  asked = ended;
  open();
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByLabelText(/Choose files/)).toBeNull();
});

test.each(['/hosted/document', '/hosted/document?key=another'])(
  '%s shows the page for unknown links',
  async (address) => {
    open(address);
    expect(await screen.findByText(/This link is unknown or has expired/)).toBeTruthy();
  },
);
