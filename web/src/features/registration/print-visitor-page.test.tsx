// The printable schedule of one visitor.
import { cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { clearSession } from '../../lib/session-token.ts';
import { PrintVisitorPage } from './print-visitor-page.tsx';
import { edition, group, meeting } from './testing/review-fixture.ts';
import { visitReview } from './testing/review-visit.tsx';

afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const open = (id: number) =>
  visitReview({
    groups: [
      group({
        id: 7,
        schedules: [
          meeting({ id: 2, day: 3, minute: 900 }),
          meeting({ id: 1, day: 2, minute: 660, exhibitor: 'Hanari Skin Lab', boothNumber: 'A-7' }),
        ],
      }),
    ],
    answers: { 'GET /api/dashboard-edition': () => ({ body: edition }) },
    page: (
      <Routes>
        <Route path="/dashboard/print/visitor/:id" element={<PrintVisitorPage />} />
      </Routes>
    ),
    address: `/dashboard/print/visitor/${id}`,
  });

test('shows who the visitor is and how to reach them, and each meeting with its booth and hour, in order', async () => {
  open(7);
  await screen.findByRole('heading', { level: 1, name: 'Schedule of Amira Rahman' });
  await screen.findByText('International Beauty Exhibition. Times are UTC+8.');
  for (const words of ['Amira Rahman', 'Kenari Beauty Retail', 'BM-7K3M-Q2XD', '+60123456789'])
    screen.getByText(words);
  const [, first, second] = within(screen.getByRole('table')).getAllByRole('row');
  for (const words of ['Hanari Skin Lab', 'A-7', '11.00am-12.00pm', 'Pending'])
    expect(first?.textContent).toContain(words);
  for (const words of ['Oasis Attar', 'E-110', '3.00pm-4.00pm']) expect(second?.textContent).toContain(words);
});

test('says that the visitor could not be fetched', async () => {
  open(999);
  await screen.findByText(/^Failed to fetch meeting details: /);
});
