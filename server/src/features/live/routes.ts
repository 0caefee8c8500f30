// GET /api/live: server-sent events, open as long as the page is looked at.
import { errorSchema } from '@visavis/contract/errors';
import { LIVE_PATH, REFRESH_EVENT, SLOTS_EVENT } from '@visavis/contract/live';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../adapters/database/schema.ts';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../http/app-error.ts';
import { Broadcast } from './broadcast.ts';
import type { ChangeFeed } from './change-feed.ts';

/** Each is a socket and little else; beyond these a page asks now and then instead. */
const STREAMS_PER_PROCESS = 5_000;
/** A hall behind one address raises it with the scale. */
const STREAMS_PER_ADDRESS = 400;
const RETRY_SECONDS = 10;
/** A browser waits this long before it opens a lost stream again, and up to as long more: not all come at once. */
const RECONNECT_MS = 1_500;

interface LiveDependencies {
  db: Kysely<Database>;
  clock: Clock;
  changes: ChangeFeed;
  rateLimitScale: number;
}

export function liveRoutes(app: FastifyInstance, dependencies: LiveDependencies): void {
  const { db, clock, changes, rateLimitScale } = dependencies;
  const broadcast = new Broadcast(db, clock, changes);
  const perAddress = new Map<string, number>();
  const addressLimit = Math.max(1, Math.round(STREAMS_PER_ADDRESS * rateLimitScale));
  app.addHook('preClose', async () => broadcast.close());

  app.get(LIVE_PATH, { schema, config: { policy: 'public' } }, (request, reply) => {
    const fromHere = perAddress.get(request.ip) ?? 0;
    if (broadcast.size >= STREAMS_PER_PROCESS || fromHere >= addressLimit)
      throw new AppError(
        'server.unavailable',
        'Too many pages are open. This one asks now and then instead.',
        {
          retryAfterSeconds: RETRY_SECONDS,
        },
      );
    perAddress.set(request.ip, fromHere + 1);
    reply.hijack();
    const stream = reply.raw;
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) stream.setHeader(name, value);
    stream.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      // Not to be kept, nor to be compressed on the way: an event is read when it is sent.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    stream.write(`retry: ${Math.round(RECONNECT_MS * (1 + Math.random()))}\n\n`);
    broadcast.add(stream);
    stream.on('close', () => {
      broadcast.remove(stream);
      const left = (perAddress.get(request.ip) ?? 1) - 1;
      if (left > 0) perAddress.set(request.ip, left);
      else perAddress.delete(request.ip);
    });
  });
}

const schema = {
  summary: `Server-sent events: '${SLOTS_EVENT}' lists [exhibitor id, day, start hour, 1 taken or 0 free] for each hour that changed, '${REFRESH_EVENT}' says that all must be asked anew`,
  produces: ['text/event-stream'],
  response: { 200: z.string(), 429: errorSchema, 500: errorSchema, 503: errorSchema },
};
