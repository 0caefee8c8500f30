// Who may call what: every route below /api against every kind of caller, made from the routes as registered.

import diagnostics from 'node:diagnostics_channel';
import { text } from 'node:stream/consumers';
import { grantOf, type Permission } from '@visavis/domain/identity/grants';
import { message } from '@visavis/domain/message/message';
import { ORGANISER_ROLES } from '@visavis/domain/organiser/schema';
import type { FastifyInstance, LightMyRequestResponse, RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Actor, createActors } from '../testing/actors.ts';
import { listEndpoints } from '../testing/contract-endpoints.ts';
import { MATRIX, type Policy } from '../testing/policy-matrix.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { AppError } from './app-error.ts';
import { authorise } from './policy.ts';

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
    policy: config?.permission && policyOf(config.permission),
  }));
}

/** What a permission comes to, in the words of the matrix. */
function policyOf(permission: Permission | 'anyone'): Policy {
  if (permission === 'anyone') return 'public';
  const { link, refusal, staff } = grantOf(permission);
  if (link !== undefined)
    return link === 'registration' ? 'key' : link === 'exhibitor' ? 'exhibitor-key' : 'document-key';
  if (refusal === 'unknown') return staff === 'admin' ? 'hidden-admin' : 'hidden';
  if (staff === undefined) throw new Error(`${permission} is granted to nobody`);
  return staff;
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

const KEY_POLICIES: ReadonlySet<string> = new Set(['key', 'exhibitor-key', 'document-key']);

function mayEnter(policy: Policy, actor: Actor): boolean {
  if (policy === 'public') return true;
  if (policy === 'key') return actor.hasKey === true;
  if (policy === 'exhibitor-key') return actor.hasExhibitorKey === true;
  if (policy === 'document-key') return actor.hasDocumentKey === true;
  if (policy === 'hidden') return actor.role !== undefined;
  if (policy === 'hidden-admin') return actor.role === 'admin';
  return actor.role !== undefined && ORGANISER_ROLES.indexOf(actor.role) >= ORGANISER_ROLES.indexOf(policy);
}

/** The one refusal of a caller whom the policy keeps out. */
function refusalOf(policy: Policy, actor: Actor): [status: number, code: string] {
  if (KEY_POLICIES.has(policy) || policy.startsWith('hidden')) return [404, 'resource.not-found'];
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

/** All for the first actor, one for each of the others: when a body is read is a matter of the route. */
function unreadableFor(index: number): typeof UNREADABLE {
  const one = UNREADABLE[index % UNREADABLE.length];
  return index === 0 || !one || process.env.DEEP ? UNREADABLE : [one];
}

/** Calls every route as every actor. @returns what came out otherwise than the matrix says */
async function checkCalls({ test, routes }: Stand, actors: readonly Actor[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { method, url, name } of routes)
    for (const [index, actor] of actors.entries()) {
      const policy = DEMANDED.get(name);
      if (policy === undefined) continue;
      // Looked at below, with bodies that are read.
      if (policy === 'key' && OF_HOSTED_BUYERS.test(name) && actor.hasKey && !actor.buyer) continue;
      const isLetIn = mayEnter(policy, actor);
      const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'DELETE';
      const bodies = hasBody
        ? isLetIn
          ? [{ headers: JSON_TYPE, payload: '{}' }]
          : unreadableFor(index)
        : [{}];
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

it('every call of the contract is registered with the permission that it names', async () => {
  const endpoints = await listEndpoints();
  expect(endpoints.length).toBeGreaterThan(40);
  const policies = new Map(stand.routes.map(({ name, policy }) => [name, policy]));
  for (const { method, path, permission } of endpoints) {
    const policy = policies.get(`${method} ${path}`);
    expect([method, path, policy]).toEqual([method, path, policyOf(permission)]);
  }
});

it('every caller gets what the matrix says, and a body is not read before', async () => {
  expect(actors).toHaveLength(16);
  expect(await checkCalls(stand, actors)).toEqual([]);
});

it.each([
  [
    'a guard that is gone',
    (route: RouteOptions) => {
      if (route.url === '/api/audit') delete route.onRequest;
    },
    'GET /api/audit answers anonymous with 500',
  ],
  [
    'a guard that lets a lower role in',
    (route: RouteOptions) => {
      if (route.url === '/api/audit')
        route.onRequest = async (request) => {
          await authorise('registration.read', request, {
            findOrganiser: async () => ({ id: 1, email: 'x', role: 'viewer' }),
            findRegistration: async () => null,
            findExhibitor: async () => null,
            findDocumentRequest: async () => null,
          });
        };
    },
    'GET /api/audit answers viewer with 500',
  ],
  [
    'documents that tell strangers of themselves',
    (route: RouteOptions) => {
      if (route.url === '/api/hosted/documents/:id')
        route.onRequest = async () => {
          throw new AppError('session.missing', message('session.missing'));
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
