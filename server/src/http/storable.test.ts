// Text that no database stores (lone surrogates and NUL) is cleaned in every field, so no endpoint fails on it.
import diagnostics from 'node:diagnostics_channel';
import type { Endpoint } from '@visavis/contract/endpoint';
import { grantOf } from '@visavis/domain/identity/grants';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Actor, createActors } from '../testing/actors.ts';
import { listEndpoints } from '../testing/contract-endpoints.ts';
import { samplesOf, withEachText } from '../testing/sample-input.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { cleanForStorage } from './storable.ts';

let test: TestApp;
let actors: Actor[];
/** The last call's input to its handler; undefined if the call was refused first. */
let given: unknown;

const onFastify = (message: unknown) =>
  (message as { fastify: FastifyInstance }).fastify.addHook('preHandler', async ({ body, query, params }) => {
    given = { body, query, params };
  });
beforeAll(async () => {
  diagnostics.subscribe('fastify.initialization', onFastify);
  test = await createTestApp();
  actors = await createActors(test);
});
afterAll(async () => {
  diagnostics.unsubscribe('fastify.initialization', onFastify);
  await test.close();
});

/** A caller who may use the endpoint. */
function callerOf({ permission }: Endpoint): Actor | undefined {
  if (permission === 'anyone') return actors[0];
  const { link } = grantOf(permission);
  return actors.find(link === undefined ? ({ role }) => role === 'admin' : (one) => one.link === link);
}

/** An address is UTF-8, which cannot carry a lone surrogate. */
const inAddress = (value: unknown): string => encodeURIComponent(String(value).replaceAll('\ud800', ''));

function addressOf(path: string, params: object, query: object): string {
  const url = path.replaceAll(/:(\w+)/g, (_, name) => inAddress(params[name as keyof typeof params]));
  const asked = Object.entries(query).map(([name, value]) => `${name}=${inAddress(value)}`);
  return asked.length > 0 ? `${url}?${asked.join('&')}` : url;
}

interface Sent {
  params: object;
  query: object;
  body: unknown;
}

/** For each text that an endpoint takes, a call with unstorable text there and valid values elsewhere. */
function callsOf({ params, query, body }: Endpoint): Sent[] {
  const samples = (schema: Endpoint['body']) => (schema ? (samplesOf(schema) as object[]) : [{}]);
  const [[place = {}], [asked = {}], bodies] = [samples(params), samples(query), samples(body)];
  const unstorable = (input: unknown) =>
    withEachText(input, (text) => `${text}\u0000\ud800`) as (typeof place)[];
  return [
    ...unstorable(place).map((one) => ({ params: one, query: asked, body: bodies[0] })),
    ...unstorable(asked).map((one) => ({ params: place, query: one, body: bodies[0] })),
    ...bodies.flatMap(unstorable).map((one) => ({ params: place, query: asked, body: one })),
  ];
}

it('no endpoint fails on unstorable text, and no handler receives any', async () => {
  const faults: string[] = [];
  let accepted = 0;
  for (const endpoint of await listEndpoints()) {
    const { method, path } = endpoint;
    const token = await callerOf(endpoint)?.token();
    for (const { params, query, body } of callsOf(endpoint)) {
      given = undefined;
      const { statusCode } = await test.call({
        method,
        url: addressOf(path, params, query),
        headers: token ? { authorization: `Bearer ${token}` } : {},
        ...(endpoint.body ? { payload: body as object } : {}),
      });
      if (given !== undefined) accepted += 1;
      const text = JSON.stringify(given) ?? '';
      if (statusCode >= 500 || /\\u(?:0000|d800)/.test(text))
        faults.push(
          `${method} ${path} answers ${JSON.stringify({ params, query, body })} with ${statusCode}`,
        );
    }
  }
  expect(faults).toEqual([]);
  // The others are refused by a rule of the field, such as that of a date.
  expect(accepted).toBeGreaterThan(200);
});

it('cleans keys and texts at any depth, and leaves whole characters and other values', () => {
  const clean = (json: string) => cleanForStorage(JSON.parse(json));
  expect(
    clean(
      '{"a\\u0000":["\\ud800x",{"b":"\\ud83d\\ude00 y\\udc00"}],"n":null,"t":true,"__proto__":"\\u0000"}',
    ),
  ).toEqual(JSON.parse('{"a ":[" x",{"b":"😀 y "}],"n":null,"t":true,"__proto__":" "}'));
  expect(clean('"\\ud800"')).toBe(' ');
  const depth = 50_000;
  expect(() => clean(`${'['.repeat(depth)}"\\ud800"${']'.repeat(depth)}`)).not.toThrow();
});
