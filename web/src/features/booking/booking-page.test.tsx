// The booking form: nights, the total, passports that are never stored, and how refusals are shown.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { BookingPage } from './booking-page.tsx';
import type { BookingPhone } from './booking-props.ts';
import type { BookingDraft } from './booking-values.ts';
import {
  BOOKING,
  BUYER,
  EDITION,
  LINK,
  noAnswer,
  READING,
  refused,
  serve,
  show,
} from './testing/booking-fixture.tsx';

const PASSPORT = 'A55120482';
const READ = 'GET /api/payments/booking';
const SAVE = 'POST /api/payments/booking/5/6';

const phone: BookingPhone = {
  countries: [{ cca2: 'MY', name: 'Malaysia', flag: '', diallingCode: '+60' }],
  failed: false,
  reading: READING,
  read: (number) => ({ cca2: 'MY', digits: number.replace('+60', '') }),
  numberOf: (_cca2, digits) => (digits === '' ? '' : `+60${digits}`),
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function open(draft: BookingDraft = {}, hasBooking = false, edition = EDITION) {
  const spies = { onDraft: vi.fn(), onSaved: vi.fn(), onPricesDiffer: vi.fn() };
  show(
    <BookingPage
      edition={edition}
      buyer={{ ...BUYER, hasBooking }}
      link={LINK}
      phone={phone}
      draft={draft}
      summaryPath="/hosted/payment-card"
      {...spies}
    />,
  );
  return spies;
}

const night = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const passports = () => screen.getAllByLabelText<HTMLInputElement>('Passport number');
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
// There is one button per layout width.
const next = async () => {
  const [button] = screen.getAllByRole('button', { name: 'Continue to payment' });
  if (button) await userEvent.click(button);
};

async function fill() {
  await screen.findByRole('heading', { name: 'Stay' });
  const [passport] = passports();
  if (passport) write(passport, 'a55 120-482');
  await userEvent.click(radio('2 - 4 Jun 2025'));
  await userEvent.click(radio('Two Single Bed'));
  await userEvent.click(night(/4 Jun/));
}

test('starts from the application, with nothing chosen and the deposit as the total', async () => {
  serve({});
  open();
  expect((await screen.findAllByLabelText<HTMLInputElement>('Name'))[0]?.value).toBe('Amira Rahman');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('amira@kenari.example');
  expect(screen.getByLabelText<HTMLInputElement>('Phone Number').value).toBe('123456789');
  for (const passport of passports()) expect(passport.autocomplete).toBe('off');
  expect(screen.getAllByText('RM 900.00').length).toBeGreaterThan(1);
  expect(screen.getByText(/deposit of RM 900\.00 is refunded in full after at least 4/)).toBeTruthy();
});

test('a night that the stay covers cannot be added; changing the stay removes it and says so', async () => {
  serve({});
  open();
  await screen.findByRole('heading', { name: 'Stay' });
  await userEvent.click(radio('2 - 4 Jun 2025'));
  expect(night(/2 Jun/).disabled).toBe(true);
  expect(night(/3 Jun/).disabled).toBe(true);
  await userEvent.click(night(/4 Jun/));
  expect(screen.queryByText(/You leave the hotel between/)).toBeNull();
  await userEvent.click(night(/7 Jun/));
  screen.getByText('You leave the hotel between: there is no room for 5 Jun, 6 Jun.');
  expect(screen.getAllByText('RM 1,800.00').length).toBeGreaterThan(0);
  await userEvent.click(radio('4 - 6 Jun 2025'));
  expect(night(/4 Jun/)).toMatchObject({ checked: false, disabled: true });
  expect(night(/2 Jun/).disabled).toBe(false);
  expect(screen.getByText(/4 Jun is now part of your stay/)).toBeTruthy();
  expect(screen.getAllByText('RM 1,350.00').length).toBeGreaterThan(0);
});

test('passports are sent, but never stored in the browser', async () => {
  const sent = serve({
    [SAVE]: () => Response.json({ success: true, booking_id: 3, summary: BOOKING }),
  });
  const { onDraft, onSaved } = open();
  await fill();
  const [, second] = passports();
  const [, secondName] = screen.getAllByLabelText('Name');
  if (second && secondName) {
    write(secondName, 'Daniel Ooi');
    write(second, 'A61290157');
  }
  await next();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(BOOKING));
  expect(sent.find(({ call }) => call === SAVE)?.body).toEqual({
    name: 'Amira Rahman',
    passportNumber: PASSPORT,
    email: 'amira@kenari.example',
    phoneNumber: '+60123456789',
    additionalName: 'Daniel Ooi',
    additionalPassport: 'A61290157',
    stayingDuration: '2 - 4 Jun 2025',
    roomType: 'Two Single Bed',
    extraNights: ['2025-06-04'],
    totalAmount: 1350,
    user_id: 5,
    company_id: 6,
    termsVersion: '1',
  });
  const kept = [onDraft.mock.calls, { ...localStorage }, { ...sessionStorage }, window.history.state];
  expect(onDraft).toHaveBeenCalled();
  expect(JSON.stringify(kept)).toContain('Daniel Ooi');
  for (const part of ['a55', '55120482', '61290157', '120-482'])
    expect(JSON.stringify(kept).toLowerCase()).not.toContain(part);
  expect(screen.getByTestId('place').textContent).not.toContain('482');
});

