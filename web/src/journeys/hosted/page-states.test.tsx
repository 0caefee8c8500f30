// Each page of a hosted buyer is shown at the steps it is meant for; at any other it redirects to the open one.
import { screen, waitFor } from '@testing-library/react';
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { HOSTED_STEPS, type HostedStep } from '@visavis/domain/hosted-buyer/step';
import type { ComponentType } from 'react';
import { createMemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderRouter } from '../../lib/testing/render-in.tsx';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { BookingRoute } from './booking-route.tsx';
import { FinalMeetingsRoute } from './final-meetings-route.tsx';
import { PATH_OF_STEP } from './hosted-paths.ts';
import { HostedInterestRoute } from './interest-route.tsx';
import { HostedMatchingRoute } from './matching-route.tsx';
import { PaymentResultRoute } from './payment-result-route.tsx';
import { PaymentRoute } from './payment-route.tsx';
import { receiptAddress } from './receipt.ts';
import { HostedScheduleRoute } from './schedule-route.tsx';
import { APPROVED_BUYER } from './testing/approved-buyer.ts';

const PAGES: readonly (readonly [address: string, page: ComponentType, shownAt: readonly HostedStep[]])[] = [
  [HOSTED_PATHS.booking, BookingRoute, ['booking']],
  [HOSTED_PATHS.payment, PaymentRoute, ['payment']],
  [receiptAddress('ABC'), PaymentResultRoute, ['meetings', 'final-meetings']],
  [HOSTED_PATHS.interest, HostedInterestRoute, ['meetings']],
  [HOSTED_PATHS.matching, HostedMatchingRoute, ['meetings']],
  [HOSTED_PATHS.schedule, HostedScheduleRoute, ['meetings']],
  // Before the deposit is paid the server refuses the list, and the page says so with a link.
  [HOSTED_PATHS.finalMeetings, FinalMeetingsRoute, ['booking', 'payment', 'final-meetings']],
];
const CASES = PAGES.flatMap(([address, page, shownAt]) =>
  HOSTED_STEPS.map((step) => ({ address, page, step, isShown: shownAt.includes(step) })),
);

beforeEach(() => hostedDraft.buyer.write({ user: 12, company: 34, key: 'secret' }));

const refused = (status: number, code: string) =>
  Response.json({ error: 'x', message: 'x', code, requestId: 'r' }, { status });

const finalMeetings = (step: HostedStep) => ({
  success: true,
  edition: 1,
  message: '',
  meetings: [],
  name: 'Amira Rahman',
  reference: 'HB-7K3M-Q2XD',
  stay: null,
  deposit: null,
  heldCount: 0,
  refundAfterMeetings: 4,
  refundWithinDays: 30,
  ...(step === 'meetings' && { isChoosing: true }),
});

function answer(path: string, step: HostedStep): Response {
  if (path.startsWith('/api/hosted-buyer')) return Response.json({ ...APPROVED_BUYER, step });
  if (path.startsWith('/api/hosted/meetings'))
    return ['meetings', 'final-meetings'].includes(step)
      ? Response.json(finalMeetings(step))
      : refused(409, 'hosted.step-closed');
  return refused(503, 'server.unavailable');
}

it.each(CASES)('$address at the step $step is shown: $isShown', async ({ address, page, step, isShown }) => {
  const asked = vi.fn(async (path: string) => answer(String(path), step));
  vi.stubGlobal('fetch', asked);
  const Page = page;
  const pathname = address.replace(/\?.*/, '');
  const router = createMemoryRouter(
    [
      { path: pathname, element: <Page /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  renderRouter(router);
  if (isShown) {
    // The server has responded, and the page stays.
    await waitFor(() => expect(asked.mock.calls.some(([path]) => /hosted/.test(String(path)))).toBe(true));
    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location.pathname).toBe(pathname);
  } else {
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe(PATH_OF_STEP[step]);
  }
});
