// The endpoints of hosted buyers: POST /api/hosted-registration, requested documents, and GET /api/hosted-buyer.

import multipart from '@fastify/multipart';
import { handInDocument } from '@visavis/contract/document-request/endpoints';
import { getHostedBuyer, registerHostedBuyer } from '@visavis/contract/hosted-application/endpoints';
import { message } from '@visavis/domain/message/message';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { FileStore } from '../../adapters/file-store/file-store.ts';
import { addressKey } from '../../http/address-key.ts';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';
import { sendError } from '../../http/error-answer.ts';
import { RATES, scaledLimit } from '../../http/limits.ts';
import { createQueue } from '../../http/queue.ts';
import { type BodyWatch, watchBody } from '../../platform/uploads/body-limits.ts';
import { createDecoding, type Decode } from '../../platform/uploads/decode-queue.ts';
import { drainRequest } from '../../platform/uploads/drain-request.ts';
import { UPLOAD_LIMITS, type UploadLimits } from '../../platform/uploads/upload-limits.ts';
import type { EditionService } from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';
import { getBuyer } from '../hosted-step/public.ts';
import { handIn } from './requested-document.service.ts';
import { apply } from './service.ts';

const HANDED_IN = 'Your document has been received.';
const NO_FORM = message('upload.not-multipart');

export interface ApplicationDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  outbox: Outbox;
  /** A sealing store: everything put there is encrypted. */
  files: FileStore;
  rateLimitScale: number;
  /** Overrides of the product's limits, for tests. */
  uploads?: Partial<UploadLimits> | undefined;
}

/** @param bindIn binds routes of a scope with its own content types */
export function applicationRoutes(
  app: FastifyInstance,
  bind: Binder,
  bindIn: (scope: FastifyInstance) => Binder,
  dependencies: ApplicationDependencies,
): void {
  const { db } = dependencies;
  app.register(async (scope) => uploadRoutes(scope, bindIn(scope), dependencies));
  bind(getHostedBuyer, async ({ query, caller }) => {
    const { user: userId, company: companyId } = query;
    const buyer = await getBuyer(db, caller.registrationId, {
      ...(userId === undefined ? {} : { userId }),
      ...(companyId === undefined ? {} : { companyId }),
    });
    return {
      edition: buyer.editionId,
      user_id: buyer.userId,
      company_id: buyer.companyId,
      reference: buyer.reference,
      name: buyer.name,
      email: buyer.email,
      phoneNumber: buyer.phoneNumber,
      company: buyer.company,
      decision: buyer.decision,
      step: buyer.step,
      hasBooking: buyer.progress.hasBooking,
      isPaid: buyer.isPaid,
      hasSavedMeetings: buyer.progress.hasSavedMeetings,
    };
  });
}

/** The routes that take files: only they read multipart, and nothing else. They share upload places and decoding. */
async function uploadRoutes(
  scope: FastifyInstance,
  bind: Binder,
  dependencies: ApplicationDependencies,
): Promise<void> {
  const { rateLimitScale } = dependencies;
  const limits = { ...UPLOAD_LIMITS, ...dependencies.uploads };
  const places = createQueue(limits.places, tooManyUploads);
  const decoding = createDecoding();
  scope.removeAllContentTypeParsers();
  await scope.register(multipart);
  scope.setErrorHandler((error: FastifyError, request, reply) =>
    sendError(error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? noForm() : error, request, reply),
  );
  scope.addHook('onResponse', async (request) => drainRequest(request.raw, limits));
  /** Reads a form once an upload place is free. */
  const receive = async <T>(request: FastifyRequest, read: (turn: Turn) => Promise<T>): Promise<T> => {
    if (!request.isMultipart()) throw noForm();
    const address = addressKey(request);
    const watch = watchBody(request.raw, limits);
    const leave = await places.take(address, watch);
    try {
      return await read({ watch, decode: decoding(address) });
    } finally {
      leave();
    }
  };
  const limit = scaledLimit(RATES.applications, rateLimitScale);
  bind(registerHostedBuyer, { limit, watchesBody: true }, ({ request, headers }) =>
    receive(request, ({ watch, decode }) =>
      apply({ ...dependencies, decode, log: request.log }, request, {
        key: headers['idempotency-key'],
        watch,
      }),
    ),
  );
  bind(handInDocument, { limit, watchesBody: true }, ({ request, caller }) =>
    receive(request, async ({ watch, decode }) => {
      const requestId = caller.documentRequestId;
      const asked = await handIn({ ...dependencies, decode, log: request.log }, request, {
        requestId,
        watch,
      });
      return { success: true, message: HANDED_IN, asked } as const;
    }),
  );
}

/** The state of one form while it is read. */
interface Turn {
  watch: BodyWatch;
  decode: Decode;
}

const RETRY_AFTER_SECONDS = 5;

const tooManyUploads = () =>
  new AppError('server.unavailable', message('upload.busy'), { retryAfterSeconds: RETRY_AFTER_SECONDS });

const noForm = () => new AppError('request.wrong-media-type', NO_FORM);
