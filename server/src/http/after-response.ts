// Runs work after a response has been sent, so that the response time reveals nothing about it.
import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Runs `work` once the response has been sent, so that the client cannot measure it. */
export type Later = (work: () => Promise<void>) => void;

/** Returns a reply's `Later`. Failures are logged; closing the app waits for running work. */
export function afterResponses(app: FastifyInstance): (reply: FastifyReply) => Later {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return (reply) => (work) => {
    // Also runs if the client has disconnected.
    const done = new Promise<void>((resolve) => finished(reply.raw, () => resolve()))
      .then(work)
      .catch((error: unknown) => app.log.error({ err: error }, 'work after an answer failed'))
      .finally(() => running.delete(done));
    running.add(done);
  };
}
