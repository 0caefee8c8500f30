// Turns whatever went wrong into the one error answer, with the status that its code stands for.

import { ERROR_STATUS, type ErrorAnswer } from '@visavis/contract/errors';
import { type Message, message } from '@visavis/domain/message/message';
import { inEnglish } from '@visavis/domain/words/english';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../adapters/database/unavailable.ts';
import { FileStoreUnavailable } from '../adapters/file-store/file-store.ts';
import { AppError } from './app-error.ts';

const RETRY_AFTER_SECONDS = 2;

/** Errors of the HTTP layer itself, by the framework's own code. */
function fromFramework(error: FastifyError): AppError | null {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('request.too-large', message('request.too-large'));
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('request.wrong-media-type', message('request.not-json'));
    default:
  }
  const status = error.statusCode ?? 500;
  if (status === 415) return new AppError('request.wrong-media-type', message('request.not-json'));
  if (status === 404) return new AppError('resource.not-found', message('resource.no-such-address'));
  if (status >= 400 && status < 500) return new AppError('request.unreadable', message('request.unreadable'));
  return null;
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error) || error instanceof FileStoreUnavailable)
    return new AppError('server.unavailable', message('server.unavailable'), {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause: error,
    });
  const known = error instanceof Error ? fromFramework(error as FastifyError) : null;
  return known ?? new AppError('server.failed', message('server.failed'), { cause: error });
}

/** The sentences of the fields, and beside them what languages make of them. */
const answerFields = (reasons: Record<string, Message>): Pick<ErrorAnswer, 'fields' | 'reasons'> => ({
  fields: Object.fromEntries(Object.entries(reasons).map(([path, reason]) => [path, inEnglish(reason)])),
  reasons,
});

function answer(error: AppError, requestId: string): ErrorAnswer {
  const { fields, refusedFiles, lost, meeting, application, booking, attempt, freeHours } = error.details;
  return {
    error: error.message,
    message: error.message,
    code: error.code,
    reason: error.reason,
    ...(fields ? answerFields(fields) : {}),
    ...(refusedFiles ? { refusedFiles } : {}),
    ...(lost ? { lost } : {}),
    ...(meeting ? { meeting } : {}),
    ...(application ? { application } : {}),
    ...(booking ? { booking } : {}),
    ...(attempt ? { attempt } : {}),
    ...(freeHours ? { freeHours } : {}),
    requestId,
  };
}

/** What was foreseen is a line; what was not comes with its stack. */
function logFailure(known: AppError, error: unknown, request: FastifyRequest): void {
  const isForeseen = error === known && known.cause === undefined;
  if (isForeseen) request.log.warn({ requestId: request.id, code: known.code }, known.message);
  else request.log.error({ err: error, requestId: request.id }, 'request failed');
}

/** Answers a failure; also for those that happen before a route is found. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error);
  const status = ERROR_STATUS[known.code];
  if (status >= 500) logFailure(known, error, request);
  if (known.details.retryAfterSeconds !== undefined)
    reply.header('retry-after', known.details.retryAfterSeconds);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(answer(known, request.id));
}

/** Every failure of every route, unknown addresses below /api included, leaves through here. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
}

/** The answer for an address below /api that does not exist. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(new AppError('resource.not-found', message('resource.no-such-address')), request, reply);
}
