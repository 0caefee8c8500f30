// Submitting an application: a failure loses nothing, a retry is the same submission, rejections appear in place.

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Edition } from '@visavis/domain/edition/schema';
import { exampleCompany, exampleVisitor } from '@visavis/domain/profile/example';
import { BUILT_IN_FACTS } from '@visavis/domain/words/programme-facts';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FairOverProvider } from '../../lib/fair-over.ts';
import { FakeUpload } from '../../lib/testing/fake-upload.ts';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { chosenFiles } from './chosen-files.ts';
import { HostedCompanyRoute } from './company-route.tsx';
import { HostedContactRoute } from './contact-route.tsx';
import { HostedThankYouRoute } from './thank-you-route.tsx';

const CONTACT = exampleVisitor();
const COMPANY = {
  ...exampleCompany(),
  companyPhoneCountry: 'MY',
  companyPhoneDigits: '378905512',
};

// Renders a whole route with its forms, which is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  chosenFiles.clear();
  FakeUpload.sent = [];
  hostedDraft.registration.write(CONTACT);
  hostedDraft.companyInfo.write(COMPANY);
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  stored = null;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/submissions/'))
      return stored ? Response.json(stored) : Response.json({ code: 'resource.not-found' }, { status: 404 });
    if (address === '/api/content/programmes') return Response.json(BUILT_IN_FACTS.en);
    return Response.json(address.includes('edition') ? { ...demoEdition(), closed } : []);
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

let closed: Edition['closed'];
afterEach(() => {
  closed = undefined;
});

/** The server's record of an application whose response was lost. */
let stored: object | null = null;

function Place() {
  return <output data-testid="place">{useLocation().pathname}</output>;
}

function open(path = '/hosted/company', isOver = false) {
  renderIn(
    <>
      <Place />
      <FairOverProvider value={isOver}>
        <Routes>
          <Route path="/hosted/company" element={<HostedCompanyRoute />} />
          <Route path="/hosted/registration" element={<HostedContactRoute />} />
          <Route path="/hosted/thank-you" element={<HostedThankYouRoute />} />
        </Routes>
      </FairOverProvider>
    </>,
    { address: path },
  );
}

const place = () => screen.getByTestId('place').textContent;
/** The button is busy until a response has been processed. */
const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
const choose = (...names: string[]) =>
  userEvent.upload(
    screen.getByLabelText(/Choose files/),
    names.map((name) => new File(['%PDF-1'], name)),
  );
async function request(count: number): Promise<FakeUpload> {
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(count));
  const last = FakeUpload.sent.at(-1);
  if (!last) throw new Error('nothing was sent');
  return last;
}
const refusal = (code: string, message: string, fields?: Record<string, string>) => ({
  error: message,
  message,
  code,
  requestId: 'r',
  ...(fields ? { fields } : {}),
});

test('sends nothing without a file, and says what is missing', async () => {
  open();
  await submit();
  expect(await screen.findByText('Please upload required documents')).toBeTruthy();
  expect(FakeUpload.sent).toHaveLength(0);
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(/Choose files/));
});

test('both steps link to Terms and Privacy, and the upload to Privacy', async () => {
  open('/hosted/registration');
  await screen.findByLabelText('Designation');
  for (const name of ['Terms', 'Privacy']) expect(screen.getAllByRole('link', { name })).toHaveLength(1);
  cleanup();
  open();
  await screen.findByLabelText('City');
  expect(screen.getAllByRole('link', { name: 'Terms' })).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: 'Privacy' })).toHaveLength(2);
});

test.each([
  ['says', COMPANY, 1],
  ['does not say', {}, 0],
])('%s that files are not kept where %o was typed before', async (_, typed, times) => {
  hostedDraft.companyInfo.write(typed);
  open();
  await screen.findByRole('button', { name: 'Submit' });
  expect(screen.queryAllByText(/files are not/)).toHaveLength(times);
});

test('shows an invalid field and missing files together', async () => {
  hostedDraft.companyInfo.write({ ...COMPANY, city: '' });
  open();
  await submit();
  expect(await screen.findByText('City is required')).toBeTruthy();
  expect(screen.getByText('Please upload required documents')).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('City'));
});

test('keeps everything after a lost response, and retries as the same submission', async () => {
  open();
  await choose('card.jpg', 'passport.png');
  await submit();
  const first = await request(1);
  expect(screen.getByText('Submitting...')).toBeTruthy();
  first.fail();
  const banner = await screen.findByText('An error occurred during submission. Please try again.');
  await waitFor(() => expect(banner.closest('[role=alert]')).toBe(document.activeElement));
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Kuala Lumpur');
  await submit();
  const second = await request(2);
  expect(second.headers['idempotency-key']).toBe(first.headers['idempotency-key']);
  expect([...second.form.keys()]).toEqual([
    'registration',
    'companyInfo',
    'kinds',
    'documents[0]',
    'documents[1]',
  ]);
  expect(JSON.parse(String(second.form.get('registration')))).toMatchObject({
    email: CONTACT.email,
    registration_type: 'hosted',
  });
  expect(JSON.parse(String(second.form.get('kinds')))).toEqual(['business-card', 'passport']);
});

test('a stored application without a response opens the Thank You page, at once or when a step is opened', async () => {
  open();
  await choose('card.jpg');
  await submit();
  stored = { registration_id: 7, reference: 'HB-7K3M-Q2XD', meetings: [], schedule_key: null };
  (await request(1)).fail();
  expect(await screen.findByText(/HB-7K3M-Q2XD/)).toBeTruthy();
  await expect.poll(() => hostedDraft.form.read()).toEqual({});
  cleanup();
  hostedDraft.form.change({ ...CONTACT, ...COMPANY });
  hostedDraft.submissionId.write('a'.repeat(32));
  open();
  expect(await screen.findByText(/HB-7K3M-Q2XD/)).toBeTruthy();
});

