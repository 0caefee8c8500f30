// Reads a body into memory that threads share, chunk by chunk as it arrives: no copy of the whole delays other answers.
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { errorCodes, type FastifyRequest } from 'fastify';

/**
 * A content parser for Fastify.
 * @param most bytes
 * @returns of the parser: a Buffer over shared memory
 * @throws FST_ERR_CTP_BODY_TOO_LARGE; what is left of the body is discarded
 */
export function sharedBodyParser(most: number) {
  return async (_request: FastifyRequest, body: Readable): Promise<Buffer> => {
    const memory = new SharedArrayBuffer(0, { maxByteLength: most });
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      const at = memory.byteLength;
      if (at + chunk.length > most) {
        body.resume();
        throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      }
      memory.grow(at + chunk.length);
      new Uint8Array(memory, at).set(chunk);
      // Many chunks may be there already: others get their turn in between.
      await nextTurn();
    }
    return Buffer.from(memory, 0, memory.byteLength);
  };
}