test('reports missing fields, and requires both name and passport of a second applicant or neither', async () => {
  const sent = serve({});
  open();
  await screen.findByRole('heading', { name: 'Stay' });
  await next();
  expect(await screen.findByText('Passport number is required')).toBeTruthy();
  expect(screen.getByText('Staying duration is required')).toBeTruthy();
  expect(screen.getByText('Room type is required')).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(passports()[0]);
  await fill();
  const [, secondName] = screen.getAllByLabelText('Name');
  if (secondName) write(secondName, 'Daniel Ooi');
  await next();
  expect(await screen.findByText('Please give the passport number of the second applicant too')).toBeTruthy();
  expect(sent.some(({ call }) => call === SAVE)).toBe(false);
});

test('an existing booking fills the form; its passport is shown masked and must be typed again', async () => {
  serve({ [READ]: () => Response.json(BOOKING) });
  open({}, true);
  expect(await screen.findByText(/Saved as ••••• 482/)).toBeTruthy();
  expect(passports()[0]?.value).toBe('');
  expect(radio('One Double Bed').checked).toBe(true);
  expect(radio('2 - 4 Jun 2025').checked).toBe(true);
  expect(night(/5 Jun/).checked).toBe(true);
});

test('unsaved input takes precedence over the stored booking', async () => {
  serve({ [READ]: () => Response.json(BOOKING) });
  open(
    { roomType: 'Two Single Bed', extraNights: '2025-06-03,2025-06-06', stayingDuration: '2 - 4 Jun 2025' },
    true,
  );
  await screen.findByRole('heading', { name: 'Stay' });
  expect(radio('Two Single Bed').checked).toBe(true);
  expect(night(/6 Jun/).checked).toBe(true);
  expect(night(/3 Jun/)).toMatchObject({ checked: false, disabled: true });
});

test('when the server computes another total, shows its message and requests a reload of the prices', async () => {
  const sentence = 'The total has changed. Please look at the order again';
  serve({ [SAVE]: () => refused(422, 'request.invalid', sentence, { fields: { totalAmount: sentence } }) });
  const { onPricesDiffer, onSaved } = open();
  await fill();
  await next();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(onPricesDiffer).toHaveBeenCalledOnce();
  expect(onSaved).not.toHaveBeenCalled();
  expect(passports()[0]?.value).toBe('a55 120-482');
});

test('while a payment is under way, links to the payment summary', async () => {
  serve({ [SAVE]: () => refused(409, 'payment.under-way', 'A payment is under way.') });
  open();
  await fill();
  await next();
  expect(await screen.findByText('A payment is under way.')).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Go to the payment summary' });
  expect(link.getAttribute('href')).toBe('/hosted/payment-card');
});

test('a lost response keeps all input, and the retry reuses the idempotency key', async () => {
  const sent = serve({ [SAVE]: noAnswer });
  open();
  await fill();
  await next();
  expect(await screen.findByText(/could not be sent. Everything you entered is still here/)).toBeTruthy();
  await next();
  await waitFor(() => expect(sent.filter(({ call }) => call === SAVE)).toHaveLength(2));
  const keys = sent.filter(({ call }) => call === SAVE).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBe(keys[1]);
  expect(passports()[0]?.value).toBe('a55 120-482');
});

test('shows a refused field at that field, and focuses it', async () => {
  serve({
    [SAVE]: () =>
      refused(422, 'request.invalid', 'No', { fields: { passportNumber: 'This passport is refused' } }),
  });
  open();
  await fill();
  await next();
  expect(await screen.findByText('This passport is refused')).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(passports()[0]);
});

test('Terms and Privacy open in a new tab, because the typed passports are not stored', async () => {
  serve({});
  open();
  await screen.findByRole('heading', { name: 'Stay' });
  const links = ['Terms', 'Privacy'].map((name) => screen.getByRole<HTMLAnchorElement>('link', { name }));
  expect(links.map(({ pathname, target }) => [pathname, target])).toEqual([
    ['/terms', '_blank'],
    ['/privacy', '_blank'],
  ]);
  // A separator keeps the two links from running together.
  expect(links[0]?.parentElement?.textContent).toBe('You’ll see a summary before you pay. Terms · Privacy');
});

test('without a deposit there are no nights, no order and nothing to pay: the stay is booked', async () => {
  const free = { ...EDITION.hosted, deposit: 0, extraNight: 0, extraNights: [] };
  const booked = { ...BOOKING, orderData: [], totalAmount: 0, deposit: 0, isPaid: true };
  const sent = serve({ [SAVE]: () => Response.json({ success: true, booking_id: 3, summary: booked }) });
  const { onSaved } = open({}, false, { ...EDITION, hosted: free });
  const [first] = await screen.findAllByLabelText<HTMLInputElement>('Passport number');
  if (first) write(first, PASSPORT);
  fireEvent.click(radio('2 - 4 Jun 2025'));
  fireEvent.click(radio('Two Single Bed'));
  expect([
    screen.queryByRole('checkbox'),
    screen.queryByText('Order'),
    screen.queryByText(/deposit/),
  ]).toEqual([null, null, null]);
  const [book] = screen.getAllByRole('button', { name: 'Book my stay' });
  if (book) await userEvent.click(book);
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(booked));
  expect(sent.find(({ call }) => call === SAVE)?.body).toMatchObject({ totalAmount: 0, extraNights: [] });
});
