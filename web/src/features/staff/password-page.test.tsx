// Choosing a password with a mailed link, and requesting such a link.

import { cleanup, screen } from '@testing-library/react';
import { message } from '@visavis/domain/message/message';
import { inEnglish } from '@visavis/domain/words/english';
import { describe, expect, it } from 'vitest';
import { readToken } from '../../lib/session-token.ts';
import { storeSession } from '../../lib/stored-session.ts';
import { ForgottenPasswordPage } from './forgotten-password-page.tsx';
import { PasswordPage } from './password-page.tsx';
import { refusal, renderStaff } from './testing/render-staff.tsx';

const PASSWORD_RESET_SENTENCE = inEnglish(message('account.reset-on-its-way'));

const ADDRESS = '/dashboard/password?key=secret';
const dead = refusal(404, 'resource.not-found', 'This link is unknown, used or has expired.');
const open = (answer: { status?: number; body: unknown }, address = ADDRESS) =>
  renderStaff(<PasswordPage />, { 'POST /api/password-link': answer }, address);
const invitation = { body: { email: 'vera@visavis.example', purpose: 'invitation' } };

describe('PasswordPage', () => {
  it('says who it is for, validates the length, and links to the login', async () => {
    const { user, requests, answers } = open(invitation);
    await screen.findByText('You are invited to the dashboard as vera@visavis.example.');
    expect(requests[0]?.body).toEqual({ key: 'secret' });
    await user.type(screen.getByLabelText('New password'), 'too short');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    screen.getByText('Please choose at least 12 characters');
    expect(requests).toHaveLength(1);
    await user.type(screen.getByLabelText('New password'), ' no more');
    answers['POST /api/password'] = { body: { success: true, email: 'vera@visavis.example' } };
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    const title = await screen.findByRole('heading', { name: 'Your password is set' });
    await expect.poll(() => document.activeElement).toBe(title);
    expect(requests.at(-1)?.body).toEqual({ key: 'secret', password: 'too short no more' });
    expect(screen.getByRole('link', { name: 'Go to the login' }).getAttribute('href')).toBe('/dashboard');
  });

  it.each([
    ['vera@visavis.example', null],
    ['boss@visavis.example', 'token'],
  ])('ends the stored session only if it belongs to the same account: %s', async (email, kept) => {
    storeSession('token', { id: 1, email, role: 'admin' });
    const { user, answers } = open(invitation);
    await user.type(await screen.findByLabelText('New password'), 'a long enough sentence');
    answers['POST /api/password'] = { body: { success: true, email: 'vera@visavis.example' } };
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    await screen.findByRole('heading', { name: 'Your password is set' });
    expect(readToken()).toBe(kept);
  });

  it('says that a link no longer works and offers another', async () => {
    open(dead);
    await screen.findByRole('heading', { name: 'This link no longer works' });
    screen.getByRole('link', { name: 'Ask for a new link' });
    cleanup();
    const { requests } = open(invitation, '/dashboard/password');
    await screen.findByRole('heading', { name: 'This link no longer works' });
    expect(requests).toEqual([]);
  });

  it('says that the link could not be checked, and checks it again', async () => {
    const { user, answers } = open({ status: 500, body: '' });
    expect((await screen.findByRole('alert')).textContent).toContain('We got no reply');
    answers['POST /api/password-link'] = dead;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'This link no longer works' });
  });

  it('says so too when the link expires before the password is sent', async () => {
    const { user, answers } = open(invitation);
    await user.type(await screen.findByLabelText('New password'), 'a long enough sentence');
    answers['POST /api/password'] = dead;
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    await screen.findByRole('heading', { name: 'This link no longer works' });
  });

  it('says that no response came and keeps what was typed', async () => {
    const { user } = open(invitation);
    await user.type(await screen.findByLabelText('New password'), 'a long enough sentence');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We got no reply');
    expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe('a long enough sentence');
  });
});

describe('ForgottenPasswordPage', () => {
  it('shows the response on the page, the same for every address', async () => {
    const { user, answers, requests } = renderStaff(<ForgottenPasswordPage />, {});
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    screen.getByText('Email is required');
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(requests).toEqual([]);
    await user.type(screen.getByLabelText('Email'), 'vera@visavis.example');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We got no reply');
    answers['POST /api/password-reset'] = { body: { success: true, message: PASSWORD_RESET_SENTENCE } };
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    await screen.findByText(new RegExp(PASSWORD_RESET_SENTENCE));
    answers['POST /api/password-reset'] = refusal(429, 'request.too-many', 'Please wait 5 minutes.');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Please wait 5 minutes.');
  });
});
