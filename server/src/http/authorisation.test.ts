// Who may call what: every route below /api against every kind of caller, made from the routes as registered.
import diagnostics from 'node:diagnostics_channel';
import { readdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Endpoint } from '@visavis/contract/endpoint';
import { ORGANISER_ROLES } from '@visavis/domain/organiser/schema';
import type { FastifyInstance, LightMyRequestResponse, RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Actor, createActors } from '../testing/actors.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { AppError } from './app-error.ts';
import { authorise, type Policy } from './policy.ts';

/** What each route must demand (decisions 4: viewers read, editors decide and mail, admins delete and manage staff). */
const MATRIX: Record<Policy, readonly string[]> = {
  public: [
    'GET /api/categories',
    'GET /api/categories/:id/subcategories',
    'GET /api/content/about',
    'GET /api/content/place',
    'GET /api/content/privacy',
    'GET /api/content/terms',
    'GET /api/countries',
    'GET /api/directory',
    'GET /api/directory/:id',
    'GET /api/directory/facts',
    'GET /api/docs',
    'GET /api/docs/',
    'GET /api/docs/json',
    'GET /api/docs/static/*',
    'GET /api/docs/static/index.html',
    'GET /api/docs/static/swagger-initializer.js',
    'GET /api/docs/yaml',
    'GET /api/edition',
    'GET /api/exhibitors/:id/products',
    'GET /api/free-hours',
    'GET /api/health',
    'GET /api/hosted/documents/open/:token',
    'GET /api/live',
    'GET /api/payments/outcome',
    'GET /api/ready',
    'GET /api/unavailable-slots',
    'POST /api/exhibitors/search',
    'POST /api/holds',
    'POST /api/holds/renew',
    'DELETE /api/holds',
    'DELETE /api/holds/:exhibitorId',
    'POST /api/hosted-registration',
    'POST /api/login',
    'POST /api/password',
    'POST /api/password-link',
    'POST /api/password-reset',
    'POST /api/payments/webhook/:provider',
    'POST /api/schedule-link',
    'POST /api/submissions/:programme/outcome',
    'POST /api/visitor/register',
  ],
  key: [
    'GET /api/hosted-buyer',
    'POST /api/hosted/meetings/save',
    'GET /api/hosted/meetings/:userId/:companyId',
    'GET /api/my-schedule',
    'GET /api/my-schedule/calendar',
    'POST /api/my-schedule/confirm',
    'POST /api/my-schedule/meetings/:id/cancel',
    'POST /api/my-schedule/meetings/:id/move',
    'GET /api/payments/booking',
    'POST /api/payments/booking/:userId/:companyId',
    'POST /api/payments/cancel',
    'POST /api/payments/process',
  ],
  'exhibitor-key': ['GET /api/exhibitor-desk', 'POST /api/exhibitor-desk/meetings/:id'],
  hidden: [
    'GET /api/hosted/bookings/:id/passports',
    'GET /api/hosted/documents/:id',
    'POST /api/hosted/documents/:id/address',
    'GET /api/hosted/documents/:id/views',
  ],
  viewer: [
    'GET /api/account',
    'PUT /api/account/password',
    'POST /api/account/totp',
    'POST /api/account/totp/confirm',
    'POST /api/account/totp/remove',
    'GET /api/attendance',
    'GET /api/emails',
    'GET /api/emails/:id',
    'GET /api/exhibitor-schedules',
    'GET /api/exhibitor-schedules/:id',
    'GET /api/exports/meetings',
    'GET /api/exports/refunds',
    'GET /api/exports/registrations',
    'GET /api/hosted',
    'GET /api/hosted/mark',
    'POST /api/logout',
    'GET /api/meetings',
    'GET /api/meetings/:id',
    'GET /api/overview',
    'GET /api/refunds',
    'GET /api/transaction/requery',
    'GET /api/unconfirmed-hours/bursts',
    'GET /api/unconfirmed-hours/terms',
  ],
  editor: [
    'POST /api/attendance/:id',
    'POST /api/emails/:id/retry',
    'POST /api/emails/held',
    'POST /api/exhibitor-schedules/:id/link',
    'POST /api/hosted/reject',
    'POST /api/hosted/undo-rejection',
    'POST /api/hosted/varification-email',
    'POST /api/hosted/verification-email',
    'PUT /api/meetings/:id',
    'POST /api/meetings/:id/approve',
    'POST /api/meetings/:id/approve-all',
    'POST /api/meetings/:id/reject',
    'POST /api/meetings/send-status-email',
    'POST /api/unconfirmed-hours/release',
  ],
  admin: [
    'GET /api/audit',
    'POST /api/emails/:id/trial-link',
    'GET /api/erasures/:id',
    'POST /api/erasures/:id',
    'POST /api/hosted/delete',
    'POST /api/meetings/delete',
    'GET /api/organisers',
    'POST /api/organisers',
    'PUT /api/organisers/:id',
    'POST /api/organisers/:id/invitation',
    'DELETE /api/organisers/:id/totp',
    'POST /api/payments/:id/refund',
    'PUT /api/unconfirmed-hours/terms',
  ],
};
const DEMANDED = new Map(
  Object.entries(MATRIX).flatMap(([policy, names]) => names.map((name) => [name, policy as Policy] as const)),
);

