// Properties of the API as a whole: its description, headers, limits and refusals.

import { type AddressInfo, connect } from 'node:net';
import { can, grantOf } from '@visavis/domain/identity/grants';
import { message } from '@visavis/domain/message/message';
import { ORGANISER_ROLES } from '@visavis/domain/staff/schema';
import { expect, it, onTestFinished } from 'vitest';
import { createKysely, createPool } from '../adapters/database/pool.ts';
import { silentLog } from '../adapters/log.ts';
import { listEndpoints } from '../testing/contract-endpoints.ts';
import { DESCRIBED_PATHS } from '../testing/described-paths.ts';
import { prepareOnce } from '../testing/prepare.ts';
import { createTestApp } from '../testing/test-app.ts';

const test = prepareOnce(() =>
  createTestApp({
    findUnreadyReason: async () => (ready ? null : message('server.starting')),
  }),
);
let ready = true;

it('is alive, and ready once the database is available', async () => {
  expect((await test.get('/api/health')).json()).toEqual({ status: 'ok' });
  expect((await test.get('/api/ready')).json()).toEqual({ status: 'ready' });
  ready = false;
  const waiting = await test.get('/api/ready');
  expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([503, '1']);
  ready = true;
});

it('describes every call at /api/docs/json and shows a page at /api/docs', async () => {
  const description = await test.app.inject('/api/docs/json');
  const { paths } = description.json();
  expect(Object.keys(paths).sort()).toEqual(DESCRIBED_PATHS);
  const register = paths['/api/visitor/register'].post;
  expect(Object.keys(register.responses).sort()).toEqual([
    '201',
    '400',
    '409',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ]);
  // The success response is a file; refusals are JSON as everywhere.
  for (const path of ['/api/exports/meetings', '/api/hosted/documents/{id}']) {
    const { responses } = paths[path].get;
    for (const [status, { content }] of Object.entries<{ content: object }>(responses)) {
      const isJson = Object.keys(content).includes('application/json');
      expect([path, status, isJson]).toEqual([path, status, status !== '200']);
    }
  }
  const { security, description: who } = paths['/api/imports/{id}/apply'].post;
  expect([security, who]).toEqual([[{ session: [] }], 'Organisers: editor, admin.']);
  expect(paths['/api/exhibitor-desk'].get.security).toEqual([{ link: [] }]);
  expect(Object.keys(description.json().components.securitySchemes)).toEqual(['session', 'link']);
  for (const [path, method, type] of [
    ['/api/imports', 'post', 'application/octet-stream'],
    ['/api/exhibitors/{id}/logo', 'put', 'image/png'],
    ['/api/hosted-registration', 'post', 'multipart/form-data'],
  ] as const)
    expect(Object.keys(paths[path][method].requestBody.content)).toContain(type);
  // A copy of the refusal schemas for each call and status would make it fifty times as long.
  expect(description.body.length).toBeLessThan(2_000_000);
  const page = await test.app.inject('/api/docs/');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

it('describes refusals by role wherever there are any', async () => {
  const { paths } = (await test.app.inject('/api/docs/json')).json();
  const wrong = (await listEndpoints()).flatMap(({ method, path, permission }) => {
    if (permission === 'anyone' || grantOf(permission).link || grantOf(permission).refusal === 'unknown')
      return [];
    const roles = ORGANISER_ROLES.filter((role) => !can(role, permission));
    const { responses } = paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    return roles.length > 0 && !('403' in responses) ? [`${method} ${path}: ${roles}`] : [];
  });
  expect(wrong).toEqual([]);
});

it.each([
  '/api/nothing',
  '/api',
  '/api/',
  '/images/nothing',
  '/flags/zz.svg',
  '/flags/..%2f..%2fpackage.json',
  '//',
  '/%',
  '/api/%c0',
])('%s is refused without crashing', async (url) => {
  const response = await test.app.inject(url);
  expect([400, 404]).toContain(response.statusCode);
  expect(response.json()).toMatchObject({
    error: expect.any(String),
    code: expect.any(String),
    requestId: expect.any(String),
  });
});

it('every response forbids frames and foreign content', async () => {
  for (const url of [
    '/api/health',
    '/api/nothing',
    '/nothing',
    '/api/docs/',
    '/api/docs/static/index.html',
  ]) {
    const { headers } = await test.app.inject(url);
    expect(headers['content-security-policy']).not.toMatch(/https?:|upgrade-insecure/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  }
});

it('an unavailable database gives 503 with Retry-After, without internal details', async () => {
  const gone = createKysely(createPool({ host: '/nowhere/at/all', database: 'x', user: 'x' }, silentLog));
  const app = await createTestApp({ db: gone });
  try {
    for (const url of ['/api/edition', '/api/categories', '/api/unavailable-slots']) {
      const response = await app.get(url);
      expect([url, response.statusCode, response.headers['retry-after']]).toEqual([url, 503, '2']);
      expect(response.body).not.toMatch(/nowhere|ENOENT|connect/);
    }
    expect((await app.get('/api/health')).statusCode).toBe(200);
    expect((await app.get('/api/countries')).statusCode).toBe(200);
  } finally {
    await app.close();
    await gone.destroy();
  }
});

it('calls that are too frequent are refused with the time to wait', async () => {
  const slow = await createTestApp({ rateLimitScale: 0.01 });
  onTestFinished(() => slow.close());
  const statuses = [];
  for (let index = 0; index < 14; index += 1)
    statuses.push((await slow.get('/api/countries?fields=cca2')).statusCode);
  expect(statuses).toEqual([...Array(12).fill(200), 429, 429]);
  // Percent-encoding the path does not evade the limit.
  expect((await slow.app.inject('/%61pi/countries?fields=cca2')).statusCode).toBe(429);
  const refused = await slow.get('/api/countries?fields=cca2');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json().code).toBe('request.too-many');
  expect((await slow.get('/api/health')).statusCode).toBe(200);
});

it('malformed requests get the same error shape', async () => {
  const listening = await createTestApp();
  onTestFinished(() => listening.close());
  await listening.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = listening.app.server.address() as AddressInfo;
  for (const [bytes, status] of [
    ['NOT HTTP\r\n\r\n', 400],
    [`GET /api/health HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ] as const) {
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      code: 'request.unreadable',
      requestId: expect.any(String),
    });
  }
});

it.each([
  ['a trusted proxy', ['127.0.0.0/8'], [200, 200, 429]],
  ['an untrusted proxy', ['10.0.0.1'], [200, 429, 429]],
])('counts callers behind %s by the address it forwards, if trusted', async (_, trustedProxies, statuses) => {
  // One call per minute from each address.
  const strict = await createTestApp({ trustedProxies, rateLimitScale: 1 / 1200 });
  onTestFinished(() => strict.close());
  const from = async (address: string) =>
    (await strict.get('/api/countries?fields=cca2', { 'x-forwarded-for': address })).statusCode;
  expect([await from('198.51.100.1'), await from('198.51.100.2'), await from('198.51.100.1')]).toEqual(
    statuses,
  );
});
