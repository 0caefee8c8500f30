// The login: messages, the second factor, the stored session, and the page behind it when a session ends.
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearSession, leaveSession } from '../../lib/session-token.ts';
import { storeSession } from '../../lib/stored-session.ts';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { SessionGate } from './session-gate.tsx';
import { useLogOut } from './use-log-out.ts';

const USER = { id: 1, email: 'mei@visavis.example', role: 'admin' } as const;
const server = vi.fn<typeof fetch>();
const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refuse = (status: number, code: string, message: string, more: object = {}) =>
  answer(status, { error: message, message, code, requestId: 'r', ...more });
let logInAnswers: Response[] = [];

beforeEach(() => {
  logInAnswers = [];
  server.mockReset();
  server.mockImplementation(async (input) => {
    if (String(input) === '/api/login') return logInAnswers.shift() ?? refuse(500, 'server.failed', 'Oh.');
    if (String(input) === '/api/logout') return refuse(503, 'server.unavailable', 'Not now.');
    return answer(200, { ...USER, hasSecondFactor: false });
  });
  vi.stubGlobal('fetch', server);
});

function Page({ ended }: { ended?: string }) {
  const main = useRef<HTMLElement>(null);
  const { isLeaving, leave } = useLogOut();
  return (
    <main ref={main} tabIndex={-1}>
      <SessionGate main={main} isLeaving={isLeaving} ended={ended}>
        <label>
          Note <input />
        </label>
        <button type="button" onClick={leave}>
          Leave
        </button>
      </SessionGate>
    </main>
  );
}

function visit(ended?: string) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  renderIn(
    <ToastRegion durationMs={5000}>
      <Page {...(ended !== undefined && { ended })} />
    </ToastRegion>,
    { queries },
  );
  return userEvent.setup();
}
type User = ReturnType<typeof userEvent.setup>;
const press = (user: User) => user.click(screen.getByRole('button', { name: 'Login' }));
async function fill(user: User) {
  await user.type(screen.getByLabelText('Email'), 'mei@visavis.example');
  await user.type(screen.getByLabelText('Password'), 'correct horse battery');
}

test('shows the login over an empty page without a session, and requires both fields', async () => {
  const user = visit();
  expect(screen.queryByLabelText('Note')).toBeNull();
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
  await press(user);
  expect(screen.getByText('Email is required')).toBeDefined();
  expect(screen.getByText('Password is required')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Login' })).toBeDefined();
  expect(server).not.toHaveBeenCalled();
});

test.each([
  [refuse(401, 'session.wrong-credentials', 'Some words.'), 'Invalid email or password'],
  [refuse(503, 'server.unavailable', 'Some words.'), 'An error occurred. Please try again.'],
  [Response.json({ user: {} }), 'Error during login. Please try again.'],
  [
    refuse(429, 'request.too-many', 'Too many tries. Please wait 15 minutes.'),
    'Too many tries. Please wait 15 minutes.',
  ],
])('shows a refusal above the fields, which keep what was typed (%#)', async (refusal, sentence) => {
  logInAnswers = [refusal.clone(), answer(200, { token: 'new', user: USER })];
  const user = visit();
  await fill(user);
  await press(user);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'mei@visavis.example');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'correct horse battery');
  expect(localStorage.getItem('authToken')).toBeNull();
  await press(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('sends one login however often the button is pressed, and says so when no answer comes', async () => {
  let fail = () => {};
  server.mockImplementation(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new TypeError('no network'));
      }),
  );
  const user = visit();
  await fill(user);
  await press(user);
  const busy = await screen.findByRole('button', { name: 'Logging in...' });
  await user.click(busy);
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  expect(server).toHaveBeenCalledOnce();
  fail();
  expect(await screen.findByText('An error occurred. Please try again.')).toBeDefined();
});

