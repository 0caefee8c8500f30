// The news since the last visit links to lists of exactly what is counted.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visitPage } from '../../../lib/testing/page-visit.tsx';
import { VisitPanel } from './visit-panel.tsx';

it('links people and failed emails to their lists', async () => {
  const since = '2025-05-20T02:42:00.000Z';
  const kinds = ['registered', 'applied', 'confirmed', 'changed', 'failed'] as const;
  visitPage({
    pages: { '/dashboard/overview': <VisitPanel /> },
    address: '/dashboard/overview',
    answers: {
      'POST /api/overview-visit': () => ({ since, news: kinds.map((kind) => ({ kind, count: 3 })) }),
    },
  });
  const links = await screen.findAllByRole('link');
  const after = encodeURIComponent(since);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/dashboard/business-matching?registeredAfter=${after}`,
    `/dashboard/hosted-buyer-program?registeredAfter=${after}`,
    `/dashboard/business-matching?programme=all&confirmedAfter=${after}`,
    `/dashboard/emails?state=failed&triedAfter=${after}`,
  ]);
});
