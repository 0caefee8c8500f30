// Adds the server's time to every response, as pages use this clock rather than their browser's.
import type { FastifyInstance } from 'fastify';

const SERVER_TIME = 'x-server-time';
/** A cache may serve such a response hours later. */
const KEPT_BY_CACHES = /\b(?:max-age=[1-9]|immutable)/;

export function sendServerTime(app: FastifyInstance, clock: () => Date): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/') && !KEPT_BY_CACHES.test(String(reply.getHeader('cache-control'))))
      reply.header(SERVER_TIME, clock().toISOString());
    done();
  });
}
