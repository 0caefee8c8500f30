// Calls go to the endpoint of the contract, and every error response becomes an ApiError.
import { endpoint } from '@visavis/contract/endpoint';
import { registerHostedBuyer } from '@visavis/contract/hosted-application/calls';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError, call } from './api-client.ts';
import { chooseEdition, noteShownEdition } from './chosen-edition.ts';
import { FakeUpload } from './testing/fake-upload.ts';
import { upload } from './upload.ts';

const readThing = 'GET /api/things/:id session';
const makeThing = 'POST /api/things session';
const listPlaces = 'GET /api/places';
const readThingEndpoint = endpoint(readThing, {
  permission: 'registration.read',
  summary: 'A thing',
  params: z.object({ id: z.string() }),
  query: z.object({ fields: z.optional(z.string()) }),
  output: z.object({ name: z.string() }),
});
const makeThingEndpoint = endpoint(makeThing, {
  permission: 'registration.read',
  summary: 'Makes a thing',
  headers: z.object({ 'idempotency-key': z.optional(z.string()) }),
  body: z.object({ name: z.string() }),
  status: 201,
  output: z.object({ id: z.int() }),
  records: [],
});
const listPlacesEndpoint = endpoint(listPlaces, {
  permission: 'anyone',
  summary: 'Places, for visitors',
  output: z.object({ name: z.string() }),
});

declare module '@visavis/contract/interface' {
  interface Interface {
    [readThing]: typeof readThingEndpoint;
    [makeThing]: typeof makeThingEndpoint;
    [listPlaces]: typeof listPlacesEndpoint;
  }
}

const server = vi.fn<typeof fetch>();
beforeEach(() => {
  server.mockReset();
  vi.stubGlobal('fetch', server);
});

const sentRequest = () => {
  const [address, request] = server.mock.calls[0] ?? [];
  return { address, request, headers: new Headers(request?.headers) };
};
const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`no ApiError: ${error}`);
  return error;
};

test('fills parameters and query, omits what is undefined, and sends no token when none is stored', async () => {
  server.mockResolvedValue(Response.json({ name: 'a' }));
  expect(await call(readThing, { params: { id: 'a/b?' }, query: { fields: undefined } })).toEqual({
    name: 'a',
  });
  expect(sentRequest().address).toBe('/api/things/a%2Fb%3F');
  expect(sentRequest().headers.has('authorization')).toBe(false);
  expect(sentRequest().request?.body).toBeUndefined();
});

test('sends body, headers and the stored token', async () => {
  localStorage.setItem('authToken', 'secret');
  server.mockResolvedValue(Response.json({ id: 1 }, { status: 201 }));
  await call(makeThing, { headers: { 'idempotency-key': 'k' }, body: { name: 'é' } });
  expect(sentRequest().headers.get('authorization')).toBe('Bearer secret');
  expect(sentRequest().headers.get('idempotency-key')).toBe('k');
  expect(sentRequest().request?.body).toBe('{"name":"é"}');
});

test('a token under the old key is read once and moved', async () => {
  localStorage.setItem('auth_token', 'old');
  server.mockResolvedValue(Response.json({ name: 'a' }));
  await call(readThing, { params: { id: '1' }, query: {} });
  expect(sentRequest().headers.get('authorization')).toBe('Bearer old');
  expect([localStorage.getItem('authToken'), localStorage.getItem('auth_token')]).toEqual(['old', null]);
});

test("an error carries status, code, fields and the server's messages", async () => {
  const refusal = {
    error: 'E',
    message: 'M',
    code: 'request.invalid',
    fields: { name: 'Bad' },
    requestId: 'r1',
  };
  server.mockResolvedValue(Response.json(refusal, { status: 422 }));
  const error = await failure(call(makeThing, { headers: {}, body: { name: '' } }));
  expect(error).toMatchObject({
    status: 422,
    code: 'request.invalid',
    fields: { name: 'Bad' },
    serverError: 'E',
    serverMessage: 'M',
    requestId: 'r1',
  });
});

