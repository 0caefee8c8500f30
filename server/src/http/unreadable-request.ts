// The response to malformed HTTP requests, written by hand in the common error shape, as no route exists yet.

import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorAnswer } from '@visavis/contract/errors';
import { message } from '@visavis/domain/message/message';
import { inEnglish } from '@visavis/domain/words/english';

/** Node's codes for requests whose status is not 400. */
const STATUS_OF = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * @param error Node's parser error, whose message is not sent
 * @param headers the headers of every response
 */
export function answerUnreadable(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF.get(error.code ?? '') ?? 400;
  const reason = message('request.unreadable');
  const sentence = inEnglish(reason);
  const answer: ErrorAnswer = {
    error: sentence,
    message: sentence,
    code: 'request.unreadable',
    reason,
    requestId: randomUUID(),
  };
  const body = JSON.stringify(answer);
  const sent = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
