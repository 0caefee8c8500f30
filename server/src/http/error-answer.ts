// Turns any failure into the one error response, with the HTTP status of its code.

import { ERROR_STATUS, type ErrorAnswer } from '@visavis/contract/errors';
import { type Message, message } from '@visavis/domain/message/message';
import { inEnglish } from '@visavis/domain/words/english';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../adapters/database/unavailable.ts';
import { FileStoreUnavailable } from '../adapters/file-store/file-store.ts';
import { AppError } from './app-error.ts';

const RETRY_AFTER_SECONDS = 2;

/** Errors of the HTTP layer itself, by the framework's error code. */
function fromFramework(error: FastifyError, request: FastifyRequest): AppError | null {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('request.too-large', message('request.too-large'));
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return wrongMediaType(request);
    default:
  }
  const status = error.statusCode ?? 500;
  if (status === 415) return wrongMediaType(request);
  if (status === 404) return new AppError('resource.not-found', message('resource.no-such-address'));
  if (status >= 400 && status < 500) return new AppError('request.unreadable', message('request.unreadable'));
  return null;
}

function wrongMediaType({ routeOptions }: FastifyRequest): AppError {
  const types = routeOptions.schema?.consumes?.join(', ');
  const reason = types ? message('request.not-of-types', { types }) : message('request.not-json');
  return new AppError('request.wrong-media-type', reason);
}

function toAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error) || error instanceof FileStoreUnavailable)
    return new AppError('server.unavailable', message('server.unavailable'), {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause: error,
    });
  const known = error instanceof Error ? fromFramework(error as FastifyError, request) : null;
  return known ?? new AppError('server.failed', message('server.failed'), { cause: error });
}

/** The English texts of the fields, and their messages for other languages. */
const answerFields = (reasons: Record<string, Message>): Pick<ErrorAnswer, 'fields' | 'reasons'> => ({
  fields: Object.fromEntries(Object.entries(reasons).map(([path, reason]) => [path, inEnglish(reason)])),
  reasons,
});

function answer(error: AppError, requestId: string): ErrorAnswer {
  const {
    fields,
    refusedFiles,
    lost,
    meeting,
    categoryTree,
    exhibitor,
    inTheWay,
    application,
    booking,
    contact,
    edition,
    impact,
    deletion,
    attempt,
    text,
    import: importNow,
    freeHours,
  } = error.details;
  return {
    error: error.message,
    message: error.message,
    code: error.code,
    reason: error.reason,
    ...(fields ? answerFields(fields) : {}),
    ...(refusedFiles ? { refusedFiles } : {}),
    ...(lost ? { lost } : {}),
    ...(meeting ? { meeting } : {}),
    ...(categoryTree ? { categoryTree } : {}),
    ...(exhibitor ? { exhibitor } : {}),
    ...(inTheWay ? { inTheWay } : {}),
    ...(application ? { application } : {}),
    ...(booking ? { booking } : {}),
    ...(contact ? { contact } : {}),
    ...(edition ? { edition } : {}),
    ...(impact ? { impact } : {}),
    ...(deletion ? { deletion } : {}),
    ...(attempt ? { attempt } : {}),
    ...(text ? { text } : {}),
    ...(importNow ? { import: importNow } : {}),
    ...(freeHours ? { freeHours } : {}),
    requestId,
  };
}

/** Expected failures are logged as one line, unexpected ones with their stack. */
function logFailure(known: AppError, error: unknown, request: FastifyRequest): void {
  const isExpected = error === known && known.cause === undefined;
  if (isExpected) request.log.warn({ requestId: request.id, code: known.code }, known.message);
  else request.log.error({ err: error, requestId: request.id }, 'request failed');
}

/** Answers a failure, including those before a route is found. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error, request);
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

/** Routes every failure, including unknown addresses below /api, through this handler. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
}

/** The response for an unknown address below /api. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(new AppError('resource.not-found', message('resource.no-such-address')), request, reply);
}
