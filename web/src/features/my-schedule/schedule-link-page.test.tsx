// Requesting the link again: mistakes are shown at the field, and every address gets the same response.

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMAIL_INVALID, requiredMessage } from '@visavis/domain/message/form-messages';
import { message } from '@visavis/domain/message/message';
import { englishOf, inEnglish } from '@visavis/domain/words/english';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { ScheduleLinkPage } from './schedule-link-page.tsx';

const NO_LINK_SENTENCE = inEnglish(message('my-schedule.no-mail-server'));

const SCHEDULE_LINK_SENTENCE = inEnglish(message('my-schedule.link-on-its-way'));

const CONTACT = 'pr@exhibition.example';

function open(answer: () => Response) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetched);
  renderIn(<ScheduleLinkPage contact={CONTACT} />);
  return { fetched, user: userEvent.setup() };
}

const refusal = (status: number, code: string, message: string, more: object = {}) =>
  Response.json({ error: message, message, code, requestId: '1', ...more }, { status });
const send = () => screen.getByRole('button', { name: 'Send me my link again' });
const email = () => screen.getByLabelText('Email');

test('shows a mistake at the field and sends nothing', async () => {
  const { user, fetched } = open(() => Response.json({}));
  await user.click(send());
  screen.getByText(englishOf(requiredMessage('email')));
  await expect.poll(() => document.activeElement).toBe(email());
  await user.type(email(), 'amira');
  expect(screen.queryByText(englishOf(requiredMessage('email')))).toBeNull();
  await user.click(send());
  screen.getByText(englishOf(EMAIL_INVALID));
  expect(fetched).not.toHaveBeenCalled();
});

test('shows the response on the page, with the requested address', async () => {
  const { user, fetched } = open(() => Response.json({ success: true, message: SCHEDULE_LINK_SENTENCE }));
  await user.type(email(), ' amira@kenari.example ');
  await user.click(send());
  const answer = await screen.findByText(new RegExp(SCHEDULE_LINK_SENTENCE));
  expect(answer.closest('[role=status]')).not.toBeNull();
  expect(answer.textContent).toContain('amira@kenari.example');
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({ email: 'amira@kenari.example' });
});

test.each([
  [
    429,
    'request.too-many',
    'Too many requests. Try again in 5 minutes.',
    'Too many requests. Try again in 5 minutes.',
  ],
  [409, 'email.not-configured', NO_LINK_SENTENCE, NO_LINK_SENTENCE],
  [503, 'server.unavailable', 'Down.', 'This could not be sent. Please check your connection and try again.'],
] as const)('shows a failure with status %i', async (status, code, message, shown) => {
  const { user } = open(() => refusal(status, code, message));
  await user.type(email(), 'amira@kenari.example');
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).toContain(shown);
});

test('shows the contact address beside the sentence when the site sends no email', async () => {
  const { user } = open(() => refusal(409, 'email.not-configured', NO_LINK_SENTENCE));
  await user.type(email(), 'amira@kenari.example');
  await user.click(send());
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('link', { name: CONTACT }).getAttribute('href')).toBe(`mailto:${CONTACT}`);
});

test("shows the server's message about the field at the field", async () => {
  const { user } = open(() =>
    refusal(422, 'request.invalid', 'No.', { fields: { email: englishOf(EMAIL_INVALID) } }),
  );
  await user.type(email(), 'amira@kenari.example');
  await user.click(send());
  await screen.findByText(englishOf(EMAIL_INVALID));
  expect(screen.queryByRole('alert')).toBeNull();
});
