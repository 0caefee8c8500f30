// A hosted buyer's plan: sent once, confirmed, and when rejected led to the step where the problem can be fixed.
import { act, screen, waitFor, within } from '@testing-library/react';
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exhibitor, planned } from '../../queries/testing/schedule-fixture.ts';
import { ToastRegion } from '../../ui/toast.tsx';
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

const SAVED = 'Meetings have already been submitted. Please wait while we redirect you.';

/** Opens the scheduler; its submissions get these responses in turn. */
function openWith(answers: (() => Response)[]) {
  let sent = 0;
  const { user, router } = visitScheduler({
    path: HOSTED_PATHS.schedule,
    route: (
      <ToastRegion durationMs={10_000}>
        <HostedScheduleRoute />
      </ToastRegion>
    ),
    answers: {
      'GET /api/hosted-buyer': () => Response.json(BUYER),
      'POST /api/hosted/meetings/save': () => {
        sent += 1;
        return answers[sent - 1]?.() ?? refusal(503, 'server.unavailable');
      },
    },
  });
  return { user, router, sent: () => sent };
}

test('says that a submission failed and keeps the plan; once sent, a further press sends nothing', async () => {
  // The page moves on after a delay, which lasts until the test has pressed.
  const { setTimeout: wait } = globalThis;
  let leave = (): void => undefined;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((then: () => void, ms?: number) => {
    if (ms !== 1500) return wait(then, ms);
    leave = then;
    return 0;
  }) as typeof setTimeout);
  const { user, router, sent } = openWith([
    () => new Response('', { status: 500 }),
    () => Response.json({ success: true, message: 'Saved.' }),
  ]);
  await user.click(await screen.findByRole('button', { name: /^Submit/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Information' });
  expect(dialog.textContent).toContain('Failed to schedule meetings. Please try again.');
  expect(draft.meetings.read()).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  // The page asks whether the plan was stored before it offers to send it again.
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/checking whether it arrived/)).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Submit/ }));
  await user.click(await screen.findByRole('button', { name: 'Submitted Successfully' }));
  await screen.findByText(SAVED);
  expect(sent()).toBe(2);
  act(leave);
  await screen.findByRole('heading', { name: 'Another step' });
  expect(router.state.location.pathname).toBe(HOSTED_PATHS.finalMeetings);
});

test('when submitted a moment earlier from another device, says so and leads to the meetings', async () => {
  const { user, router } = openWith([() => refusal(409, 'hosted.meetings-saved')]);
  await user.click(await screen.findByRole('button', { name: /^Submit/ }));
  await screen.findByText(SAVED);
  await screen.findByRole('heading', { name: 'Another step' });
  expect(router.state.location.pathname).toBe(HOSTED_PATHS.finalMeetings);
});