interface Route {
  method: string;
  url: string;
  /** 'METHOD /path'; a HEAD route goes by the name of its GET. */
  name: string;
  policy: Policy | undefined;
}

interface Stand {
  test: TestApp;
  routes: Route[];
}

/** Notes every route while the app is built; `plant` may spoil one. */
async function collect(plant: (route: RouteOptions) => void = () => undefined): Promise<Stand> {
  const registered: RouteOptions[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => {
      plant(route);
      registered.push(route);
    });
  };
  diagnostics.subscribe('fastify.initialization', listen);
  try {
    const test = await createTestApp();
    return { test, routes: registered.flatMap(routesOf) };
  } finally {
    diagnostics.unsubscribe('fastify.initialization', listen);
  }
}

function routesOf({ method, url, config }: RouteOptions): Route[] {
  if (!/^\/api(\/|$)/.test(url)) return [];
  return [method].flat().map((one) => ({
    method: one,
    url,
    name: `${one === 'HEAD' ? 'GET' : one} ${url}`,
    policy: config?.policy,
  }));
}

/** What is wrong with the routes before anybody calls them. */
function checkList(routes: readonly Route[]): string[] {
  const faults = routes.flatMap(({ name, policy }) => {
    if (policy === undefined) return [`${name} states no policy`];
    if (!DEMANDED.has(name)) return [`${name} is missing in the matrix`];
    return policy === DEMANDED.get(name) ? [] : [`${name} demands ${policy}, not ${DEMANDED.get(name)}`];
  });
  const names = new Set(routes.map(({ name }) => name));
  for (const name of DEMANDED.keys()) if (!names.has(name)) faults.push(`${name} is not registered`);
  return [...new Set(faults)];
}

/** Calls whose key must be a hosted buyer's: the handler looks, once the call is read. */
const OF_HOSTED_BUYERS = /^[A-Z]+ \/api\/(hosted-buyer|hosted\/meetings|payments)\b/;

function mayEnter(policy: Policy, actor: Actor): boolean {
  if (policy === 'public') return true;
  if (policy === 'key') return actor.hasKey === true;
  if (policy === 'exhibitor-key') return actor.hasExhibitorKey === true;
  if (policy === 'hidden') return actor.role !== undefined;
  return actor.role !== undefined && ORGANISER_ROLES.indexOf(actor.role) >= ORGANISER_ROLES.indexOf(policy);
}

/** The one refusal of a caller whom the policy keeps out. */
function refusalOf(policy: Policy, actor: Actor): [status: number, code: string] {
  if (policy === 'key' || policy === 'exhibitor-key' || policy === 'hidden')
    return [404, 'resource.not-found'];
  return actor.role === undefined ? [401, 'session.missing'] : [403, 'session.forbidden'];
}

const UNKNOWN_KEY = 'This link is unknown or has expired.';
const JSON_TYPE = { 'content-type': 'application/json' };
/** Each would be refused in its own way if it were read. */
const UNREADABLE = [
  { headers: JSON_TYPE, payload: '{' },
  { headers: JSON_TYPE, payload: `"${'x'.repeat(200_000)}"` },
  { headers: { 'content-type': 'text/plain' }, payload: 'plain' },
  { headers: { ...JSON_TYPE, 'content-length': '5000000000' }, payload: '{}' },
];

/** Calls every route as every actor. @returns what came out otherwise than the matrix says */
async function checkCalls({ test, routes }: Stand, actors: readonly Actor[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { method, url, name } of routes)
    for (const actor of actors) {
      const policy = DEMANDED.get(name);
      if (policy === undefined) continue;
      // Looked at below, with bodies that are read.
      if (policy === 'key' && OF_HOSTED_BUYERS.test(name) && actor.hasKey && !actor.buyer) continue;
      const isLetIn = mayEnter(policy, actor);
      const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'DELETE';
      const bodies = hasBody ? (isLetIn ? [{ headers: JSON_TYPE, payload: '{}' }] : UNREADABLE) : [{}];
      for (const body of bodies) {
        const token = await actor.token();
        const answer = await test.app.inject({
          method: method as 'GET',
          url: addressOf(url, actor.buyer),
          ...body,
          // A stream is answered once it begins.
          payloadAsStream: true,
          headers: {
            ...('headers' in body ? body.headers : {}),
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          },
        });
        const { statusCode } = answer;
        const { code, error } = await refusalIn(answer);
        const told = `${method} ${url} answers ${actor.name} with ${statusCode} ${code ?? ''}`.trim();
        if (isLetIn) {
          const isRefused = statusCode === 401 || statusCode === 403 || error === UNKNOWN_KEY;
          if (isRefused || statusCode >= 500) faults.push(`${told}, who may enter`);
        } else {
          const [status, wanted] = refusalOf(policy, actor);
          if (statusCode !== status || (method !== 'HEAD' && code !== wanted))
            faults.push(`${told}, who may not enter`);
        }
      }
    }
  return faults;
}