test('a success clears the draft and the files, and opens the Thank You page', async () => {
  open();
  await choose('card.jpg');
  await submit();
  (await request(1)).answer(201, { success: true, message: 'x', reference: 'HB-7K3M-Q2XD' });
  expect(await screen.findByText(/HB-7K3M-Q2XD/)).toBeTruthy();
  expect(place()).toBe('/hosted/thank-you');
  expect(await screen.findByText('Attend 3 business meetings a day, 12 in total.')).toBeTruthy();
  expect(screen.getByText('Join at least 2 stage programs.')).toBeTruthy();
  expect(screen.getByText(/refunded in full within about 30 days after at least 4 completed/)).toBeTruthy();
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses.filter((address) => /^mailto:|^https:\/\/wa\.me\//.test(address ?? ''))).toHaveLength(2);
  expect(hostedDraft.registration.read()).toEqual({});
  expect(hostedDraft.companyInfo.read()).toEqual({});
  expect(chosenFiles.read()).toEqual([]);
});

test('a taken email address leads to its field on step 1; the files are kept', async () => {
  open();
  await choose('card.jpg');
  await submit();
  (await request(1)).answer(409, refusal('registration.email-taken', 'This address cannot be used.'));
  expect(await screen.findByText('This address cannot be used.')).toBeTruthy();
  expect(place()).toBe('/hosted/registration');
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('card.jpg')).toBeTruthy();
});

test('a rejected file stays in its row, and is left out only when the applicant confirms', async () => {
  open();
  await choose('card.jpg', 'locked.pdf');
  await submit();
  (await request(1)).answer(422, refusal('request.invalid', 'No', { 'documents[1]': 'This PDF is locked' }));
  expect(await screen.findByText(/This PDF is locked\. This file won’t be sent/)).toBeTruthy();
  await submit();
  const asked = within(await screen.findByRole('alertdialog', { name: 'One file will not be sent' }));
  expect(asked.getByText('locked.pdf')).toBeTruthy();
  expect(asked.getByText('This PDF is locked')).toBeTruthy();
  expect(FakeUpload.sent).toHaveLength(1);
  await userEvent.click(asked.getByRole('button', { name: 'Send without it' }));
  const second = await request(2);
  expect([...second.form.keys()].filter((name) => name.startsWith('documents'))).toEqual(['documents[0]']);
});

test.each(['/hosted/registration', '/hosted/company'])('closes %s once the fair is over', async (path) => {
  open(path, true);
  await screen.findByRole('heading', { name: 'Registration is closed' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(place()).toBe(path);
});

test('says that registration has not opened yet if it opens later', async () => {
  closed = { hosted: { reason: 'later', date: '2025-04-01', minute: 540 } };
  open('/hosted/registration', true);
  await screen.findByRole('heading', { name: 'Registration is not open yet' });
});

test('sends nothing before the applicant has seen which rejected files are left out; Go back keeps everything', async () => {
  open();
  await userEvent.upload(
    screen.getByLabelText(/Choose files/),
    [new File(['%PDF-1'], 'card.jpg'), new File(['%PDF-1'], 'letter.docx'), new File([], 'passport.png')],
    { applyAccept: false },
  );
  await submit();
  const dialog = await screen.findByRole('alertdialog', { name: '2 files will not be sent' });
  const asked = within(dialog);
  for (const words of [
    'letter.docx',
    /is not a PDF, JPG or PNG/,
    'passport.png',
    /is empty/,
    /The other file goes/,
    'Your application will be missing: Passport',
  ])
    expect(asked.getByText(words)).toBeTruthy();
  const back = asked.getByRole('button', { name: 'Go back' });
  await expect.poll(() => document.activeElement).toBe(back);
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Submit' }));
  expect(FakeUpload.sent).toHaveLength(0);
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Kuala Lumpur');
  expect(chosenFiles.read()).toHaveLength(3);
  await submit();
  await userEvent.click(await screen.findByRole('button', { name: 'Send without them' }));
  const sent = await request(1);
  expect([...sent.form.keys()].filter((name) => name.startsWith('documents'))).toEqual(['documents[0]']);
});

test('also asks about a file that can no longer be read from the device', async () => {
  open();
  await choose('card.jpg', 'passport.png');
  const gone = chosenFiles.read()[1]?.file;
  Object.defineProperty(gone, 'slice', {
    value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
  });
  await submit();
  const asked = within(await screen.findByRole('alertdialog', { name: 'One file will not be sent' }));
  expect(asked.getByText('passport.png')).toBeTruthy();
  expect(FakeUpload.sent).toHaveLength(0);
});

test('shows a rejected field of this step in place', async () => {
  open();
  await choose('card.jpg');
  await submit();
  (await request(1)).answer(
    422,
    refusal('request.invalid', 'No', { 'companyInfo.website': 'Company website must be a web address' }),
  );
  expect(await screen.findByText('Company website must be a web address')).toBeTruthy();
  expect(place()).toBe('/hosted/company');
});

test('redirects to step 1 from step 2 without step 1, and from Thank You without a submission', async () => {
  hostedDraft.registration.clear();
  open();
  expect(await screen.findByText(/Step 1 of 4/)).toBeTruthy();
  cleanup();
  open('/hosted/thank-you');
  await waitFor(() => expect(place()).toBe('/hosted/registration'));
});

test('stores nothing of a file in the browser', async () => {
  open();
  await choose('my-passport-A55120482.jpg');
  await userEvent.type(screen.getByLabelText('City'), ' 2');
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Kuala Lumpur 2'));
  expect(JSON.stringify(localStorage) + JSON.stringify(sessionStorage)).not.toContain('A55120482');
});
