// Bookings: nights in words, order and filters in the address, the file for the hotel, what changed, and free rooms.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { HostedBooking } from '@visavis/contract/hosted-booking/endpoints';
import { expect, it, vi } from 'vitest';
import { type Answer, visitPage } from '../../lib/testing/page-visit.tsx';
import { BookingsPage } from './bookings-page.tsx';

const FIRST: HostedBooking = {
  ...{ id: 1, bookingId: 11, reference: 'HB-0001', name: 'Siti Nurhaliza', company: 'Kenari', country: 'MY' },
  ...{ guest: 'Siti Nurhaliza', email: 'siti@kenari.example', phoneNumber: '+60123456789' },
  ...{ additionalName: 'Daniel Ooi', roomType: 'Two Single Bed', extraNights: ['2026-06-04'] },
  stay: { from: '2026-06-02', to: '2026-06-04', label: '2 - 4 Jun 2026' },
  ...{ arrival: '2026-06-02', departure: '2026-06-05', total: 1350, currency: 'MYR', isPaid: true },
  ...{ payment: 'paid', keepsRoom: true, lacksPassport: false, decision: 'approved' },
  createdAt: '2026-05-01T01:00:00.000Z',
};
const SECOND: HostedBooking = {
  ...FIRST,
  ...{ id: 2, bookingId: 12, reference: 'HB-0002', name: 'Nicolas Lefevre', guest: 'Nicolas Lefevre' },
  ...{ additionalName: '', roomType: 'One Double Bed', extraNights: [], isPaid: false, payment: 'not-asked' },
  stay: { from: '2026-06-03', to: '2026-06-05', label: '3 - 5 Jun 2026' },
};
const NIGHTS = {
  nights: ['2026-06-02', '2026-06-03', '2026-06-04'].map((date) => ({
    ...{ date, rooms: 1, guests: 2 },
    types: [{ roomType: 'Two Single Bed', rooms: 1, places: null }],
  })),
  stays: [FIRST, SECOND].map(({ stay }) => stay),
  roomTypes: ['Two Single Bed', 'One Double Bed'],
};
const SINCE = { at: '2026-05-20T01:00:00.000Z', by: 'admin@visavis.example', rooms: 2, hadPassports: false };
const NOTHING_CHANGED = { since: { ...SINCE, erased: 0 }, added: [], changed: [], withdrawn: [] };
const ENTRY = {
  ...{ registrationId: 2, reference: 'HB-0002', company: 'Lefevre', guest: 'Nicolas Lefevre' },
  ...{ additionalName: '', email: 'n@lefevre.example', phoneNumber: '+33600000000' },
  stay: { from: '2026-06-03', to: '2026-06-05' },
  ...{ roomType: 'One Double Bed', extraNights: [], isPaid: false, passportsAt: '2026-05-01T01:00:00.000Z' },
};
const WAIT = {
  ...{ id: 9, registrationId: 3, reference: 'HB-0003', name: 'Wai Lim', company: 'Lim', country: 'MY' },
  ...{ email: 'w@lim.example', phoneNumber: '+60111111111', user_id: 31, company_id: 32, version: 4 },
  stay: { from: '2026-06-02', to: '2026-06-04', label: '2 - 4 Jun 2026' },
  ...{ roomType: 'Two Single Bed', position: 1, isFree: true, joinedAt: SINCE.at, offeredUntil: null },
};

/** Finds the bookings of the room type asked for. */
const listed: Answer = ({ searchParams }) => {
  const data = [FIRST, SECOND].filter(
    ({ roomType }) => roomType === (searchParams.get('roomType') ?? roomType),
  );
  return Response.json(
    { success: true, data, waiting: [], rooms: data.length, guests: data.length + 1, nights: 5 },
    { headers: { 'x-total-count': String(data.length) } },
  );
};

function open(address = '', answers: Record<string, Answer> = {}, role: 'editor' | 'admin' = 'editor') {
  const asked: object[] = [];
  const visit = visitPage({
    role,
    pages: { '/dashboard/bookings': <BookingsPage /> },
    address: `/dashboard/bookings${address}`,
    answers: {
      'GET /api/hosted/bookings': (url, ...more) => {
        asked.push(Object.fromEntries(url.searchParams));
        return listed(url, ...more);
      },
      'GET /api/hosted/rooms/nights': () => NIGHTS,
      'GET /api/hosted/bookings/changes': () => NOTHING_CHANGED,
      ...answers,
    },
  });
  return { ...visit, asked };
}
const button = (name: string) => screen.findByRole('button', { name });

it('names the nights of each booking, its second guest and its payment', async () => {
  open();
  await screen.findByText('2 bookings: 2 rooms, 3 guests, 5 nights');
  const first = within(screen.getByText('Siti Nurhaliza').closest('tr') as HTMLElement);
  first.getByRole('img', { name: 'Nights in the stay: 2 Jun and 3 Jun. Extra nights: 4 Jun' });
  first.getByText('Daniel Ooi');
  first.getByText('Paid');
  const second = within(screen.getByText('Nicolas Lefevre').closest('tr') as HTMLElement);
  second.getByRole('img', { name: 'Nights in the stay: 3 Jun and 4 Jun' });
  second.getByText('Not asked yet');
});