test('success: false is a refusal with its message, whatever the status, unless the page handles it', async () => {
  const answer = { success: false, message: 'The mail server is away.' };
  server.mockImplementation(async () => Response.json(answer));
  const error = await failure(call(makeThing, { headers: {}, body: { name: 'x' } }));
  expect(error).toMatchObject({ status: 422, serverMessage: 'The mail server is away.' });
  const asked = { params: { id: '1' }, query: {}, mayNotSucceed: true } as const;
  expect(await call(readThing, asked)).toEqual(answer);
});

test.each([401])('%i clears token and user from storage, and nothing else', async (status) => {
  for (const key of ['authToken', 'auth_token', 'user', 'businessRegistration'])
    localStorage.setItem(key, 'x');
  server.mockResolvedValue(Response.json({ code: 'session.missing' }, { status }));
  expect((await failure(call(readThing, { params: { id: '1' }, query: {} }))).status).toBe(status);
  expect(Object.keys(localStorage)).toEqual(['businessRegistration']);
});

test('a visitor’s call sends no organiser token, and its 401 keeps the session', async () => {
  for (const key of ['authToken', 'user', 'userCompanyData']) localStorage.setItem(key, 'x');
  server.mockResolvedValue(Response.json({ code: 'session.missing' }, { status: 401 }));
  expect((await failure(call(listPlaces))).status).toBe(401);
  expect(sentRequest().headers.has('authorization')).toBe(false);
  expect(Object.keys(localStorage).sort()).toEqual(['authToken', 'user', 'userCompanyData']);
});

test('a 401 for a session that has been replaced meanwhile keeps the new one', async () => {
  localStorage.setItem('authToken', 'before');
  server.mockImplementation(async () => {
    localStorage.setItem('authToken', 'after');
    return Response.json({ code: 'session.missing' }, { status: 401 });
  });
  expect((await failure(call(readThing, { params: { id: '1' }, query: {} }))).status).toBe(401);
  expect(localStorage.getItem('authToken')).toBe('after');
});

test('a failed connection has code network and status 0', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await failure(call(readThing, { params: { id: '1' }, query: {} }))).toMatchObject({
    status: 0,
    code: 'network',
  });
});

test.each([
  ['an error page of a proxy', () => new Response('<html>', { status: 502 })],
  ['a success that is not JSON', () => new Response('ok', { status: 200 })],
])('%s is an unreadable response', async (_, answer) => {
  server.mockResolvedValue(answer());
  const error = await failure(call(readThing, { params: { id: '1' }, query: {} }));
  expect(error.code).toBe('answer.unreadable');
  expect(error.serverMessage).toBeUndefined();
});

test('an aborted call is not a network error', async () => {
  const stop = new AbortController();
  server.mockImplementation(async () => {
    stop.abort();
    throw new DOMException('aborted', 'AbortError');
  });
  const promise = call(readThing, { params: { id: '1' }, query: {}, signal: stop.signal });
  await expect(promise).rejects.toMatchObject({ name: 'AbortError' });
});

test('every call identifies itself as the application’s, including a form with files', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  server.mockResolvedValue(Response.json({ name: 'x' }));
  await call(readThing, { params: { id: '1' }, query: {} });
  expect(sentRequest().headers.get('x-requested-with')).toBe('XMLHttpRequest');
  void upload(registerHostedBuyer, { form: new FormData() }).catch(() => undefined);
  expect(FakeUpload.sent.at(-1)?.headers['x-requested-with']).toBe('XMLHttpRequest');
  FakeUpload.sent = [];
});

test('a write names the chosen edition, else the one that the dashboard shows', async () => {
  server.mockImplementation(async () => Response.json({ id: 1 }));
  const named = async () => {
    await call(makeThing, { headers: {}, body: { name: 'x' } });
    return new Headers(server.mock.lastCall?.[1]?.headers).get('x-edition');
  };
  noteShownEdition(4);
  expect(await named()).toBe('4');
  chooseEdition(9);
  expect(await named()).toBe('9');
  noteShownEdition(null);
  chooseEdition(null);
  expect(await named()).toBeNull();
});
