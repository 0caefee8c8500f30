// JSON as the bytes that PostgreSQL accepts as jsonb, passed between threads and to statements without copying.

/** In a separate buffer, which can be transferred to another thread. */
export type JsonBytes = Uint8Array<ArrayBuffer>;

/** The version byte before the text in the binary form of jsonb. */
const VERSION = '\u0001';

export const jsonBytes = (value: unknown): JsonBytes =>
  new TextEncoder().encode(VERSION + JSON.stringify(value));

/** The driver sends a Buffer in binary form; append `::jsonb` in the statement. */
export const asParameter = (bytes: JsonBytes): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Parses what `jsonBytes` wrote. */
export const parseJsonBytes = (bytes: JsonBytes): unknown =>
  JSON.parse(new TextDecoder().decode(bytes.subarray(VERSION.length)));
