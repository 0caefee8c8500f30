// Binds an endpoint of the contract to its handler: permission, limits, validation and answers in one place.

import type { Endpoint, HandlerInput, Output } from '@visavis/contract/endpoint';
import { ERROR_STATUS, type ErrorAnswer, errorSchema } from '@visavis/contract/errors';
import type { Caller, CallerOf } from '@visavis/domain/identity/caller';
import { message } from '@visavis/domain/message/message';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { AppError, type FieldMessages } from './app-error.ts';
import type { RequestLimit } from './limits.ts';
import { type Authentication, authorise } from './policy.ts';

/** What a handler is given. */
export interface Call<E extends Endpoint> extends HandlerInput<E> {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Whom the endpoint's permission let in. */
  caller: CallerOf<E['permission']>;
}

interface Binding {
  /** Calls a minute from one address; without it the limit for all routes holds. 'none' for probes. */
  limit?: RequestLimit | 'none';
  /** It ends a body that comes too slowly itself. */
  watchesBody?: boolean;
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Output<E>> | Promise<FastifyReply>;

export interface Binder {
  <E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
  <E extends Endpoint>(endpoint: E, binding: Binding, handler: Handler<E>): void;
}

/** A function that registers endpoints on an app; there is no other way to add a route below /api. */
export function createBinder(app: FastifyInstance, authentication: Authentication): Binder {
  return <E extends Endpoint>(endpoint: E, ...given: [Handler<E>] | [Binding, Handler<E>]) => {
    const [binding, handler] = given.length === 1 ? [{}, given[0]] : given;
    const { permission } = endpoint;
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
        // What is for one caller, or changes something, is kept nowhere on its way.
        if (permission !== 'anyone' || endpoint.method !== 'GET') reply.header('cache-control', 'no-store');
        // The route's schemas have parsed these four: their types are the endpoint's from here on.
        const input = { params, query, headers, body } as HandlerInput<E>;
        const caller = callers.get(request);
        if (!caller && permission !== 'anyone') throw new Error('Nobody was asked who makes this call.');
        // Authorisation has let in nobody else: the caller's type is the permission's.
        return handler({
          ...input,
          request,
          reply,
          caller: (caller ?? { kind: 'anyone' }) as CallerOf<E['permission']>,
        });
      },
    });
  };
}

function rateLimitOf({ limit }: Binding): { rateLimit?: RequestLimit | false } {
  if (limit === undefined) return {};
  return { rateLimit: limit === 'none' ? false : limit };
}

function describe(endpoint: Endpoint): NonNullable<RouteShorthandOptions['schema']> {
  const statuses = new Set<number>(endpoint.errors.map((code) => ERROR_STATUS[code]));
  const { produces, output } = endpoint;
  // Of the success answer alone: a refusal is JSON whatever was asked for.
  const answer = produces
    ? { content: Object.fromEntries(produces.map((mediaType) => [mediaType, { schema: output }])) }
    : output;
  const response: Record<number, unknown> = { [endpoint.status]: answer };
  // Any call can be unreadable, such as by a header that is none, too frequent, or fail: documented like the rest.
  for (const code of ['request.unreadable', 'request.too-many', 'server.failed'] as const)
    statuses.add(ERROR_STATUS[code]);
  for (const status of statuses) response[status] = errorSchema;
  return {
    summary: endpoint.summary,
    ...(endpoint.consumes ? { consumes: [...endpoint.consumes] } : {}),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.headers ? { headers: endpoint.headers } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    response,
  };
}

/** The refusal of a request that breaks rules, with a sentence for each field. */
export function invalid(
  fields: FieldMessages,
  refusedFiles: NonNullable<ErrorAnswer['refusedFiles']> = [],
): AppError {
  const [first, ...others] = new Set(Object.values(fields).map((one) => JSON.stringify(one)));
  const only = first !== undefined && others.length === 0 ? Object.values(fields)[0] : undefined;
  return new AppError('request.invalid', only ?? message('request.invalid'), {
    fields,
    ...(refusedFiles.length > 0 && { refusedFiles }),
  });
}
