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

/** @param error Node's parser error, whose message is not sent */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
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
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
