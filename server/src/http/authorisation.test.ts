// Access control: every route below /api is called by every kind of caller, and checked against the policy matrix.

import diagnostics from 'node:diagnostics_channel';
import { text } from 'node:stream/consumers';
import { grantOf, type Permission } from '@visavis/domain/identity/grants';
import { LINK_OWNERS, type LinkKind } from '@visavis/domain/identity/links';
import { message } from '@visavis/domain/message/message';
import { RANKED_ROLES, type RankedRole } from '@visavis/domain/staff/schema';
import type { FastifyInstance, LightMyRequestResponse, RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Actor, createActors } from '../testing/actors.ts';
import { listEndpoints } from '../testing/contract-endpoints.ts';
import { MATRIX, type Policy } from '../testing/policy-matrix.ts';
import { prepareOnce } from '../testing/prepare.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { AppError } from './app-error.ts';
import { type Authentication, authorise } from './policy.ts';

const DEMANDED = new Map(
  Object.entries(MATRIX).flatMap(([policy, names]) => names.map((name) => [name, policy as Policy] as const)),
);

/** Seventeen callers of some two hundred routes. */
const CALLS_MS = 300_000;

interface Route {
  method: string;
  url: string;
  /** 'METHOD /path'; a HEAD route is listed under its GET. */
  name: string;
  policy: Policy | undefined;
}

interface Setup {
  test: TestApp;
  routes: Route[];
}

/** Records every route while the app is built; `plant` may break one. */
async function collect(plant: (route: RouteOptions) => void = () => undefined): Promise<Setup> {
  const registered: RouteOptions[] = [];
  const onFastify = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => {
      plant(route);
      registered.push(route);
    });
  };
  diagnostics.subscribe('fastify.initialization', onFastify);
  try {
    const test = await createTestApp();
    return { test, routes: registered.flatMap(routesOf) };
  } finally {
    diagnostics.unsubscribe('fastify.initialization', onFastify);
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

/** Translates a permission to a policy of the matrix. */
function policyOf(permission: Permission | 'anyone'): Policy {
  if (permission === 'anyone') return 'public';
  const { link, refusal, staff, desk } = grantOf(permission);
  if (link !== undefined) return `key of ${link}`;
  if (refusal === 'unknown') return staff === 'admin' ? 'hidden-admin' : 'hidden';
  if (staff === undefined) throw new Error(`${permission} is granted to nobody`);
  if (desk) return staff === 'viewer' ? 'staff' : 'desk';
  return staff;
}

/** Checks the list of routes, before any is called. */
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

/** Calls that need a hosted buyer's key: the handler checks that after the body has been read. */
const OF_HOSTED_BUYERS = /^[A-Z]+ \/api\/(hosted-buyer|hosted\/meetings|payments)\b/;

const NO_OWNERS = Object.fromEntries(
  Object.keys(LINK_OWNERS).map((kind) => [kind, async () => null]),
) as unknown as Authentication['findOwner'];

const isOfKey = (policy: Policy): policy is `key of ${LinkKind}` => policy.startsWith('key of ');

function mayEnter(policy: Policy, actor: Actor): boolean {
  if (policy === 'public') return true;
  if (isOfKey(policy)) return policy === `key of ${actor.link}`;
  if (policy === 'staff') return actor.role !== undefined;
  if (policy === 'desk' && actor.role === 'desk') return true;
  const lowest: Partial<Record<Policy, RankedRole>> = {
    desk: 'editor',
    hidden: 'viewer',
    'hidden-admin': 'admin',
  };
  const ranks: readonly (string | undefined)[] = RANKED_ROLES;
  return ranks.includes(actor.role) && ranks.indexOf(actor.role) >= ranks.indexOf(lowest[policy] ?? policy);
}

/** The expected refusal of a caller whom the policy keeps out. */
function refusalOf(policy: Policy, actor: Actor): [status: number, code: string] {
  if (isOfKey(policy) || policy.startsWith('hidden')) return [404, 'resource.not-found'];
  return actor.role === undefined ? [401, 'session.missing'] : [403, 'session.forbidden'];
}

const UNKNOWN_KEY = 'This link is unknown or has expired.';
const JSON_TYPE = { 'content-type': 'application/json' };
/** Each would be refused differently if its body were read. */
const UNREADABLE = [
  { headers: JSON_TYPE, payload: '{' },
  { headers: JSON_TYPE, payload: `"${'x'.repeat(200_000)}"` },
  { headers: { 'content-type': 'text/plain' }, payload: 'plain' },
  { headers: { ...JSON_TYPE, 'content-length': '5000000000' }, payload: '{}' },
];

/** All bodies for the first actor, one for each of the others: when the body is read depends on the route only. */
function unreadableFor(index: number): typeof UNREADABLE {
  const one = UNREADABLE[index % UNREADABLE.length];
  return index === 0 || !one || process.env.DEEP ? UNREADABLE : [one];
}

/** Calls every route as every actor. @returns deviations from the matrix */
async function checkCalls({ test, routes }: Setup, actors: readonly Actor[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { method, url, name } of routes)
    for (const [index, actor] of actors.entries()) {
      const policy = DEMANDED.get(name);
      if (policy === undefined) continue;
      // Covered by foreign-key.test.ts, with valid bodies.
      if (
        policy === 'key of registration' &&
        OF_HOSTED_BUYERS.test(name) &&
        actor.link === 'registration' &&
        !actor.buyer
      )
        continue;
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
          // An event stream resolves once it begins.
          payloadAsStream: true,
          headers: {
            ...('headers' in body ? body.headers : {}),
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          },
        });
        const { statusCode } = answer;
        const { code, error } = await refusalIn(answer);
        const result = `${method} ${url} answers ${actor.name} with ${statusCode} ${code ?? ''}`.trim();
        if (isLetIn) {
          const isRefused = statusCode === 401 || statusCode === 403 || error === UNKNOWN_KEY;
          if (isRefused || statusCode >= 500) faults.push(`${result}, who may enter`);
        } else {
          const [status, wanted] = refusalOf(policy, actor);
          if (statusCode !== status || (method !== 'HEAD' && code !== wanted))
            faults.push(`${result}, who may not enter`);
        }
      }
    }
  return faults;
}

