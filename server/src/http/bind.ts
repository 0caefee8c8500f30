// Binds an endpoint of the contract to its handler: permission, limits, validation and responses in one place.

import type { Endpoint, HandlerInput, Output } from '@visavis/contract/endpoint';
import { ERROR_STATUS, type ErrorAnswer, errorSchema } from '@visavis/contract/errors';
import type { Caller, CallerOf } from '@visavis/domain/identity/caller';
import { message } from '@visavis/domain/message/message';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { AppError, type FieldMessages, messageOf } from './app-error.ts';
import { namedEdition, withChosenEdition } from './chosen-edition.ts';
import { errorsOf } from './errors-of.ts';
import type { RequestLimit } from './limits.ts';
import { describeAccess } from './openapi.ts';
import { type Authentication, authorise } from './policy.ts';
import { editionOfWrite, editionToRunIn, type FindEditions } from './write-edition.ts';

/** The arguments of a handler. */
export interface Call<E extends Endpoint> extends HandlerInput<E> {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The caller admitted by the endpoint's permission. */
  caller: CallerOf<E['permission']>;
}

interface Binding {
  /** Calls per minute from one address; without it the global limit applies. 'none' for probes. */
  limit?: RequestLimit | 'none';
  /** The handler itself aborts a body that arrives too slowly. */
  watchesBody?: boolean;
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Output<E>> | Promise<FastifyReply>;

export interface Binder {
  <E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
  <E extends Endpoint>(endpoint: E, binding: Binding, handler: Handler<E>): void;
}

/** The only way to register a route below /api. */
export function createBinder(
  app: FastifyInstance,
  authentication: Authentication,
  findEditions: FindEditions,
): Binder {
  return <E extends Endpoint>(endpoint: E, ...args: [Handler<E>] | [Binding, Handler<E>]) => {
    const [binding, handler] = args.length === 1 ? [{}, args[0]] : args;
    const { permission } = endpoint;
    const about = editionOfWrite(endpoint);
    const callers = new WeakMap<FastifyRequest, Caller>();
    const options: RouteShorthandOptions = {
      schema: describe(endpoint),
      config: {
        permission,
        records: endpoint.records ?? [],
        watchesBody: binding.watchesBody ?? false,
        ...rateLimitOf(binding),
      },
    };
    if (permission !== 'anyone')
      options.onRequest = async (request) => {
        callers.set(request, await authorise(permission, request, authentication));
      };
    app.route({
      ...options,
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const { params, query, headers, body } = request;
        reply.code(endpoint.status);
        // Responses that are personal or change something must not be cached in between. How long others may be
        // cached is up to their handlers.
        if (permission !== 'anyone' || endpoint.method !== 'GET') reply.header('cache-control', 'no-store');
        // The route's schemas have parsed all four: they have the endpoint's types from here on.
        const input = { params, query, headers, body } as HandlerInput<E>;
        const caller = callers.get(request);
        if (!caller && permission !== 'anyone') throw new Error('The handler ran without authorisation.');
        // Authorisation admits only callers of the permission's type.
        const call = {
          ...input,
          request,
          reply,
          caller: (caller ?? { kind: 'anyone' }) as CallerOf<E['permission']>,
        };
        const named = namedEdition(request);
        const edition = await editionToRunIn(about, { named, input, findEditions });
        return withChosenEdition(edition, caller?.kind === 'staff', () => handler(call));
      },
    });
  };
}

function rateLimitOf({ limit }: Binding): { rateLimit?: RequestLimit | false } {
  if (limit === undefined) return {};
  return { rateLimit: limit === 'none' ? false : limit };
}

function describe(endpoint: Endpoint): NonNullable<RouteShorthandOptions['schema']> {
  const { produces, output } = endpoint;
  // Applies to success responses only: a refusal is always JSON.
  const answer = produces
    ? { content: Object.fromEntries(produces.map((mediaType) => [mediaType, { schema: output }])) }
    : output;
  const response: Record<number, unknown> = { [endpoint.status]: answer };
  for (const code of errorsOf(endpoint)) response[ERROR_STATUS[code]] = errorSchema;
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? ''],
    ...describeAccess(endpoint),
    ...(endpoint.consumes ? { consumes: [...endpoint.consumes] } : {}),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.headers ? { headers: endpoint.headers } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    response,
  };
}

/** The error for a request that breaks rules, with a message for each field. */
export function invalid(
  fields: FieldMessages,
  refusedFiles: NonNullable<ErrorAnswer['refusedFiles']> = [],
): AppError {
  const [first, ...others] = new Set(Object.values(fields).map((one) => JSON.stringify(one)));
  const only = first !== undefined && others.length === 0 ? Object.values(fields)[0] : undefined;
  return new AppError('request.invalid', only === undefined ? message('request.invalid') : messageOf(only), {
    fields,
    ...(refusedFiles.length > 0 && { refusedFiles }),
  });
}
