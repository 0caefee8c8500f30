// An action on the server: busy, refused, unreachable, without a session, and undone.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { addFailedAddress } from '@visavis/contract/failed-address/calls';
import { setMailChoice } from '@visavis/contract/mail-choice/calls';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../lib/api-client.ts';
import { readToken, TOKEN_KEY } from '../lib/session-token.ts';
import { Hindrance, useAction } from './use-action.ts';

let answers: (() => Response | Promise<Response>)[];
let server: ReturnType<typeof vi.fn>;
let queries: QueryClient;
beforeEach(() => {
  answers = [];
  queries = new QueryClient();
  localStorage.setItem(TOKEN_KEY, 'session');
  server = vi.fn(async () => {
    const next = answers.shift();
    if (!next) throw new TypeError('no network');
    return next();
  });
  vi.stubGlobal('fetch', server);
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);

const refuse =
  (status: number, code: string, message: string, parts: object = {}) =>
  () =>
    Response.json({ code, error: message, message, ...parts }, { status });
const accept = () => Response.json({ entered: ['a@x.example'], unknown: [] });

const send = (address: string) => call(addFailedAddress, { body: { address, reason: '' } });

const use = (options: Partial<Parameters<typeof useAction<string, unknown>>[0]> = {}) =>
  renderHook(() => useAction<string>({ act: send, failed: 'It was not entered.', ...options }), { wrapper });

test('is busy while it runs, tells the query client, and ignores a second press', async () => {
  let answer = () => {};
  answers.push(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(accept());
      }),
  );
  const done = vi.fn();
  const { result } = use({ done });
  let second: object | null | undefined;
  let first: Promise<object | null> | undefined;
  await act(async () => {
    // In the same event, before anything renders.
    first = result.current.run('one');
    second = await result.current.run('two');
  });
  expect(second).toBeNull();
  expect(result.current).toMatchObject({ isBusy: true, busyWith: 'one', isDone: false });
  expect(queries.isMutating()).toBe(1);
  await waitFor(() => expect(server).toHaveBeenCalledOnce());
  await act(async () => {
    answer();
    await first;
  });
  expect(await first).toEqual({ came: { entered: ['a@x.example'], unknown: [] } });
  expect(result.current).toMatchObject({ isBusy: false, busyWith: undefined, isDone: true, failure: null });
  expect(done).toHaveBeenCalledExactlyOnceWith({ entered: ['a@x.example'], unknown: [] }, 'one');
  expect(queries.isMutating()).toBe(0);
});

test('shows the server’s message for a refusal, and clears it with the next run', async () => {
  answers.push(refuse(409, 'message.stale', 'Somebody was quicker.'), accept);
  const { result } = use();
  await act(async () => expect(await result.current.run('one')).toBeNull());
  expect(result.current.failure).toBe('Somebody was quicker.');
  await act(async () => expect(await result.current.run('one')).not.toBeNull());
  expect(result.current.failure).toBeNull();
});

test.each([
  ['without an answer', undefined, {}, 'It was not entered.'],
  ['of an outage, as the server says it', refuse(503, 'server.unavailable', 'Not now.'), {}, 'Not now.'],
  [
    'of an outage, where it is hidden',
    refuse(503, 'server.unavailable', 'Not now.'),
    { isOutageHidden: true },
    'It was not entered.',
  ],
  [
    'of a refusal, where an outage is hidden',
    refuse(403, 'session.forbidden', 'Not yours.'),
    { isOutageHidden: true },
    'Not yours.',
  ],
])('shows the right message for a failure %s', async (_, answer, options, words) => {
  if (answer) answers.push(answer);
  const { result } = use(options);
  await act(() => result.current.run('one'));
  expect(result.current.failure).toBe(words);
});

test('the message of a failure may depend on what was sent', async () => {
  const { result } = use({ failed: (address) => `${address} was not entered.` });
  await act(() => result.current.run('one'));
  expect(result.current.failure).toBe('one was not entered.');
});

test('leaves an ended session to the login: shows no message, and reverts the optimistic change', async () => {
  answers.push(refuse(401, 'session.missing', 'Please log in.'));
  const refused = vi.fn();
  const takeBack = vi.fn();
  const settled = vi.fn();
  const { result } = use({ refused, settled, atOnce: () => takeBack });
  await act(async () => expect(await result.current.run('one')).toBeNull());
  expect(result.current).toMatchObject({ isBusy: false, isDone: false, failure: null, error: null });
  expect(readToken()).toBeNull();
  expect(refused).not.toHaveBeenCalled();
  expect(takeBack).toHaveBeenCalledOnce();
  expect(settled).toHaveBeenCalledOnce();
});

