// Limits how long a body may take to arrive. Routes that queue before reading the body opt out and watch it themselves.
import type { FastifyInstance } from 'fastify';
import { answerUnreadable } from './unreadable-request.ts';

/** Enough for a body of at most a hundred kilobytes. */
export const BODY_MS = 60_000;
/** The server's own limit, longer than any queue of a route: no request hangs longer than this. */
export const REQUEST_MS = 20 * 60_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route itself aborts a body that arrives too slowly. */
    watchesBody?: boolean;
  }
}

/**
 * @param ownHeaders the headers of every response
 * @param bodyMs time after which the connection is closed with 408
 */
export function limitBodyTime(
  app: FastifyInstance,
  ownHeaders: Readonly<Record<string, string>>,
  bodyMs: number = BODY_MS,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody && !request.routeOptions.config.watchesBody) {
      const timer = setTimeout(() => {
        if (request.raw.complete) return;
        const late = Object.assign(new Error('the body came too late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        answerUnreadable(late, request.raw.socket, ownHeaders);
      }, bodyMs).unref();
      request.raw.once('close', () => clearTimeout(timer));
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
