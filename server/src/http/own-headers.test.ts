// Response and request headers: personal responses are not cached, and malformed headers are refused as documented.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { listEndpoints } from '../testing/contract-endpoints.ts';
import { prepareOnce } from '../testing/prepare.ts';
import { createSmallEdition } from '../testing/small-edition.ts';
import { createStaff } from '../testing/staff.ts';
import { createTestApp } from '../testing/test-app.ts';

const test = prepareOnce(createTestApp);
beforeAll(() => createSmallEdition(test.db));

it('responses to organisers and to a login are not cached', async () => {
  const { headers, email } = await createStaff(test.db, 'admin');
  const reads = ['organisers', 'account', 'emails', 'audit', 'overview', 'exhibitor-schedules', 'meetings'];
  for (const path of reads) {
    const answer = await test.get(`/api/${path}`, headers);
    expect([path, answer.statusCode, answer.headers['cache-control']]).toEqual([path, 200, 'no-store']);
  }
  const login = await test.post('/api/login', { email, password: 'a wrong one' });
  expect(login.headers['cache-control']).toBe('no-store');
});

it('denies all pages the browser features that the site does not need', async () => {
  const { headers } = await test.get('/api/edition');
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment'])
    expect(headers['permissions-policy']).toContain(`${feature}=()`);
});

it('allows the camera only on the desk page', async () => {
  const policyOf = async (path: string) =>
    String((await test.app.inject(path)).headers['permissions-policy']);
  for (const path of ['/dashboard/desk', '/dashboard/desk/', '/dashboard/desk?from=menu'])
    expect([path, await policyOf(path)]).toEqual([path, expect.stringContaining('camera=(self), ')]);
  expect(await policyOf('/dashboard/desk')).toContain('microphone=()');
  for (const path of [
    '/',
    '/dashboard',
    '/dashboard/desk-other',
    '/dashboard/overview?x=/dashboard/desk',
    '/dashboard/desk/../overview',
    '/exhibitor/meetings',
    '/api/desk/today',
    '/service-worker.js',
  ])
    expect([path, await policyOf(path)]).toEqual([path, expect.stringContaining('camera=(), ')]);
});

it('refuses malformed values of its own headers as each endpoint documents', async () => {
  const own = (await listEndpoints()).filter(({ headers, permission }) => headers && permission === 'anyone');
  expect(own.length).toBeGreaterThanOrEqual(6);
  for (const { method, path } of own)
    for (const value of ['', 'x'.repeat(201)]) {
      const answer = await test.call({
        method,
        url: path.replace(':exhibitorId', '1'),
        headers: { 'x-draft-token': value, 'idempotency-key': value },
      });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    }
});

it('answers an invalid header with 400, which every endpoint documents', async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write('GET /api/unavailable-slots HTTP/1.1\r\nhost: localhost\r\nx-draft-token: a\x01b\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 .*"code":"request.unreadable"/s);
  for (const name of ['content-security-policy', 'permissions-policy', 'x-content-type-options'])
    expect(String(answer)).toContain(`\r\n${name}: `);
  const { paths }: { paths: Record<string, Record<string, { responses: object }>> } = (
    await test.app.inject('/api/docs/json')
  ).json();
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { responses }] of Object.entries(operations))
      expect([method, path, Object.keys(responses)]).toEqual([method, path, expect.arrayContaining(['400'])]);
});

it('an address that cannot be parsed is refused with the headers of every response', async () => {
  const { headers: usual } = await test.get('/api/edition');
  const own = ['content-security-policy', 'permissions-policy', 'referrer-policy', 'x-content-type-options'];
  for (const path of ['/%zz', '/api/%ff', '/dashboard/people/%c0%80']) {
    const answer = await test.app.inject(path);
    expect([path, answer.statusCode]).toEqual([path, 400]);
    for (const name of own) expect([path, name, answer.headers[name]]).toEqual([path, name, usual[name]]);
  }
});