it('sorts by a heading, or by the choice of a screen without headings', async () => {
  const { user, asked, router } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Amount');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'amount', direction: 'ascending' }));
  expect(router.state.location.search).toContain('sort=amount');
  await user.click(await button('Amount'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'amount', direction: 'descending' }));
});

it('adds up filters in the address, which finds the same again, and marks the night that is pressed', async () => {
  const { user, asked, router } = open();
  const night = await screen.findByRole('combobox', { name: 'Night' });
  await within(night).findByRole('option', { name: /3 Jun/ });
  await user.selectOptions(night, '2026-06-03');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Room type' }), 'One Double Bed');
  await screen.findByText('1 booking: 1 room, 2 guests, 5 nights');
  expect((await button('Only 3 June')).getAttribute('aria-pressed')).toBe('true');
  const { search } = router.state.location;
  const filter = { night: '2026-06-03', roomType: 'One Double Bed' };
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual(filter);
  expect(asked.at(-1)).toMatchObject(filter);
  cleanup();
  const again = open(search);
  await screen.findByText('1 booking: 1 room, 2 guests, 5 nights');
  expect(again.asked.at(-1)).toMatchObject(filter);
});

it('says that nothing was found', async () => {
  open('?roomType=Suite');
  await screen.findByText('Nothing found');
});

it('says that the bookings could not be loaded, and retries', async () => {
  let isDown = true;
  const fail = () => new Response('', { status: 500 });
  const { user } = open('?sort=guests&night=2026-06-04', {
    'GET /api/hosted/bookings': (...call) => (isDown ? fail() : listed(...call)),
    'GET /api/hosted/rooms/nights': () => (isDown ? fail() : NIGHTS),
  });
  await screen.findByText('The bookings could not be loaded.');
  isDown = false;
  for (const again of await screen.findAllByRole('button', { name: 'Try again' })) await user.click(again);
  await screen.findByText('2 bookings: 2 rooms, 3 guests, 5 nights');
  await button('Only 4 June');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('saves the file in the chosen format, with passport numbers only for admins who ask for them', async () => {
  const saved = vi.fn(() => 'blob:1');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }));
  const asked: string[] = [];
  const take: Answer = ({ pathname, search }) => {
    asked.push(pathname + search);
    return new Response('Guest');
  };
  const answers = { 'GET /api/exports/rooming': take, 'GET /api/exports/rooming/passports': take };
  const { user } = open('', answers, 'admin');
  const exported = async (...presses: (() => Promise<unknown>)[]) => {
    await user.click(await button('Export rooming list'));
    for (const press of presses) await press();
    await user.click(await button('Export'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await exported(() => user.click(screen.getByRole('checkbox', { name: 'With passport numbers' })));
  await exported(() => user.selectOptions(screen.getByRole('combobox', { name: 'File' }), 'CSV'));
  expect(asked).toEqual(['/api/exports/rooming/passports?format=xlsx', '/api/exports/rooming?format=csv']);
  expect(saved).toHaveBeenCalledTimes(2);
});

it('offers an editor no passport numbers, and says in the dialog that the file could not be fetched', async () => {
  const { user } = open('', {
    'GET /api/exports/rooming': () => Promise.reject(new TypeError('no network')),
  });
  await user.click(await button('Export rooming list'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('The file could not be fetched.');
});

it('says what changed since the list that the hotel has, or that nothing did', async () => {
  open('?show=changes');
  await screen.findByText('Nothing has changed since');
  cleanup();
  open('?show=changes', {
    'GET /api/hosted/bookings/changes': () => ({
      ...NOTHING_CHANGED,
      added: [{ ...ENTRY, registrationId: 5 }],
      changed: [{ before: ENTRY, now: { ...ENTRY, roomType: 'Two Single Bed' }, fields: ['roomType'] }],
      withdrawn: [{ ...ENTRY, registrationId: 6 }],
    }),
  });
  await screen.findByText('Room type: One Double Bed → Two Single Bed');
  for (const title of ['New (1)', 'Changed (1)', 'Withdrawn (1)'])
    screen.getByRole('heading', { name: title });
});

it('lists who has no room, and offers a free one to the next in line', async () => {
  let waiting: object[] = [];
  const unbooked = [{ ...FIRST, id: 4, name: 'Katarzyna Without', approvedAt: SINCE.at }];
  const answers: Record<string, Answer> = {
    'GET /api/hosted/waiting': () =>
      Response.json({ waiting, unbooked }, { headers: { 'x-total-count': '1' } }),
    'POST /api/hosted/waiting/9/offer': (_, body) => {
      expect(body).toEqual({ user_id: 31, visitor_company_id: 32, version: 4 });
      waiting = [{ ...WAIT, offeredUntil: '2026-05-22T01:00:00.000Z' }];
      return { success: true, message: 'The room is kept.' };
    },
  };
  const none = open('', answers);
  await none.user.click(screen.getByRole('tab', { name: 'Without a room' }));
  await screen.findByText('Nobody is waiting for a room.');
  screen.getByText('Katarzyna Without');
  expect(none.router.state.location.search).toBe('?show=waiting');
  cleanup();
  waiting = [WAIT];
  const { user } = open('?show=waiting', answers);
  await screen.findByText('Next in line, and a room is free');
  await user.click(await button('Offer the free room to Wai Lim'));
  await screen.findByText(/^Room kept until /);
  expect(screen.queryByText('Next in line, and a room is free')).toBeNull();
});
