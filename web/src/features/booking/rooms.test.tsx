// Full rooms: reported before anything is sent, with a waiting list, and without losing the input.

import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfferedRoom } from '@visavis/contract/room/endpoints';
import { BOOKING_MESSAGES } from '@visavis/domain/booking/schema';
import { englishOf } from '@visavis/domain/words/english';
import { beforeEach, expect, test, vi } from 'vitest';
import { BookingPage } from './booking-page.tsx';
import { BUYER, EDITION, LINK, READING, refused, serve, show } from './testing/booking-fixture.tsx';

const ROOMS = 'GET /api/payments/rooms';
const SAVE = 'POST /api/payments/booking/5/6';
const JOIN = 'POST /api/payments/waiting';
const LEAVE = 'POST /api/payments/waiting/leave';
const STAY = '2 - 4 Jun 2025';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const roomOf = (parts: Partial<OfferedRoom> = {}): OfferedRoom => ({
  stay: { from: '2025-06-02', to: '2025-06-04', label: STAY },
  roomType: 'One Double Bed',
  isFull: true,
  position: null,
  offeredUntil: null,
  ...parts,
});
const FREE = roomOf({ roomType: 'Two Single Bed', isFull: false });

function open() {
  const onSaved = vi.fn();
  show(
    <BookingPage
      edition={EDITION}
      buyer={BUYER}
      link={LINK}
      phone={{
        countries: [{ cca2: 'MY', name: 'Malaysia', flag: '', diallingCode: '+60' }],
        failed: false,
        reading: READING,
        read: (number) => ({ cca2: 'MY', digits: number.replace('+60', '') }),
        numberOf: (_cca2, digits) => (digits === '' ? '' : `+60${digits}`),
      }}
      draft={{}}
      summaryPath="/hosted/payment-card"
      onDraft={vi.fn()}
      onPricesDiffer={vi.fn()}
      onSaved={onSaved}
    />,
  );
  return onSaved;
}

const passport = () => screen.getAllByLabelText<HTMLInputElement>('Passport number')[0] as HTMLInputElement;
const choose = async (room: string | RegExp) => {
  await screen.findAllByLabelText('Passport number');
  fireEvent.change(passport(), { target: { value: 'A55120482' } });
  await userEvent.click(screen.getByRole('radio', { name: STAY }));
  await userEvent.click(await screen.findByRole('radio', { name: room }));
};
const send = () => userEvent.click(screen.getAllByRole('button', { name: /Continue/ })[0] as HTMLElement);

test('a full room is marked and refused before sending, and no input is lost', async () => {
  const sent = serve({ [ROOMS]: () => Response.json({ rooms: [FREE, roomOf()] }) });
  open();
  await choose('One Double Bed (full)');
  expect(screen.getByText(/This room is full for 2 - 4 Jun 2025\. Choose another room/)).toBeTruthy();
  await send();
  expect(await screen.findByText(englishOf(BOOKING_MESSAGES.roomFull))).toBeTruthy();
  expect(sent.filter(({ call }) => call === SAVE)).toEqual([]);
  expect(passport().value).toBe('A55120482');
  await userEvent.click(screen.getByRole('radio', { name: 'Two Single Bed' }));
  expect(screen.queryByText(englishOf(BOOKING_MESSAGES.roomFull))).toBeNull();
  await send();
  await waitFor(() => expect(sent.filter(({ call }) => call === SAVE)).toHaveLength(1));
});

test('joins and leaves the waiting list from the form, and shows who is next', async () => {
  const answer = (room: OfferedRoom) => Response.json({ success: true, message: 'x', rooms: [FREE, room] });
  const sent = serve({
    [ROOMS]: () => Response.json({ rooms: [FREE, roomOf()] }),
    [JOIN]: () => answer(roomOf({ position: 1 })),
    [LEAVE]: () => answer(roomOf()),
  });
  open();
  await choose('One Double Bed (full)');
  await send();
  await screen.findByText(englishOf(BOOKING_MESSAGES.roomFull));
  const button = screen.getByRole('button', { name: 'Join the waiting list' });
  await userEvent.click(button);
  expect(await screen.findByText(/You are next on the waiting list for this room/)).toBeTruthy();
  expect(screen.queryByText(englishOf(BOOKING_MESSAGES.roomFull))).toBeNull();
  expect(sent.find(({ call }) => call === JOIN)?.body).toEqual({
    stayingDuration: STAY,
    roomType: 'One Double Bed',
  });
  const leave = screen.getByRole('button', { name: 'Leave the waiting list' });
  await expect.poll(() => document.activeElement).toBe(leave);
  await userEvent.click(leave);
  expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeTruthy();
});

test('a room taken in the meantime is refused by the server at its field, and the form stays', async () => {
  let isTaken = false;
  serve({
    [ROOMS]: () => Response.json({ rooms: [FREE, roomOf({ isFull: isTaken })] }),
    [SAVE]: () => {
      isTaken = true;
      return refused(409, 'booking.room-full', englishOf(BOOKING_MESSAGES.roomFull), {
        fields: { roomType: englishOf(BOOKING_MESSAGES.roomFull) },
      });
    },
  });
  const onSaved = open();
  await choose('One Double Bed');
  await send();
  expect(await screen.findByText(englishOf(BOOKING_MESSAGES.roomFull))).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeTruthy();
  expect(passport().value).toBe('A55120482');
  expect(onSaved).not.toHaveBeenCalled();
});

test('shows until when a room is kept for the buyer', async () => {
  serve({
    [ROOMS]: () =>
      Response.json({
        rooms: [roomOf({ isFull: false, position: 1, offeredUntil: '2025-05-22T02:00:00.000Z' })],
      }),
  });
  open();
  await choose('One Double Bed');
  expect(screen.getByText(/A room is kept for you until 22 May 2025/)).toBeTruthy();
});
