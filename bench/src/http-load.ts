// A lean load generator: writes prepared requests to keep-alive sockets and counts responses without parsing bodies.
import { connect, type Socket } from 'node:net';

/** Returns the bytes of the next request, or null when there are no more. */
export type RequestSource = () => Buffer | null;

export interface Load {
  port: number;
  /** Each connection has one request in flight. */
  connections: number;
  next: RequestSource;
  /** Stops the load after this time; if omitted, when the source is exhausted. */
  seconds?: number;
}

export interface LoadResult {
  answers: number;
  seconds: number;
  perSecond: number;
  /** Number of responses by status. */
  statuses: Record<number, number>;
  bodyBytes: number;
  latencyMs: { p50: number; p99: number };
  /** The first unsuccessful response, for the message of a void run. */
  firstRefusal: string | null;
}

/** The next request and its arrival time, from which its latency counts. */
type ArrivalSource = () => { request: Buffer; at: number } | null;

const READ_BUFFER_BYTES = 65_536;
const HEAD_END = Buffer.from('\r\n\r\n');
const KEPT_OF_A_REFUSAL = 2_000;

/** The bytes of a request on a keep-alive connection. */
export function requestBytes(
  method: 'GET' | 'POST',
  path: string,
  headers: Record<string, string> = {},
  body = '',
): Buffer {
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(method === 'POST'
      ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
      : {}),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/** Runs a load to its end. @throws if a connection is lost or a response has no content-length */
export async function runLoad(load: Load): Promise<LoadResult> {
  const tally = new Tally();
  const begunAt = performance.now();
  const endsAt = load.seconds === undefined ? Number.POSITIVE_INFINITY : begunAt + load.seconds * 1000;
  const next: ArrivalSource = () => {
    const now = performance.now();
    const request = now < endsAt ? load.next() : null;
    return request && { request, at: now };
  };
  await Promise.all(Array.from({ length: load.connections }, () => runConnection(load.port, next, tally)));
  return tally.result((performance.now() - begunAt) / 1000);
}

/**
 * Requests arrive at a steady rate, regardless of responses to earlier ones; each waits for a free connection,
 * and its latency counts from its arrival.
 */
export async function runArrivals(load: Load & { perSecond: number }): Promise<LoadResult> {
  const tally = new Tally();
  const begunAt = performance.now();
  const due: { request: Buffer; at: number }[] = [];
  for (let request = load.next(); request !== null; request = load.next())
    due.push({ request, at: begunAt + (due.length * 1000) / load.perSecond });
  let first = 0;
  const next: ArrivalSource = () => due[first++] ?? null;
  await Promise.all(Array.from({ length: load.connections }, () => runConnection(load.port, next, tally)));
  return tally.result((performance.now() - begunAt) / 1000);
}

class Tally {
  readonly statuses: Record<number, number> = {};
  readonly latenciesMs: number[] = [];
  bodyBytes = 0;
  firstRefusal: string | null = null;

  result(seconds: number): LoadResult {
    const sorted = this.latenciesMs.sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return {
      answers: sorted.length,
      seconds,
      perSecond: sorted.length / seconds,
      statuses: this.statuses,
      bodyBytes: this.bodyBytes,
      latencyMs: { p50: at(0.5), p99: at(0.99) },
      firstRefusal: this.firstRefusal,
    };
  }
}

function runConnection(port: number, next: ArrivalSource, tally: Tally): Promise<void> {
  return new Promise((resolve, reject) => {
    // The start of a response head that arrived in several chunks.
    let kept: Buffer | null = null;
    let status = 0;
    let bodyBytesLeft = -1;
    let sentAt = 0;
    let isDone = false;

    const send = () => {
      const arrival = next();
      if (arrival === null) {
        isDone = true;
        socket.end();
        resolve();
        return;
      }
      sentAt = arrival.at;
      const waitMs = arrival.at - performance.now();
      if (waitMs > 0) setTimeout(() => socket.write(arrival.request), waitMs);
      else socket.write(arrival.request);
    };

    const finish = () => {
      tally.latenciesMs.push(performance.now() - sentAt);
      tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
      bodyBytesLeft = -1;
      send();
    };

    const read = (chunk: Buffer) => {
      if (bodyBytesLeft >= 0) {
        bodyBytesLeft -= chunk.length;
      } else {
        // Usually the whole head is in one chunk, and nothing is copied.
        const start = kept === null ? chunk : Buffer.concat([kept, chunk]);
        const end = start.indexOf(HEAD_END);
        if (end < 0) {
          kept = Buffer.from(start);
          return;
        }
        kept = null;
        const text = start.toString('latin1', 0, end);
        status = Number(text.slice(9, 12));
        const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
        if (length === undefined) throw new Error(`a response has no content-length:\n${text}`);
        if (status >= 300) tally.firstRefusal ??= start.toString('utf8', 0, KEPT_OF_A_REFUSAL);
        tally.bodyBytes += Number(length);
        bodyBytesLeft = Number(length) - (start.length - end - HEAD_END.length);
      }
      if (bodyBytesLeft === 0) finish();
      else if (bodyBytesLeft < 0) throw new Error('a response is longer than its content-length');
    };

    const buffer = Buffer.allocUnsafe(READ_BUFFER_BYTES);
    const socket: Socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer,
        callback: (size) => {
          try {
            read(buffer.subarray(0, size));
          } catch (error) {
            socket.destroy(error instanceof Error ? error : new Error(String(error)));
          }
          return true;
        },
      },
    });
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => {
      if (!isDone) reject(new Error('the server closed a connection in the middle of the load'));
    });
  });
}
