// Staff management by an admin: every action needs a confirmation or a save, and every refusal is shown.
import { screen, waitFor, within } from '@testing-library/react';
import type { StaffMember } from '@visavis/contract/staff/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeSession } from '../../lib/stored-session.ts';
import { StaffPage } from './staff-page.tsx';
import { refusal, renderStaff } from './testing/render-staff.tsx';

const member = (id: number, email: string, changes: Partial<StaffMember> = {}): StaffMember => ({
  id,
  email,
  role: 'viewer',
  state: 'active',
  hasSecondFactor: false,
  createdAt: '2025-05-01T00:00:00.000Z',
  lastSeenAt: '2025-05-20T02:42:00.000Z',
  ...changes,
});
const boss = member(1, 'boss@visavis.example', { role: 'admin', hasSecondFactor: true });
const vera = member(2, 'vera@visavis.example', { hasSecondFactor: true });
const ivan = member(3, 'ivan@visavis.example', { state: 'invited', lastSeenAt: null });

beforeEach(() => storeSession('token', { id: 1, email: boss.email, role: 'admin' }));

const open = async (more: Record<string, { status?: number; body: unknown }> = {}) => {
  const stage = renderStaff(<StaffPage />, { 'GET /api/organisers': { body: [boss, vera, ivan] }, ...more });
  await screen.findByText('vera@visavis.example');
  return stage;
};
const row = (email: string) => within(screen.getByRole('row', { name: new RegExp(email) }));
const shown = (sentence: string | RegExp) => screen.findByText(sentence);

describe('StaffPage', () => {
  it('lists the accounts with their state and actions', async () => {
    await open();
    row('boss').getByText('boss@visavis.example (you)');
    row('vera').getByText('20 May 2025, 10.42am');
    row('ivan').getByText('Never');
    row('ivan').getByRole('button', { name: 'Invite again, ivan@visavis.example' });
    row('vera').getByRole('button', { name: 'Remove two-step verification, vera@visavis.example' });
    // The own second factor is turned off on the account page.
    expect(row('boss').queryByRole('button', { name: /two-step verification/ })).toBeNull();
  });

  it('changes a role only when it is saved', async () => {
    const { user, requests } = await open({
      'PUT /api/organisers/2': { body: { ...vera, role: 'editor' } },
    });
    await user.selectOptions(row('vera').getByRole('combobox'), 'Editor');
    expect(requests).toHaveLength(1);
    await user.click(row('vera').getByRole('button', { name: 'Save the role of vera@visavis.example' }));
    await shown('vera@visavis.example now has the role Editor.');
    expect(requests.at(-1)).toEqual({
      call: 'PUT /api/organisers/2',
      body: { role: 'editor' },
      token: 'Bearer token',
    });
    expect(row('vera').queryByRole('button', { name: /^Save/ })).toBeNull();
  });

  it('says why the last admin can neither lose the role nor be disabled', async () => {
    const sentence = 'This is the last admin. Please make somebody else an admin first.';
    const { user, requests } = await open({
      'PUT /api/organisers/1': refusal(409, 'organiser.last-admin', sentence),
    });
    await user.selectOptions(row('boss').getByRole('combobox'), 'Viewer');
    await user.click(row('boss').getByRole('button', { name: /^Save/ }));
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toBe(sentence);
    await expect.poll(() => document.activeElement).toBe(banner);
    await user.selectOptions(row('boss').getByRole('combobox'), 'Admin');
    await user.click(row('boss').getByRole('button', { name: /^Disable/ }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Disable' }));
    const changes = () => requests.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
    await waitFor(() => expect(changes()).toEqual([{ role: 'viewer' }, { isDisabled: true }]));
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    row('boss').getByText('Active');
  });

  it('asks before it disables, and enables at once', async () => {
    const { user, requests, answers } = await open();
    await user.click(row('vera').getByRole('button', { name: /^Disable/ }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Disable account' }));
    await expect.poll(() => document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
    dialog.getByText(/vera@visavis\.example will be logged out at once/);
    expect(requests).toHaveLength(1);
    answers['PUT /api/organisers/2'] = { body: { ...vera, state: 'disabled' } };
    await user.click(dialog.getByRole('button', { name: 'Disable' }));
    await shown('vera@visavis.example is disabled.');
    expect(requests.at(-1)?.body).toEqual({ isDisabled: true });
    answers['PUT /api/organisers/2'] = { body: vera };
    await user.click(row('vera').getByRole('button', { name: /^Enable/ }));
    await shown('vera@visavis.example is enabled.');
  });

  it('removes a lost second factor after asking', async () => {
    const { user } = await open({ 'DELETE /api/organisers/2/totp': { body: { success: true } } });
    await user.click(row('vera').getByRole('button', { name: /^Remove two-step verification/ }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove two-step verification' }),
    );
    await shown('Two-step verification is removed for vera@visavis.example.');
    row('vera').getByText('Off');
  });

  it('invites by email, and shows mistakes and refusals at the field', async () => {
    const { user, requests, answers } = await open();
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Invite somebody' }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(dialog.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    dialog.getByText('Email is required');
    await user.type(dialog.getByLabelText('Email'), 'nina at visavis');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    dialog.getByText('Email is invalid');
    await expect.poll(() => document.activeElement).toBe(dialog.getByLabelText('Email'));
    expect(requests).toHaveLength(1);
    await user.clear(dialog.getByLabelText('Email'));
    await user.type(dialog.getByLabelText('Email'), 'nina@visavis.example');
    await user.selectOptions(dialog.getByLabelText('Role'), 'Editor');
    answers['POST /api/organisers'] = refusal(
      409,
      'organiser.email-taken',
      'There is an account with this email address already.',
    );
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await dialog.findByText('There is an account with this email address already.');
    answers['POST /api/organisers'] = {
      status: 201,
      body: member(4, 'nina@visavis.example', { role: 'editor', state: 'invited' }),
    };
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await shown(/^nina@visavis\.example is invited\./);
    expect(requests.at(-1)?.body).toEqual({ email: 'nina@visavis.example', role: 'editor' });
    expect(screen.queryByRole('dialog')).toBeNull();
    row('nina').getByText('Invited');
  });

  it('invites again, and shows the rate limit', async () => {
    const { user, answers } = await open({
      'POST /api/organisers/3/invitation': { body: { success: true } },
    });
    await user.click(row('ivan').getByRole('button', { name: /^Invite again/ }));
    await shown('ivan@visavis.example will get another invitation.');
    answers['POST /api/organisers/3/invitation'] = refusal(429, 'request.too-many', 'Please wait an hour.');
    await user.click(row('ivan').getByRole('button', { name: /^Invite again/ }));
    await shown('Please wait an hour.');
    delete answers['POST /api/organisers/3/invitation'];
    await user.click(row('ivan').getByRole('button', { name: /^Invite again/ }));
    await shown(
      'We got no reply, so this may not have gone through. Please check your connection and try again.',
    );
  });

  it('says that loading failed, and retries on request', async () => {
    const { user, answers } = renderStaff(<StaffPage />, {});
    await shown(/could not be loaded/);
    answers['GET /api/organisers'] = { body: [boss] };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
  });
});
