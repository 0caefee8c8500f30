// One's own account: a new password keeps this session, and the second factor is on once a code has confirmed it.
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readToken } from '../../lib/session-token.ts';
import { readUser, storeSession } from '../../lib/stored-session.ts';
import { AccountPage } from './account-page.tsx';
import { refusal, renderStaff } from './testing/render-staff.tsx';

const account = { id: 1, email: 'vera@visavis.example', role: 'editor', hasSecondFactor: false };

beforeEach(() => storeSession('token', { id: 1, email: account.email, role: 'editor' }));

const open = async (hasSecondFactor = false, role: 'editor' | 'desk' = 'editor') => {
  const stage = renderStaff(<AccountPage />, {
    'GET /api/account': { body: { ...account, role, hasSecondFactor } },
  });
  await screen.findByText(`vera@visavis.example, ${role === 'desk' ? 'Desk' : 'Editor'}`);
  return stage;
};
const press = (name: string) => screen.getByRole('button', { name });

it('offers a choice of the first page, except to accounts for the Desk only', async () => {
  await open();
  expect(screen.getByLabelText('First page')).toBeDefined();
  cleanup();
  await open(false, 'desk');
  expect(screen.queryByLabelText('First page')).toBeNull();
});

describe('the password', () => {
  it('is validated before it is sent', async () => {
    const { user, requests } = await open();
    await user.type(screen.getByLabelText('New password'), 'short');
    await user.click(press('Change password'));
    screen.getByText('Password is required');
    screen.getByText('Please choose at least 12 characters');
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Current password'));
    expect(requests).toHaveLength(1);
  });

  it('continues with the new token once changed', async () => {
    const { user, answers } = await open();
    await user.type(screen.getByLabelText('Current password'), 'wrong');
    await user.type(screen.getByLabelText('New password'), 'a long enough sentence');
    answers['PUT /api/account/password'] = refusal(422, 'request.invalid', 'No.', {
      fields: { currentPassword: 'Wrong password' },
    });
    await user.click(press('Change password'));
    await screen.findByText('Wrong password');
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Current password'));
    expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe('a long enough sentence');
    expect(readToken()).toBe('token');
    delete answers['PUT /api/account/password'];
    await user.click(press('Change password'));
    await screen.findByText(
      'We got no reply, so this may not have gone through. Please check your connection and try again.',
    );
    answers['PUT /api/account/password'] = { body: { success: true, token: 'another' } };
    await user.click(press('Change password'));
    await screen.findByText(/^Your password is changed\./);
    expect(readToken()).toBe('another');
    expect(readUser()?.email).toBe(account.email);
    for (const label of ['Current password', 'New password'])
      expect((screen.getByLabelText(label) as HTMLInputElement).value).toBe('');
  });

  it('can be shown', async () => {
    const { user } = await open();
    const field = screen.getByLabelText('New password');
    expect(field.getAttribute('type')).toBe('password');
    await user.click(screen.getAllByRole('button', { name: 'Show password' })[1] ?? document.body);
    expect(field.getAttribute('type')).toBe('text');
  });
});

describe('the second factor', () => {
  it('is set up with a code to scan, a key to type, and a code that confirms it', async () => {
    const { user, requests, answers } = await open();
    answers['POST /api/account/totp'] = {
      body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Visavis:vera?secret=JBSWY3DPEHPK3PXP' },
    };
    await user.click(press('Set up'));
    screen.getByText('Password is required');
    await user.type(screen.getByLabelText('Your password'), 'a long enough sentence');
    await user.click(press('Set up'));
    expect(requests.at(-1)?.body).toEqual({ password: 'a long enough sentence' });
    await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    screen.getByText('JBSW Y3DP EHPK 3PXP');
    await user.type(screen.getByLabelText('Six-digit code'), '12345');
    await user.click(press('Turn on'));
    screen.getByText('Please give the six digits');
    await user.clear(screen.getByLabelText('Six-digit code'));
    await user.type(screen.getByLabelText('Six-digit code'), '123 456');
    const wrong = 'That code is wrong. Please try the next one.';
    answers['POST /api/account/totp/confirm'] = refusal(422, 'request.invalid', wrong, {
      fields: { code: wrong },
    });
    await user.click(press('Turn on'));
    await screen.findByText(wrong);
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Six-digit code'));
    answers['POST /api/account/totp/confirm'] = { body: { success: true } };
    await user.click(press('Turn on'));
    await screen.findByText('Two-step verification is on.');
    const title = screen.getByRole('heading', { name: 'Two-step verification' });
    await expect.poll(() => document.activeElement).toBe(title);
    screen.getByText('Every login asks for a code from your authenticator app.');
    expect(requests.at(-1)?.body).toEqual({ code: '123 456' });
    press('Turn off');
  });

  it('is turned off with the password', async () => {
    const { user, answers } = await open(true);
    await user.type(screen.getByLabelText('Your password'), 'a long enough sentence');
    answers['POST /api/account/totp/remove'] = refusal(422, 'request.invalid', 'No.', {
      fields: { password: 'Wrong password' },
    });
    await user.click(press('Turn off'));
    await screen.findByText('Wrong password');
    answers['POST /api/account/totp/remove'] = { body: { success: true } };
    await user.click(press('Turn off'));
    await screen.findByText('Two-step verification is off.');
    press('Set up');
  });
});
