// A hosted buyer's rejected plan leads to the step where the problem can be fixed.
import { cleanup, screen } from '@testing-library/react';
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exhibitor, planned } from '../../queries/testing/schedule-fixture.ts';
import { hostedDraft as draft } from '../draft/hosted-draft.ts';
import { refusal, submitAndClose, visitScheduler } from '../steps/testing/scheduler-visit.tsx';
import { HostedScheduleRoute } from './schedule-route.tsx';
import { APPROVED_BUYER } from './testing/approved-buyer.ts';

const HANARI = exhibitor(1, 'Hanari Skin Lab');
const BUYER = { ...APPROVED_BUYER, step: 'meetings', hasBooking: true, isPaid: true };

beforeEach(() => {
  draft.clearAfterMeetings();
  draft.buyer.write({ user: 12, company: 34, key: 'secret' });
  draft.interests.write([{ category: 'Skincare', subCategory: 'Serums', categoryId: 1, subCategoryId: 11 }]);
  draft.exhibitors.write([HANARI]);
  draft.meetings.write([planned(HANARI, 1, 660)]);
  draft.edition.write(1);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  draft.clearAfterMeetings();
  draft.buyer.clear();
});

test.each([
  ['interests.0.subCategoryId', HOSTED_PATHS.interest],
  ['meetings.0.exhibitor', HOSTED_PATHS.matching],
])('a plan rejected for %s leads to %s', async (field, step) => {
  const { user, router } = visitScheduler({
    path: HOSTED_PATHS.schedule,
    route: <HostedScheduleRoute />,
    answers: {
      'GET /api/hosted-buyer': () => Response.json(BUYER),
      'POST /api/hosted/meetings/save': () => refusal(422, 'request.invalid', { [field]: 'Unknown.' }),
    },
  });
  await submitAndClose(user);
  await screen.findByRole('heading', { name: 'Another step' });
  expect(router.state.location.pathname).toBe(step);
});
