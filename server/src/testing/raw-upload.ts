// Uploads written byte by byte to a socket, as no well-behaved client would.
import { connect, type Socket } from 'node:net';
import { FORM_HEADERS } from './application-form.ts';

const PATH = '/api/hosted-registration';

export interface Exchange {
  socket: Socket;
  /** The status code of the response; 0 if the connection ended without one. */
  status: Promise<number>;
  /** The body of the response. */
  json: () => Promise<{ error: string; fields?: Record<string, string> }>;
  retryAfter: () => Promise<string | undefined>;
  closed: Promise<void>;
}

/** Opens a connection and sends the header; the test sends the rest. */
export function openExchange(
  port: number,
  headers: Record<string, string>,
  localAddress = '127.0.0.1',
): Exchange {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  let received = '';
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  const response = new Promise<string>((resolve) => {
    socket.on('data', (data) => {
      received += data;
      const body = received.split('\r\n\r\n')[1];
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? Number.NaN);
      if (body !== undefined && Buffer.byteLength(body) >= length) resolve(received);
    });
    socket.on('close', () => resolve(received));
  });
  // Most of these tests are about connections that get cut off.
  socket.on('error', () => socket.destroy());
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${PATH} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}\r\n`);
  return {
    socket,
    closed,
    status: response.then((text) => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)),
    json: async () => JSON.parse((await response).split('\r\n\r\n')[1] ?? 'null'),
    retryAfter: async () => /retry-after: (\S+)/i.exec(await response)?.[1],
  };
}

export const CHUNKED = { ...FORM_HEADERS, 'transfer-encoding': 'chunked' };
export const chunkOf = (data: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(`${Buffer.byteLength(data).toString(16)}\r\n`),
    Buffer.from(data),
    Buffer.from('\r\n'),
  ]);
export const PIECE = Buffer.alloc(64_000, 'x');
export const PIECE_CHUNK = chunkOf(PIECE);

/** Writes the piece repeatedly, as fast as it is accepted, until the connection ends. @returns bytes written */
export async function pour({ socket, closed }: Exchange, piece: Buffer): Promise<number> {
  let written = 0;
  let isOpen = true;
  void closed.then(() => {
    isOpen = false;
  });
  while (isOpen) {
    written += piece.length;
    if (!socket.write(piece))
      await Promise.race([new Promise<void>((resolve) => socket.once('drain', resolve)), closed]);
    else await new Promise<void>((resolve) => setImmediate(resolve));
  }
  return written;
}
