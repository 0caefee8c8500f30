// Work that begins when an answer has left, so that the time of the answer says nothing about it.
import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Does something once the answer is on its way: whoever waits for it cannot tell that it is done. */
export type Later = (work: () => Promise<void>) => void;

/** Gives a reply's `Later`. Work that fails is logged; the app closes when all of it is done. */
export function afterAnswers(app: FastifyInstance): (reply: FastifyReply) => Later {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return (reply) => (work) => {
    // Also where the caller has gone away before.
    const done = new Promise<void>((resolve) => finished(reply.raw, () => resolve()))
      .then(work)
      .catch((error: unknown) => app.log.error({ err: error }, 'work after an answer failed'))
      .finally(() => running.delete(done));
    running.add(done);
  };
}