test('a 401 of a call without a session is a failure like others', async () => {
  answers.push(refuse(401, 'session.missing', 'This link is not known.'));
  const { result } = use({
    act: () => call(setMailChoice, { key: 'key', body: { stopsGroup: true, stopsReminders: true } }),
  });
  await act(() => result.current.run('one'));
  expect(result.current.failure).toBe('This link is not known.');
  expect(readToken()).toBe('session');
});

test('reports errors by field, and clears the one that is being corrected', async () => {
  const fields = { address: 'No address.', reason: 'Too long.' };
  const refusal = refuse(400, 'request.invalid', 'Please check it.', { fields });
  answers.push(refusal, refusal);
  const both = use();
  await act(() => both.result.current.run('one'));
  expect(both.result.current).toMatchObject({ failure: 'Please check it.', faults: fields });
  const { result } = use({ hasFields: true });
  await act(() => result.current.run('one'));
  expect(result.current).toMatchObject({ failure: null, faults: fields });
  act(() => result.current.forget('address'));
  expect(result.current.failure).toBeNull();
  expect(result.current.faults).toEqual({ reason: 'Too long.' });
  act(() => result.current.forget());
  expect(result.current.faults).toEqual({});
});

test('shows why an action cannot be sent, without sending it', async () => {
  const { result } = use({
    act: async () => {
      throw new Hindrance('Too many.', { address: 'Only one.' });
    },
  });
  await act(() => result.current.run('one'));
  expect(result.current).toMatchObject({ failure: 'Too many.', faults: { address: 'Only one.' } });
  expect(server).not.toHaveBeenCalled();
});

test('a failure may be worded differently, or shown elsewhere', async () => {
  answers.push(refuse(409, 'message.stale', 'Old.'), refuse(409, 'message.stale', 'Old.'));
  const words: (string | null)[] = ['Changed by Kenji.', null];
  const { result } = use({ refused: ({ sentence }) => (sentence === 'Old.' ? words.shift() : undefined) });
  await act(() => result.current.run('one'));
  expect(result.current.failure).toBe('Changed by Kenji.');
  await act(async () => expect(await result.current.run('one')).toBeNull());
  expect(result.current.failure).toBeNull();
});

test('logs an error of the page, and shows it as a failure', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = new Error('no such element');
  const { result } = use({ act: async () => Promise.reject(broken) });
  await act(() => result.current.run('one'));
  expect(result.current).toMatchObject({ failure: 'It was not entered.', error: broken, isBusy: false });
  expect(report).toHaveBeenCalledWith(broken);
});

test('an aborted action is not a failure', async () => {
  const { result } = use({ act: async () => Promise.reject(new DOMException('', 'AbortError')) });
  await act(() => result.current.run('one'));
  expect(result.current).toMatchObject({ failure: null, error: null, isBusy: false });
});

test('rows run concurrently, each only once, and each keeps its own outcome', async () => {
  const answer = new Map<number, () => void>();
  const { result } = renderHook(
    () =>
      useAction<number>({
        act: (row) =>
          new Promise<void>((resolve, reject) =>
            answer.set(row, row === 1 ? () => resolve() : () => reject()),
          ),
        failed: 'Not done.',
        laneOf: (row) => row,
      }),
    { wrapper },
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let runs: Promise<object | null>[] = [];
  await act(async () => {
    runs = [1, 2, 1].map((row) => result.current.run(row));
    await runs[2];
  });
  expect([1, 2, 3].map((row) => result.current.of(row).isBusy)).toEqual([true, true, false]);
  await waitFor(() => expect(answer.size).toBe(2));
  await act(async () => {
    answer.get(2)?.();
    await runs[1];
  });
  expect(result.current.of(1)).toMatchObject({ isBusy: true, failure: null });
  expect(result.current.of(2)).toMatchObject({ isBusy: false, failure: 'Not done.' });
  await act(async () => {
    answer.get(1)?.();
    await runs[0];
  });
  expect((await Promise.all(runs)).map((came) => came !== null)).toEqual([true, false, false]);
  expect(result.current).toMatchObject({ isDone: true, failure: null });
});

test('continues after its component has unmounted, and reports nothing there', async () => {
  let answer = () => {};
  answers.push(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(accept());
      }),
  );
  const report = vi.spyOn(console, 'error');
  const done = vi.fn();
  const { result, unmount } = use({ done });
  let run: Promise<object | null> | undefined;
  await act(async () => {
    run = result.current.run('one');
  });
  unmount();
  const last = result.current;
  await waitFor(() => expect(server).toHaveBeenCalledOnce());
  answer();
  expect(await run).not.toBeNull();
  expect(done).toHaveBeenCalledOnce();
  expect(result.current).toBe(last);
  expect(report).not.toHaveBeenCalled();
});
