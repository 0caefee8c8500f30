// The exact wording of the Thank You page's two texts, its links onward, and its redirects without meetings.
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { ownSchedule } from '../../queries/own-schedule.ts';
import { businessDraft } from '../draft/business-draft.ts';
import { ThankYouRoute } from './thank-you-route.tsx';

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
  renderIn(<ThankYouRoute />, {
    address: { pathname: '/business/thank-you', state: { meetings, ...state } },
  });

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

it('leads onward: to the schedule, into a calendar, and to the email that confirms', () => {
  businessDraft.submissionId.write('this one');
  open({
    registrationComplete: true,
    submissionId: 'this one',
    scheduleKey: 'key',
    confirmByEmail: true,
  });
  const link = screen.getByRole('link', { name: 'Open my schedule' });
  expect(link.getAttribute('href')).toBe('/business/my-schedule?key=key');
  screen.getByRole('button', { name: 'Add to calendar' });
  screen.getByRole('heading', { name: 'Confirm your email to keep your slots' });
  expect(ownSchedule.read()).toBe('key');
});

it('does not store a key again on a reload, when it may have been revoked', () => {
  open({ registrationComplete: true, submissionId: 'this one', scheduleKey: 'key' });
  screen.getByRole('link', { name: 'Open my schedule' });
  expect(screen.queryByRole('heading', { name: 'Confirm your email to keep your slots' })).toBeNull();
  expect(ownSchedule.read()).toBe('');
});

it.each([
  ['a registration that is under way', 'key', { name: 'Amira' }, '/business/registration'],
  ['the schedule of this device', 'key', {}, '/business/my-schedule?key=key'],
  ['the form on a device without a schedule', '', {}, '/business/registration'],
])('without its meetings, redirects to %s', (_, key, typed, place) => {
  if (key !== '') ownSchedule.write(key);
  businessDraft.form.change(typed);
  const router = createMemoryRouter(
    [
      { path: '/business/thank-you', element: <ThankYouRoute /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/business/thank-you'] },
  );
  render(<RouterProvider router={router} />);
  const { pathname, search } = router.state.location;
  expect(`${pathname}${search}`).toBe(place);
});
