// The meetings of one registration, opened from another list: decided and emailed there.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import { expect, test, vi } from 'vitest';
import { storeSession } from '../../lib/stored-session.ts';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { RegistrationSchedule } from './registration-schedule.tsx';
import { edition, group, meeting } from './testing/review-fixture.ts';

async function openSchedule(registration: MeetingGroup, role: OrganiserRole = 'editor') {
  storeSession('token', { id: 1, email: 'mei@visavis.example', role });
  const calls: string[] = [];
  const decided = {
    ...registration,
    status: 'Approved' as const,
    schedules: registration.schedules.map((one) => ({ ...one, status: MEETING_STATUS.approved })),
  };
  const mail = { id: 9, state: 'queued' as const, error: null, isOutdated: false };
  const answers: Record<string, () => unknown> = {
    'GET /api/edition': () => edition,
    'GET /api/meetings/1': () => registration,
    'POST /api/meetings/11/approve': () => ({ success: true, group: decided }),
    'POST /api/meetings/send-status-email': () => ({
      success: true,
      message: 'The email is being sent.',
      group: { ...decided, mail },
    }),
  };
  vi.stubGlobal('fetch', async (input: string, request?: RequestInit) => {
    const call = `${request?.method ?? 'GET'} ${new URL(input, 'http://visavis.example').pathname}`;
    calls.push(call);
    if (call.endsWith('/approve')) Object.assign(registration, decided);
    return new Response(JSON.stringify(answers[call]?.() ?? {}), { status: answers[call] ? 200 : 404 });
  });
  const onClose = vi.fn();
  renderIn(<RegistrationSchedule id={1} onClose={onClose} />);
  await screen.findByText('1 of 1 meetings');
  const dialog = within(screen.getByRole('dialog', { name: 'Schedule Meetings:' }));
  return { user: userEvent.setup(), dialog, calls, onClose };
}

test.each([
  ['2026-01', 'Version 2026-01'],
  [null, 'N/A'],
])('names the version of the terms that were accepted: %s', async (termsVersion, shown) => {
  const { dialog } = await openSchedule(group({ termsVersion }));
  expect(dialog.getByText('Accepted terms').nextElementSibling?.textContent).toBe(shown);
});

test('a pending meeting blocks the email and says so; once approved, it is sent from here', async () => {
  const { user, dialog, calls } = await openSchedule(group());
  const send = () => dialog.getByRole('button', { name: 'Send Email to Amira Rahman' });
  expect(send().getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(send().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'There are pending meetings. Please approve or reject them before sending the email.',
  );
  await user.click(send());
  expect(calls).not.toContain('POST /api/meetings/send-status-email');
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(send().getAttribute('aria-disabled')).toBeNull());
  await user.click(send());
  expect(await dialog.findByText('Sending')).toBeDefined();
  expect(calls).toContain('POST /api/meetings/send-status-email');
});

test('a viewer can only read and close', async () => {
  const { user, dialog, onClose } = await openSchedule(
    group({ schedules: [meeting({ status: MEETING_STATUS.approved })] }),
    'viewer',
  );
  expect(dialog.queryByRole('button', { name: /Send|Approve|Reject/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});
