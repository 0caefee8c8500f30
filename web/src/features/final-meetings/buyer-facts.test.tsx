// The facts beside a hosted buyer's meetings: the stay, the amount paid, and the deposit refund.
import { cleanup, render, screen } from '@testing-library/react';
import type { FinalMeetings } from '@visavis/contract/hosted-meetings/endpoints';
import { expect, test } from 'vitest';
import { BuyerFacts } from './buyer-facts.tsx';

const MEETINGS: FinalMeetings = {
  success: true,
  edition: 1,
  message: 'No meetings have been booked yet.',
  meetings: [],
  name: 'Amira Rahman',
  reference: 'HB-7K3M-Q2XD',
  stay: { label: '2 - 4 Jun 2026', roomType: 'Two Single Bed', extraNights: ['2026-06-04'] },
  deposit: { amount: 900, totalPaid: 1350, currency: 'MYR', isRefunded: false },
  heldCount: 2,
  refundAfterMeetings: 4,
  refundWithinDays: 30,
};

const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')]),
  );

test('the amount paid includes the extra nights, and the deposit is shown as part of it', () => {
  render(<BuyerFacts meetings={MEETINGS} />);
  expect(facts()).toMatchObject({
    Paid: 'RM 1,350.00',
    'of which deposit': 'RM 900.00',
    Held: '2 of 4 held',
  });
});

test('announces the refund once enough meetings were held, and shows it once refunded', () => {
  render(<BuyerFacts meetings={{ ...MEETINGS, heldCount: 4 }} />);
  expect(facts().Held).toBe('4 of 4 held: your deposit will be refunded within about 30 days');
  cleanup();
  const deposit = { amount: 900, totalPaid: 1350, currency: 'MYR', isRefunded: true };
  render(<BuyerFacts meetings={{ ...MEETINGS, heldCount: 4, deposit }} />);
  expect(facts()).toMatchObject({ Paid: 'RM 1,350.00', Deposit: 'RM 900.00 refunded', Held: '4 of 4 held' });
});

test('shows no amounts before there is a booking', () => {
  render(<BuyerFacts meetings={{ ...MEETINGS, stay: null, deposit: null }} />);
  expect(screen.queryAllByRole('term')).toEqual([]);
  screen.getByText('HB-7K3M-Q2XD');
});
