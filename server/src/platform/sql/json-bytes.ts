// JSON as the bytes in which PostgreSQL takes a jsonb: threads hand them over, and statements send them, uncopied.

/** In a memory of its own, which can be transferred to another thread. */
export type JsonBytes = Uint8Array<ArrayBuffer>;

/** The version that precedes the text in the binary form of jsonb. */
const VERSION = '\u0001';

export const jsonBytes = (value: unknown): JsonBytes =>
  new TextEncoder().encode(VERSION + JSON.stringify(value));

/** The driver sends a Buffer in binary form: to be followed by `::jsonb`. */
export const asParameter = (bytes: JsonBytes): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** What was written by `jsonBytes`. */
export const parseJsonBytes = (bytes: JsonBytes): unknown =>
  JSON.parse(new TextDecoder().decode(bytes.subarray(VERSION.length)));
