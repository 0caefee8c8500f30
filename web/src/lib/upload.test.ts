// Uploading a form: progress, errors like those of any call, and stalled connections.
import { registerHostedBuyer } from '@visavis/contract/hosted-application/calls';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-client.ts';
import { FakeUpload } from './testing/fake-upload.ts';
import { upload } from './upload.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  FakeUpload.sent = [];
});

function begin() {
  const onProgress = vi.fn();
  const answer = upload(registerHostedBuyer, {
    form: new FormData(),
    headers: { 'idempotency-key': 'key-1' },
    onProgress,
  });
  const [request] = FakeUpload.sent;
  if (!request) throw new Error('nothing was sent');
  return { answer, request, onProgress };
}

const errorOf = (answer: Promise<unknown>): Promise<ApiError> =>
  answer.then(
    () => Promise.reject(new Error('it succeeded')),
    (error: ApiError) => error,
  );

test('sends the form with its headers, reports progress, and returns the response', async () => {
  const { answer, request, onProgress } = begin();
  expect(request.address).toBe('POST /api/hosted-registration');
  expect(request.headers['idempotency-key']).toBe('key-1');
  request.progress(62, 100);
  expect(onProgress).toHaveBeenLastCalledWith(0.62);
  request.upload.onload?.();
  expect(onProgress).toHaveBeenLastCalledWith(1);
  request.answer(201, { success: true, message: 'x', reference: 'HB-7K3M-Q2XD' });
  expect((await answer).reference).toBe('HB-7K3M-Q2XD');
});

test('an error response is the same error as for any call', async () => {
  const { answer, request } = begin();
  const failed = errorOf(answer);
  request.answer(422, {
    error: 'No',
    message: 'No',
    code: 'request.invalid',
    fields: { 'documents[1]': 'Empty' },
  });
  const error = await failed;
  expect(error).toBeInstanceOf(ApiError);
  expect([error.status, error.code, error.fields]).toEqual([
    422,
    'request.invalid',
    { 'documents[1]': 'Empty' },
  ]);
});

test('success: false is a refusal with its message, as for any call', async () => {
  const { answer, request } = begin();
  const failed = errorOf(answer);
  request.answer(200, { success: false, message: 'Not now.' });
  expect(await failed).toMatchObject({ status: 422, serverMessage: 'Not now.' });
});

test("a response that is not the server's is unreadable, whatever its status", async () => {
  for (const status of [201, 502]) {
    FakeUpload.sent = [];
    const { answer, request } = begin();
    const failed = errorOf(answer);
    request.answer(status, '<html>');
    expect(await failed).toMatchObject({ status, code: 'answer.unreadable' });
  }
});

test('a lost connection, and one that stalls for a minute, end as network errors', async () => {
  const lost = begin();
  const failed = errorOf(lost.answer);
  lost.request.fail();
  expect((await failed).code).toBe('network');

  FakeUpload.sent = [];
  const stalled = begin();
  const ended = errorOf(stalled.answer);
  await vi.advanceTimersByTimeAsync(59_000);
  stalled.request.progress(1, 100);
  await vi.advanceTimersByTimeAsync(59_000);
  stalled.request.progress(2, 100);
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await ended).code).toBe('network');
});
