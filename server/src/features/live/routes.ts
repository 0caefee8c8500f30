// GET /api/live: server-sent events, open as long as the page is in view.

import { errorSchema } from '@visavis/contract/errors';
import { LIVE_PATH, REFRESH_EVENT, SLOTS_EVENT } from '@visavis/contract/live/events';
import { message } from '@visavis/domain/message/message';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { addressKey } from '../../http/address-key.ts';
import { AppError } from '../../http/app-error.ts';
import { SHARES, scaled } from '../../http/limits.ts';
import { createShares } from '../../http/shares.ts';
import type { ChangeFeed } from '../../platform/changes/listener.ts';
import { Broadcast } from './stream.service.ts';

const RETRY_SECONDS = 10;
/** A browser waits this long before reopening a lost stream, up to twice as long with jitter: not all come at once. */
const RECONNECT_MS = 1_500;

interface LiveDependencies {
  db: Kysely<Database>;
  clock: Clock;
  changes: ChangeFeed;
  rateLimitScale: number;
}

export function liveRoutes(app: FastifyInstance, dependencies: LiveDependencies): void {
  const { db, clock, changes, rateLimitScale } = dependencies;
  const broadcast = new Broadcast(db, clock, changes, app.log);
  const { ofAll, ofAddress } = SHARES.streams;
  const shares = createShares({ ofAll, ofAddress: scaled(ofAddress, rateLimitScale) });
  app.addHook('preClose', async () => broadcast.close());

  app.get(
    LIVE_PATH,
    { schema, exposeHeadRoute: false, config: { permission: 'anyone' } },
    (request, reply) => {
      const { socket } = request.raw;
      // A request pipelined behind another on the same connection would never be answered.
      if (reply.raw.socket === null || socket.destroyed)
        throw new AppError('request.unreadable', message('live.no-connection'));
      const giveBack = shares.take(addressKey(request));
      if (!giveBack)
        throw new AppError('server.unavailable', message('live.too-many-pages'), {
          retryAfterSeconds: RETRY_SECONDS,
        });
      reply.hijack();
      const stream = reply.raw;
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) stream.setHeader(name, value);
      stream.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        // Neither cached nor compressed on the way: events have to arrive as soon as they are sent.
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      stream.write(`retry: ${Math.round(RECONNECT_MS * (1 + Math.random()))}\n\n`);
      broadcast.add(stream);
      socket.once('close', () => {
        broadcast.remove(stream);
        giveBack();
      });
    },
  );
}

const schema = {
  summary: `Server-sent events: '${SLOTS_EVENT}' lists [exhibitor id, day, start minute, 1 taken or 0 free] for each minute that changed, '${REFRESH_EVENT}' says that everything must be refetched`,
  produces: ['text/event-stream'],
  response: { 200: z.string(), 400: errorSchema, 429: errorSchema, 500: errorSchema, 503: errorSchema },
};
