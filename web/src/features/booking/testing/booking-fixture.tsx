// Fixtures for booking tests: a buyer of the 2025 edition, a booking, and a stub server.

import type { BookingSummary } from '@visavis/contract/booking/summary';
import type { HostedBuyer } from '@visavis/contract/hosted-application/endpoints';
import { extraNightOptions, stayOptions } from '@visavis/domain/booking/stay';
import { fairDatesOf, fairDaysOn } from '@visavis/domain/edition/calendar';
import type { Edition } from '@visavis/domain/edition/schema';
import { DEFAULT_STARTS, fairHour } from '@visavis/domain/edition/slot-time';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { vi } from 'vitest';
import { HOSTED_LIMITS, HOSTED_PROGRAMME } from '../../../lib/testing/hosted-programme.ts';
import { renderIn } from '../../../lib/testing/render-in.tsx';
import type { PhoneReading } from '../../../ui/use-phone-entry.ts';

// Tests render whole pages, which is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const DATES = fairDatesOf(2025);

/** Has no numbering plans, so digits stay as typed. */
export const READING: PhoneReading = {
  digits: (text) => text.replace(/\D/g, ''),
  plans: async () => ({ read: (digits, chosen) => ({ ...chosen, digits }) }),
};

export const EDITION: Edition = {
  id: 1,
  name: 'International Beauty Exhibition',
  days: fairDaysOn(DATES),
  hours: DEFAULT_STARTS.map((minute) => fairHour(minute, 60)),
  slotMinutes: 60,
  timeZone: 'Asia/Kuala_Lumpur',
  utcOffsetLabel: 'UTC+8',
  limits: { businessMinimum: 1, businessMaximum: 8, ...HOSTED_LIMITS },
  hosted: { ...HOSTED_PROGRAMME, stays: stayOptions(DATES), extraNights: extraNightOptions(DATES) },
  contacts: { email: 'pr@exhibition.example', whatsapp: '+60 12-000 0000' },
  begun: [],
};

export const LINK = { user: 5, company: 6, key: 'k'.repeat(22) };

export const BUYER: HostedBuyer = {
  edition: 1,
  user_id: 5,
  company_id: 6,
  reference: 'HB-7K3M-Q2XD',
  name: 'Amira Rahman',
  email: 'amira@kenari.example',
  phoneNumber: '+60123456789',
  company: 'Kenari',
  decision: 'approved',
  step: 'booking',
  hasBooking: false,
  isPaid: false,
  hasSavedMeetings: false,
};

export const BOOKING: BookingSummary = {
  bookingId: 3,
  bookingData: {
    name: 'Amira Rahman',
    passportNumber: '••••• 482',
    email: 'amira@kenari.example',
    phoneNumber: '+60123456789',
    additionalName: '',
    additionalPassport: '',
    stayingDuration: '2 - 4 Jun 2025',
    roomType: 'One Double Bed',
    extraNights: ['2025-06-05'],
    userId: 5,
    companyId: 6,
  },
  orderData: [
    { label: 'Refundable deposit', value: 900, dates: [] },
    { label: 'Extra night × 1', value: 450, dates: ['2025-06-05'] },
  ],
  totalAmount: 1350,
  deposit: 900,
  currency: 'MYR',
  termsVersion: '1',
  isPaid: false,
  version: 1,
  openPayment: null,
};

export interface Sent {
  call: string;
  body: unknown;
  headers: Headers;
}

type Answer = () => Response | Promise<Response>;

/** @param answers by method and path; any other call gets a 404 @returns the requests that were sent */
export function serve(answers: Record<string, Answer>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${String(address)}`;
    sent.push({
      call,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    });
    return answers[call]?.() ?? refused(404, 'resource.not-found', 'Not found');
  });
  return sent;
}

export const refused = (
  status: number,
  code: string,
  message: string,
  more: { fields?: Record<string, string>; booking?: BookingSummary } = {},
): Response => Response.json({ error: message, message, code, requestId: 'r', ...more }, { status });

export const noAnswer = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

function Place() {
  const { pathname, state } = useLocation();
  return <output data-testid="place">{`${pathname} ${JSON.stringify(state)}`}</output>;
}

export function show(page: ReactNode): void {
  renderIn(
    <>
      <Place />
      {page}
    </>,
  );
}