test('shows a third field and keeps the others when a code is needed', async () => {
  logInAnswers = [
    refuse(401, 'session.code-needed', 'Please give the code.'),
    refuse(401, 'session.code-needed', 'Please give the code.'),
    refuse(401, 'session.wrong-credentials', 'That code is wrong.', {
      fields: { code: 'That code is wrong.' },
    }),
    answer(200, { token: 'new', user: USER }),
  ];
  const user = visit();
  await fill(user);
  await press(user);
  const code = await screen.findByLabelText('Six-digit code');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(code.getAttribute('inputmode')).toBe('numeric');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'mei@visavis.example');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'correct horse battery');
  expect(screen.queryByText('Please give the code.')).toBeNull();
  await press(user);
  expect(await screen.findByText('Please give the code.')).toBeDefined();
  await user.type(code, '123 456');
  expect(screen.queryByText('Please give the code.')).toBeNull();
  await press(user);
  // The password was right, so the error is shown at the code.
  expect(await screen.findByText('That code is wrong.')).toBeDefined();
  expect(code.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => document.activeElement).toBe(code);
  expect(screen.queryByText('Invalid email or password')).toBeNull();
  await press(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = JSON.parse(String(server.mock.calls[2]?.[1]?.body));
  expect(body).toMatchObject({ code: '123456' });
});

test('a login stores token and user and opens the page', async () => {
  logInAnswers = [answer(200, { token: 'new', user: USER })];
  const user = visit();
  await fill(user);
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText('Note')).toBeDefined();
  expect(localStorage.getItem('authToken')).toBe('new');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(USER);
});

test('keeps what was typed when the session ends', async () => {
  storeSession('old', USER);
  const user = visit();
  await user.type(screen.getByLabelText('Note'), 'half a sentence');
  act(() => clearSession());
  expect(screen.getByRole('dialog', { name: 'Login' })).toBeDefined();
  logInAnswers = [answer(200, { token: 'new', user: USER })];
  await fill(user);
  await press(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'half a sentence');
});

test('a page that works without a session keeps the focus when it ends, and a button opens the login', async () => {
  storeSession('old', USER);
  const user = visit('It goes on.');
  await user.type(screen.getByLabelText('Note'), 'one ');
  act(() => clearSession());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('It goes on.')).toBeDefined();
  await user.keyboard('two{Enter}');
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'one two');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('dialog', { name: 'Login' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  logInAnswers = [answer(200, { token: 'new', user: USER })];
  await fill(user);
  await press(user);
  await waitFor(() => expect(screen.queryByText('It goes on.')).toBeNull());
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'one two');
});

test('after a logout in another tab, the login covers even a page that works without a session', () => {
  storeSession('old', USER);
  visit('It goes on.');
  act(() => leaveSession());
  expect(screen.getByRole('dialog', { name: 'Login' })).toBeDefined();
  expect(screen.queryByText('It goes on.')).toBeNull();
});

test('does not send a login if a scanner typed something other than an email address', async () => {
  const user = visit();
  await user.type(screen.getByLabelText('Password'), 'BM-7K3M-Q2XD');
  await user.type(screen.getByLabelText('Email'), 'BM-7K3M-Q2XD{Enter}');
  expect(await screen.findByText('Email is invalid')).toBeDefined();
  expect(server).not.toHaveBeenCalled();
});

test('never shows another organiser what the previous one typed', async () => {
  storeSession('old', USER);
  const user = visit();
  await user.type(screen.getByLabelText('Note'), 'half a sentence');
  act(() => clearSession());
  const other = { id: 2, email: 'kenji@visavis.example', role: 'viewer' } as const;
  server.mockImplementation(async (input) =>
    String(input) === '/api/login'
      ? answer(200, { token: 'new', user: other })
      : answer(200, { ...other, hasSecondFactor: false }),
  );
  await fill(user);
  await press(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Note')).toHaveProperty('value', '');
});

test.each([
  ['in this tab', (user: User) => user.click(screen.getByRole('button', { name: 'Leave' }))],
  ['in another tab', () => act(() => leaveSession())],
])('a logout %s removes unsent text', async (_, leave) => {
  storeSession('old', USER);
  const user = visit();
  sessionStorage.setItem('unsentTexts', '{}');
  await leave(user);
  await waitFor(() => expect(sessionStorage.getItem('unsentTexts')).toBeNull());
});

test('reports a failed logout, but removes the token all the same', async () => {
  storeSession('old', USER);
  const user = visit();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Error during logout. Please try again.')).toBeDefined();
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull();
});

test('says that the session could not be checked, and keeps the page and the token', async () => {
  storeSession('old', USER);
  server.mockImplementation(async () => refuse(503, 'server.unavailable', 'Not now.'));
  visit();
  expect(await screen.findByText('Error checking authentication status.')).toBeDefined();
  expect(screen.getByLabelText('Note')).toBeDefined();
  expect(localStorage.getItem('authToken')).toBe('old');
});
