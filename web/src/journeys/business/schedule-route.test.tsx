// A rejected registration leads to the step where the problem can be fixed.
import { screen, waitFor } from '@testing-library/react';
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exhibitor, planned } from '../../queries/testing/schedule-fixture.ts';
import { businessDraft as draft } from '../draft/business-draft.ts';
import { FILLED_FORM } from '../draft/testing/filled-form.ts';
import { refusal, submitAndClose, visitScheduler } from '../steps/testing/scheduler-visit.tsx';
import { ScheduleRoute } from './schedule-route.tsx';

const HANARI = exhibitor(1, 'Hanari Skin Lab');

beforeEach(() => {
  draft.clearAfterRegistration(null);
  draft.form.change(FILLED_FORM);
  draft.interests.write([{ category: 'Skincare', subCategory: 'Serums', categoryId: 1, subCategoryId: 11 }]);
  draft.exhibitors.write([HANARI]);
  draft.meetings.write([planned(HANARI, 1, 660)]);
  draft.edition.write(1);
});
afterEach(() => draft.clearAfterRegistration(null));

const { contact, company, interest, matching } = BUSINESS_PATHS;

test.each([
  ['interests.0.subCategoryId', interest],
  ['meetings.0.exhibitor', matching],
  ['registration.email', contact],
  ['registration.city', company],
])('a registration rejected for %s leads to %s', async (field, step) => {
  const { user, router } = visitScheduler({
    path: BUSINESS_PATHS.schedule,
    route: <ScheduleRoute />,
    answers: { 'POST /api/visitor/register': () => refusal(422, 'request.invalid', { [field]: 'Unknown.' }) },
  });
  await submitAndClose(user);
  await screen.findByRole('heading', { name: 'Another step' });
  expect(router.state.location.pathname).toBe(step);
});

test('a registration rejected for an hour stays on the scheduler and drops the hour from the plan', async () => {
  const { user, router } = visitScheduler({
    path: BUSINESS_PATHS.schedule,
    route: <ScheduleRoute />,
    answers: {
      'POST /api/visitor/register': () => refusal(422, 'request.invalid', { 'meetings.0.time': 'Unknown.' }),
    },
  });
  await submitAndClose(user);
  await waitFor(() => expect(draft.meetings.read()).toEqual([]));
  expect(router.state.location.pathname).toBe(BUSINESS_PATHS.schedule);
});

test('Thank You replaces the scheduler in the history, so that Back cannot return to it', async () => {
  const { user, router } = visitScheduler({
    path: BUSINESS_PATHS.schedule,
    route: <ScheduleRoute />,
    answers: {
      'POST /api/visitor/register': () =>
        Response.json({ success: true, registration_id: 7, reference: 'BM-7K3M-Q2XD' }, { status: 201 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Submit/ }));
  await screen.findByRole('heading', { name: 'Another step' });
  expect(router.state).toMatchObject({
    historyAction: 'REPLACE',
    location: { pathname: BUSINESS_PATHS.thankYou, state: { registrationId: 7 } },
  });
});