/** With the ids of a hosted buyer where they stand in the address, and with ids of nothing. */
function addressOf(url: string, buyer?: { userId: number; companyId: number }): string {
  const own = buyer
    ? url.replace(':userId', String(buyer.userId)).replace(':companyId', String(buyer.companyId))
    : url;
  return own.replaceAll(/:\w+/g, '2147483647').replace('*', 'nothing');
}

async function refusalIn(answer: LightMyRequestResponse): Promise<{ code?: string; error?: string }> {
  const stream = answer.stream();
  if (answer.statusCode < 400) {
    stream.destroy();
    return {};
  }
  const body = await text(stream);
  return body === '' ? {} : (JSON.parse(body) as { code: string; error: string });
}

let stand: Stand;
let actors: Actor[];
beforeAll(async () => {
  stand = await collect();
  actors = await createActors(stand.test);
});
afterAll(() => stand.test.close());

it('every route below /api states a policy, and the one that the matrix demands', () => {
  expect(stand.routes.length).toBeGreaterThan(50);
  expect(checkList(stand.routes)).toEqual([]);
});

it('every call of the contract is registered, and pages send the token that it asks for', async () => {
  const folder = new URL('../../../contract/src/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((name) => import(fileURLToPath(new URL(name, folder)))),
  );
  const endpoints = modules.flatMap((module) => Object.values(module)).filter(isEndpoint);
  expect(endpoints.length).toBeGreaterThan(40);
  const policies = new Map(stand.routes.map(({ name, policy }) => [name, policy]));
  for (const { method, path, access } of endpoints) {
    const policy = policies.get(`${method} ${path}`) ?? 'none';
    const isSentAsNamed = policy === 'public' || policy === 'key' || policy === 'exhibitor-key';
    const sent = isSentAsNamed ? policy : 'organiser';
    expect([method, path, policy === 'none' ? 'none' : sent]).toEqual([method, path, access]);
  }
});

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
}

it('every caller gets what the matrix says, and a body is not read before', async () => {
  expect(actors).toHaveLength(14);
  expect(await checkCalls(stand, actors)).toEqual([]);
});

it.each([
  [
    'a guard that is gone',
    (route: RouteOptions) => {
      if (route.url === '/api/audit') delete route.onRequest;
    },
    'GET /api/audit answers anonymous with 200',
  ],
  [
    'a guard that lets a lower role in',
    (route: RouteOptions) => {
      if (route.url === '/api/audit')
        route.onRequest = async (request) => {
          await authorise('viewer', request, {
            findOrganiser: async () => ({ id: 1, email: 'x', role: 'viewer' }),
            findRegistration: async () => null,
            findExhibitor: async () => null,
          });
        };
    },
    'GET /api/audit answers viewer with 200',
  ],
  [
    'documents that tell strangers of themselves',
    (route: RouteOptions) => {
      if (route.url === '/api/hosted/documents/:id')
        route.onRequest = async () => {
          throw new AppError('session.missing', 'Please log in.');
        };
    },
    'GET /api/hosted/documents/:id answers anonymous with 401',
  ],
  [
    'a desk that opens to every key',
    (route: RouteOptions) => {
      if (route.url === '/api/exhibitor-desk') delete route.onRequest;
    },
    'GET /api/exhibitor-desk answers a visitor with 500',
  ],
  [
    'a guard that comes after the body',
    (route: RouteOptions) => {
      if (route.url === '/api/organisers' && route.method === 'POST') {
        route.preHandler = route.onRequest as NonNullable<typeof route.preHandler>;
        delete route.onRequest;
      }
    },
    'POST /api/organisers answers anonymous with 400',
  ],
])('control: %s is found', async (_, plant, fault) => {
  const spoilt = await collect(plant);
  try {
    const routes = spoilt.routes.filter(({ name }) => fault.startsWith(`${name} `));
    const faults = await checkCalls({ ...spoilt, routes }, await createActors(spoilt.test));
    expect(faults.filter((told) => told.startsWith(fault))).not.toEqual([]);
  } finally {
    await spoilt.test.close();
  }
});

it('control: a route without a policy, with another one, or unknown to the matrix is found', () => {
  const planted = (name: string, policy: Policy | undefined): Route => {
    const [method = '', url = ''] = name.split(' ');
    return { method, url, name, policy };
  };
  const faults = checkList([
    planted('GET /api/audit', 'viewer'),
    planted('GET /api/overview', undefined),
    planted('GET /api/backdoor', 'public'),
  ]);
  expect(faults).toEqual(
    expect.arrayContaining([
      'GET /api/audit demands viewer, not admin',
      'GET /api/overview states no policy',
      'GET /api/backdoor is missing in the matrix',
      'GET /api/organisers is not registered',
    ]),
  );
});
