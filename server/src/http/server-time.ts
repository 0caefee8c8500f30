// Every answer says what time it is here: pages tell time by this clock and not by their browser's.
import type { FastifyInstance } from 'fastify';

const SERVER_TIME = 'x-server-time';
/** Such an answer may be given again by a cache, hours later. */
const KEPT_BY_CACHES = /\b(?:max-age=[1-9]|immutable)/;

export function sayServerTime(app: FastifyInstance, clock: () => Date): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/') && !KEPT_BY_CACHES.test(String(reply.getHeader('cache-control'))))
      reply.header(SERVER_TIME, clock().toISOString());
    done();
  });
}
