// Properties of the API as a whole: its description, headers, limits and refusals.

import { type AddressInfo, connect } from 'node:net';
import { message } from '@visavis/domain/message/message';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKysely, createPool } from '../adapters/database/pool.ts';
import { silentLog } from '../adapters/log.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let ready = true;
beforeAll(async () => {
  test = await createTestApp({
    findUnreadyReason: async () => (ready ? null : message('server.starting')),
  });
});
afterAll(() => test.close());

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
  expect(Object.keys(paths).sort()).toEqual([
    '/api/account',
    '/api/account/password',
    '/api/account/totp',
    '/api/account/totp/confirm',
    '/api/account/totp/remove',
    '/api/assignees',
    '/api/attendance',
    '/api/attendance-marks',
    '/api/attendance/{id}',
    '/api/audit',
    '/api/blocked-hours',
    '/api/blocked-hours/free',
    '/api/blocked-hours/impact',
    '/api/categories',
    '/api/categories/{id}/subcategories',
    '/api/category-tree',
    '/api/category-tree/merges/{id}/undo',
    '/api/category-tree/template',
    '/api/category-tree/{kind}/{id}',
    '/api/category-tree/{kind}/{id}/merge',
    '/api/category-tree/{kind}/{id}/move',
    '/api/connections',
    '/api/connections/mail/test',
    '/api/connections/payments/test',
    '/api/content/about',
    '/api/content/place',
    '/api/content/privacy',
    '/api/content/programmes',
    '/api/content/published',
    '/api/content/terms',
    '/api/countries',
    '/api/dashboard-edition',
    '/api/desk/exhibitors',
    '/api/desk/people',
    '/api/desk/settle',
    '/api/desk/today',
    '/api/directory',
    '/api/directory/facts',
    '/api/directory/{id}',
    '/api/document-request',
    '/api/document-request/documents',
    '/api/edition',
    '/api/editions',
    '/api/editions/archive',
    '/api/editions/{id}',
    '/api/editions/{id}/ahead',
    '/api/editions/{id}/archive',
    '/api/editions/{id}/begin-own',
    '/api/editions/{id}/close',
    '/api/editions/{id}/impact',
    '/api/editions/{id}/logo',
    '/api/editions/{id}/open',
    '/api/editions/{id}/readiness',
    '/api/emails',
    '/api/emails/held',
    '/api/emails/{id}',
    '/api/emails/{id}/retry',
    '/api/emails/{id}/trial-link',
    '/api/erasures/{id}',
    '/api/exhibitor-desk',
    '/api/exhibitor-desk/meetings/{id}',
    '/api/exhibitor-facts',
    '/api/exhibitor-schedules',
    '/api/exhibitor-schedules/{id}',
    '/api/exhibitor-schedules/{id}/link',
    '/api/exhibitors',
    '/api/exhibitors/archive',
    '/api/exhibitors/impact',
    '/api/exhibitors/search',
    '/api/exhibitors/{id}',
    '/api/exhibitors/{id}/history',
    '/api/exhibitors/{id}/logo',
    '/api/exhibitors/{id}/merge',
    '/api/exhibitors/{id}/products',
    '/api/exhibitors/{id}/products/{productId}/image',
    '/api/exhibitors/{id}/restore',
    '/api/exports/hosted',
    '/api/exports/meetings',
    '/api/exports/refunds',
    '/api/exports/registrations',
    '/api/exports/rooming',
    '/api/exports/rooming/passports',
    '/api/failed-addresses',
    '/api/failed-addresses/bounce',
    '/api/failed-addresses/{id}',
    '/api/failed-addresses/{id}/deal',
    '/api/find',
    '/api/free-hours',
    '/api/health',
    '/api/holds',
    '/api/holds/renew',
    '/api/holds/{exhibitorId}',
    '/api/hosted',
    '/api/hosted-buyer',
    '/api/hosted-registration',
    '/api/hosted/bookings',
    '/api/hosted/bookings/changes',
    '/api/hosted/bookings/{id}/passports',
    '/api/hosted/counts',
    '/api/hosted/decide-many',
    '/api/hosted/delete',
    '/api/hosted/document-requests',
    '/api/hosted/document-requests/{id}/withdraw',
    '/api/hosted/documents/open/{token}',
    '/api/hosted/documents/{id}',
    '/api/hosted/documents/{id}/address',
    '/api/hosted/documents/{id}/views',
    '/api/hosted/ids',
    '/api/hosted/mark',
    '/api/hosted/meetings/save',
    '/api/hosted/meetings/{userId}/{companyId}',
    '/api/hosted/reject',
    '/api/hosted/rooms',
    '/api/hosted/rooms/nights',
    '/api/hosted/undo-many',
    '/api/hosted/undo-rejection',
    '/api/hosted/varification-email',
    '/api/hosted/verification-email',
    '/api/hosted/waiting',
    '/api/hosted/waiting/{id}/offer',
    '/api/import-template',
    '/api/imports',
    '/api/imports/{id}',
    '/api/imports/{id}/apply',
    '/api/imports/{id}/impact',
    '/api/imports/{id}/refused',
    '/api/imports/{id}/rows',
    '/api/imports/{id}/undo',
    '/api/live',
    '/api/live/changes',
    '/api/login',
    '/api/logout',
    '/api/mail-choice',
    '/api/meetings',
    '/api/meetings/countries',
    '/api/meetings/counts',
    '/api/meetings/decide-many',
    '/api/meetings/delete',
    '/api/meetings/ids',
    '/api/meetings/mail-many',
    '/api/meetings/reopen',
    '/api/meetings/send-status-email',
    '/api/meetings/{id}',
    '/api/meetings/{id}/approve',
    '/api/meetings/{id}/approve-all',
    '/api/meetings/{id}/facts',
    '/api/meetings/{id}/hours',
    '/api/meetings/{id}/reject',
    '/api/meetings/{id}/status-email',
    '/api/messages',
    '/api/messages/{id}',
    '/api/messages/{id}/people',
    '/api/messages/{id}/preview',
    '/api/messages/{id}/send',
    '/api/messages/{id}/stop',
    '/api/messages/{id}/test',
    '/api/my-schedule',
    '/api/my-schedule/calendar',
    '/api/my-schedule/confirm',
    '/api/my-schedule/meetings/{id}/cancel',
    '/api/my-schedule/meetings/{id}/move',
    '/api/notes/{id}',
    '/api/organisers',
    '/api/organisers/{id}',
    '/api/organisers/{id}/invitation',
    '/api/organisers/{id}/totp',
    '/api/overview',
    '/api/overview-visit',
    '/api/own-tasks',
    '/api/password',
    '/api/password-link',
    '/api/password-reset',
    '/api/payments/booking',
    '/api/payments/booking/{userId}/{companyId}',
    '/api/payments/cancel',
    '/api/payments/outcome',
    '/api/payments/process',
    '/api/payments/rooms',
    '/api/payments/transfers',
    '/api/payments/waiting',
    '/api/payments/waiting/leave',
    '/api/payments/webhook/{provider}',
    '/api/payments/{id}/refund',
    '/api/people/{reference}',
    '/api/people/{reference}/contact',
    '/api/people/{reference}/mail',
    '/api/people/{reference}/notes',
    '/api/people/{reference}/tasks',
    '/api/preferences',
    '/api/ready',
    '/api/refunds',
    '/api/reminders',
    '/api/registrations',
    '/api/schedule-link',
    '/api/show-day',
    '/api/show-day/board',
    '/api/show-day/matches',
    '/api/show-day/matches/undo',
    '/api/show-day/wall-links',
    '/api/submissions/{programme}/outcome',
    '/api/tags',
    '/api/tasks',
    '/api/tasks/take-back',
    '/api/tasks/{id}',
    '/api/to-do',
    '/api/transaction/requery',
    '/api/unavailable-slots',
    '/api/unconfirmed-hours/bursts',
    '/api/unconfirmed-hours/release',
    '/api/unconfirmed-hours/terms',
    '/api/views',
    '/api/views/{id}',
    '/api/visitor/register',
    '/api/words',
    '/api/words/{key}',
    '/api/words/{key}/agree',
    '/api/words/{key}/discard',
    '/api/words/{key}/draft',
    '/api/words/{key}/offer',
    '/api/words/{key}/preview',
    '/api/words/{key}/publish',
    '/api/words/{key}/restore',
    '/api/words/{key}/versions',
    '/api/work',
  ]);
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
  // A copy of the refusals' schema for each call and status would make it fifty times as long.
  expect(description.body.length).toBeLessThan(2_000_000);
  const page = await test.app.inject('/api/docs/');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
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

it('too frequent calls are refused with the time to wait', async () => {
  const slow = await createTestApp({ rateLimitScale: 0.01 });
  try {
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
  } finally {
    await slow.close();
  }
});

it('malformed requests get the same error shape', async () => {
  const listening = await createTestApp();
  try {
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
  } finally {
    await listening.close();
  }
});

it.each([
  ['a trusted proxy', ['127.0.0.0/8'], [200, 200, 429]],
  ['an untrusted proxy', ['10.0.0.1'], [200, 429, 429]],
])('counts callers behind %s by the address it forwards, if trusted', async (_, trustedProxies, statuses) => {
  // One call per minute from each address.
  const strict = await createTestApp({ trustedProxies, rateLimitScale: 1 / 1200 });
  try {
    const from = async (address: string) =>
      (await strict.get('/api/countries?fields=cca2', { 'x-forwarded-for': address })).statusCode;
    expect([await from('198.51.100.1'), await from('198.51.100.2'), await from('198.51.100.1')]).toEqual(
      statuses,
    );
  } finally {
    await strict.close();
  }
});
