// Reads a body into shared memory, chunk by chunk as it arrives, so that no copy of the whole delays other responses.
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';

/**
 * A content parser for Fastify.
 * @param most maximum size in bytes
 * @param tooLarge makes the refusal of a larger body
 * @returns a parser that returns a Buffer over shared memory
 * @throws that refusal; the rest of the body is discarded
 */
export function sharedBodyParser(most: number, tooLarge: () => Error) {
  return async (_request: FastifyRequest, body: Readable): Promise<Buffer> => {
    const memory = new SharedArrayBuffer(0, { maxByteLength: most });
    let length = 0;
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      const grown = length + chunk.length;
      if (grown > most) {
        body.resume();
        throw tooLarge();
      }
      // Grows in large steps, as each waits until no thread of the process is changing its memory.
      if (grown > memory.byteLength) memory.grow(Math.min(most, Math.max(grown, 2 * memory.byteLength)));
      new Uint8Array(memory, length).set(chunk);
      length = grown;
      // Many chunks may have arrived already, so other work gets its turn in between.
      await nextTurn();
    }
    return Buffer.from(memory, 0, length);
  };
}
