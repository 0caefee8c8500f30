// The exact wording of the Thank You page's two texts.
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ThankYouRoute } from './thank-you-route.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const meetings = [1, 2, 3].map((day) => ({
  day,
  date: `2025-06-0${day + 1}`,
  dayOfWeek: 'Monday',
  time: '11 am',
  company: `Maker ${day}`,
  boothNumber: `M-${day}`,
  exhibitorId: day,
}));
const open = (state: object) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/business/thank-you', state: { meetings, ...state } }]}>
      <ThankYouRoute />
    </MemoryRouter>,
  );

it('distinguishes a complete registration from an incomplete one', () => {
  open({ registrationComplete: true, reference: 'BM-7K3M-Q2XD' });
  screen.getByText(
    'Your registration is successful! You have successfully matched with 3 exhibitor(s). You will receive an email notification once your meeting schedule is confirmed.',
  );
  screen.getByText('Your reference is BM-7K3M-Q2XD');
  cleanup();
  open({});
  screen.getByText(
    'You have successfully matched with 3 exhibitor(s). Once the meetings schedule is confirmed, you will be notified via email.',
  );
  expect(screen.queryByText(/Your reference is/)).toBeNull();
});