/** Fills in the ids of a hosted buyer, and nonexistent ids elsewhere. */
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

const setup = prepareOnce(collect);
let actors: Actor[];
beforeAll(async () => {
  actors = await createActors(setup.test);
});
afterAll(() => setup.test.close());

it('every route below /api states the policy that the matrix demands', () => {
  expect(setup.routes.length).toBeGreaterThan(50);
  expect(checkList(setup.routes)).toEqual([]);
});

it('every endpoint of the contract is registered with its permission', async () => {
  const endpoints = await listEndpoints();
  expect(endpoints.length).toBeGreaterThan(40);
  const policies = new Map(setup.routes.map(({ name, policy }) => [name, policy]));
  for (const { method, path, permission } of endpoints) {
    const policy = policies.get(`${method} ${path}`);
    expect([method, path, policy]).toEqual([method, path, policyOf(permission)]);
  }
});

it(
  'every caller gets the response of the matrix, before its body is read',
  async () => {
    expect(actors).toHaveLength(20);
    expect(await checkCalls(setup, actors)).toEqual([]);
  },
  CALLS_MS,
);

it.each([
  [
    'a missing guard',
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
            isDisabled: async () => false,
            findOwner: NO_OWNERS,
          });
        };
    },
    'GET /api/audit answers viewer with 500',
  ],
  [
    'documents that reveal their existence to strangers',
    (route: RouteOptions) => {
      if (route.url === '/api/hosted/documents/:id')
        route.onRequest = async () => {
          throw new AppError('session.missing', message('session.missing'));
        };
    },
    'GET /api/hosted/documents/:id answers anonymous with 401',
  ],
  [
    'a desk that any key opens',
    (route: RouteOptions) => {
      if (route.url === '/api/exhibitor-desk') delete route.onRequest;
    },
    'GET /api/exhibitor-desk answers a visitor with 500',
  ],
  [
    'a guard that runs after the body is read',
    (route: RouteOptions) => {
      if (route.url === '/api/organisers' && route.method === 'POST') {
        route.preHandler = route.onRequest as NonNullable<typeof route.preHandler>;
        delete route.onRequest;
      }
    },
    'POST /api/organisers answers anonymous with 400',
  ],
])(
  'control: detects %s',
  async (_, plant, fault) => {
    const broken = await collect(plant);
    try {
      const routes = broken.routes.filter(({ name }) => fault.startsWith(`${name} `));
      const faults = await checkCalls({ ...broken, routes }, await createActors(broken.test));
      expect(faults.filter((line) => line.startsWith(fault))).not.toEqual([]);
    } finally {
      await broken.test.close();
    }
  },
  CALLS_MS,
);

it('control: detects a route without a policy, with a wrong one, or missing in the matrix', () => {
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
