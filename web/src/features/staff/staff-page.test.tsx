// Staff as an admin manages them: every action asks or saves first, and every refusal is told.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { StaffMember } from '@visavis/contract/staff/endpoints';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../../lib/session-token.ts';
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
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const open = async (more: Record<string, { status?: number; body: unknown }> = {}) => {
  const stage = renderStaff(<StaffPage />, { 'GET /api/organisers': { body: [boss, vera, ivan] }, ...more });
  await screen.findByText('vera@visavis.example');
  return stage;
};
const row = (email: string) => within(screen.getByRole('row', { name: new RegExp(email) }));
const said = (sentence: string | RegExp) => screen.findByText(sentence);

describe('StaffPage', () => {
  it('shows who is who, how they stand, and what can be done', async () => {
    await open();
    row('boss').getByText('boss@visavis.example (you)');
    row('vera').getByText('20 May 2025, 10.42am');
    row('ivan').getByText('Never');
    row('ivan').getByRole('button', { name: 'Invite again, ivan@visavis.example' });
    row('vera').getByRole('button', { name: 'Remove two-step verification, vera@visavis.example' });
    // The own second factor is turned off in the account.
    expect(row('boss').queryByRole('button', { name: /two-step verification/ })).toBeNull();
  });

  it('changes a role when it is saved, and not before', async () => {
    const { user, asked } = await open({
      'PUT /api/organisers/2': { body: { ...vera, role: 'editor' } },
    });
    await user.selectOptions(row('vera').getByRole('combobox'), 'Editor');
    expect(asked).toHaveLength(1);
    await user.click(row('vera').getByRole('button', { name: 'Save the role of vera@visavis.example' }));
    await said('vera@visavis.example now has the role Editor.');
    expect(asked.at(-1)).toEqual({
      call: 'PUT /api/organisers/2',
      body: { role: 'editor' },
      token: 'Bearer token',
    });
    expect(row('vera').queryByRole('button', { name: /^Save/ })).toBeNull();
  });

  it('tells why the last admin stays one', async () => {
    const sentence = 'This is the last admin. Please make somebody else an admin first.';
    const { user } = await open({
      'PUT /api/organisers/1': refusal(409, 'organiser.last-admin', sentence),
    });
    await user.selectOptions(row('boss').getByRole('combobox'), 'Viewer');
    await user.click(row('boss').getByRole('button', { name: /^Save/ }));
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toBe(sentence);
    expect(document.activeElement).toBe(banner);
  });

  it('asks before it disables, and enables at once', async () => {
    const { user, asked, answers } = await open();
    await user.click(row('vera').getByRole('button', { name: /^Disable/ }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Disable account' }));
    dialog.getByText(/vera@visavis\.example will be logged out at once/);
    expect(asked).toHaveLength(1);
    answers['PUT /api/organisers/2'] = { body: { ...vera, state: 'disabled' } };
    await user.click(dialog.getByRole('button', { name: 'Disable' }));
    await said('vera@visavis.example is disabled.');
    expect(asked.at(-1)?.body).toEqual({ isDisabled: true });
    answers['PUT /api/organisers/2'] = { body: vera };
    await user.click(row('vera').getByRole('button', { name: /^Enable/ }));
    await said('vera@visavis.example is enabled.');
  });

  it('takes a lost second factor off after asking', async () => {
    const { user } = await open({ 'DELETE /api/organisers/2/totp': { body: { success: true } } });
    await user.click(row('vera').getByRole('button', { name: /^Remove two-step verification/ }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove two-step verification' }),
    );
    await said('Two-step verification is removed for vera@visavis.example.');
    row('vera').getByText('Off');
  });

  it('invites by email, with slips and refusals at the field', async () => {
    const { user, asked, answers } = await open();
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Invite somebody' }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(dialog.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(asked).toHaveLength(1);
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
    await said(/^nina@visavis\.example is invited\./);
    expect(asked.at(-1)?.body).toEqual({ email: 'nina@visavis.example', role: 'editor' });
    expect(screen.queryByRole('dialog')).toBeNull();
    row('nina').getByText('Invited');
  });

  it('invites again, and tells when that was too often', async () => {
    const { user, answers } = await open({
      'POST /api/organisers/3/invitation': { body: { success: true } },
    });
    await user.click(row('ivan').getByRole('button', { name: /^Invite again/ }));
    await said('ivan@visavis.example will get another invitation.');
    answers['POST /api/organisers/3/invitation'] = refusal(429, 'request.too-many', 'Please wait an hour.');
    await user.click(row('ivan').getByRole('button', { name: /^Invite again/ }));
    await said('Please wait an hour.');
  });

  it('that cannot be loaded says so', async () => {
    const { user, answers } = renderStaff(<StaffPage />, {});
    await said(/could not be loaded/);
    answers['GET /api/organisers'] = { body: [boss] };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
  });
});
