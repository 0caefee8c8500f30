// The Thank You page's two texts, to the word, and its order.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exhibitor, planned } from './testing/schedule-fixture.ts';
import { ThankYouPage } from './thank-you-page.tsx';

afterEach(cleanup);

const meetings = [
  planned(exhibitor(1, 'Padma Ayur', 'D-018'), 4, 12),
  planned(exhibitor(2, 'Seri Kenanga', 'D-032'), 1, 14),
  planned(exhibitor(3, 'Atelier Nacre', 'B-145'), 1, 11),
];
const show = (registrationComplete: boolean, reference?: string) =>
  render(
    <ThankYouPage
      meetings={meetings}
      registrationComplete={registrationComplete}
      reference={reference}
      onHome={() => {}}
    />,
  );

describe('ThankYouPage', () => {
  it('tells a complete registration from one that is not', () => {
    show(true, 'BM-7K3M-Q2XD');
    screen.getByText(
      'Your registration is successful! You have successfully matched with 3 exhibitor(s). You will receive an email notification once your meeting schedule is confirmed.',
    );
    screen.getByText('Your reference is BM-7K3M-Q2XD');
    cleanup();
    show(false);
    screen.getByText(
      'You have successfully matched with 3 exhibitor(s). Once the meetings schedule is confirmed, you will be notified via email.',
    );
    expect(screen.queryByText(/Your reference is/)).toBeNull();
  });

  it('groups by day in the order of the fair, hours in order', () => {
    show(true);
    expect(screen.getAllByRole('heading', { level: 2 }).map((day) => day.textContent)).toEqual([
      'Monday',
      'Thursday',
    ]);
    expect(screen.getAllByRole('definition').map((entry) => entry.textContent)).toEqual([
      ...['Atelier Nacre', '11.00am-12.00pm', '02 June 2025', 'B-145'],
      ...['Seri Kenanga', '2.00pm-3.00pm', '02 June 2025', 'D-032'],
      ...['Padma Ayur', '12.00pm-1.00pm', '05 June 2025', 'D-018'],
    ]);
  });
});
