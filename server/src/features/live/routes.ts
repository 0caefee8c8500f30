// GET /api/live and /api/live/changes: server-sent events, open as long as the page is in view.

import { errorSchema } from '@visavis/contract/errors';
import { followChanges } from '@visavis/contract/live/endpoints';
import { LIVE_PATH, REFRESH_EVENT, SLOTS_EVENT } from '@visavis/contract/live/events';
import { message } from '@visavis/domain/message/message';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { addressKey } from '../../http/address-key.ts';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';
import { SHARES, scaled } from '../../http/limits.ts';
import { createShares } from '../../http/shares.ts';
import type { ChangeFeed } from '../../platform/changes/listener.ts';
import { Broadcast } from './stream.service.ts';

const RETRY_SECONDS = 10;
/** A browser waits this long before reopening a lost stream, up to twice as long with jitter: not all come at once. */
const RECONNECT_MS = 1_500;
const ORGANISER_MS = 240_000;

interface LiveDependencies {
  db: Kysely<Database>;
  clock: Clock;
  changes: ChangeFeed;
  rateLimitScale: number;
}

export function liveRoutes(app: FastifyInstance, bind: Binder, dependencies: LiveDependencies): void {
  const { db, clock, changes, rateLimitScale } = dependencies;
  const broadcast = new Broadcast(db, clock, changes, app.log);
  const { ofAll, ofAddress } = SHARES.streams;
  const shares = createShares({ ofAll, ofAddress: scaled(ofAddress, rateLimitScale) });
  app.addHook('preClose', async () => broadcast.close());

  function open(request: FastifyRequest, reply: FastifyReply, role?: OrganiserRole): FastifyReply {
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
    broadcast.add(stream, role);
    // Access to the parts is checked again when the page reopens the stream.
    const ending = role && setTimeout(() => stream.end(), ORGANISER_MS * (1 + Math.random() / 4));
    let isOpen = true;
    const leave = () => {
      if (!isOpen) return;
      isOpen = false;
      clearTimeout(ending);
      broadcast.remove(stream);
      giveBack();
    };
    socket.once('close', leave);
    // A connection outlives a stream that has ended.
    stream.once('finish', leave);
    return reply;
  }

  bind(followChanges, async ({ request, reply, caller }) => open(request, reply, caller.role));
  app.get(LIVE_PATH, { schema, exposeHeadRoute: false, config: { permission: 'anyone' } }, (request, reply) =>
    open(request, reply),
  );
}

const schema = {
  summary: `Server-sent events: '${SLOTS_EVENT}' lists [exhibitor id, day, start minute, 1 taken or 0 free] for each minute that changed, '${REFRESH_EVENT}' says that everything must be refetched`,
  produces: ['text/event-stream'],
  response: { 200: z.string(), 400: errorSchema, 429: errorSchema, 500: errorSchema, 503: errorSchema },
};
