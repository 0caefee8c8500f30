// POST /api/hosted-registration and GET /api/hosted-buyer.
import multipart from '@fastify/multipart';
import { getHostedBuyer, registerHostedBuyer } from '@visavis/contract/hosted-application';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { FileStore } from '../../adapters/file-store/file-store.ts';
import type { Clock } from '../../clock.ts';
import { addressKey } from '../../http/address-key.ts';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';
import { sendError } from '../../http/error-answer.ts';
import { RATES, scaledLimit } from '../../http/limits.ts';
import { createQueue } from '../../http/queue.ts';
import type { EditionService } from '../edition/service.ts';
import type { Outbox } from '../email/service.ts';
import { apply } from './apply.ts';
import { watchBody } from './body-watch.ts';
import { getBuyer } from './buyer.ts';
import { createDecoding } from './decoding.ts';
import { throwAwayRest } from './linger.ts';
import { UPLOAD_LIMITS, type UploadLimits } from './upload-limits.ts';

const NO_FORM = 'Please send a form with files (multipart/form-data).';

export interface ApplicationDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  outbox: Outbox;
  /** Already sealing: what is put there lies encrypted. */
  files: FileStore;
  rateLimitScale: number;
  /** Of the terms that the site shows. */
  termsVersion: string;
  /** Other limits than the product's, for tests. */
  uploads?: Partial<UploadLimits> | undefined;
}

/** @param bindIn binds routes of a scope with content types of its own */
export function applicationRoutes(
  app: FastifyInstance,
  bind: Binder,
  bindIn: (scope: FastifyInstance) => Binder,
  dependencies: ApplicationDependencies,
): void {
  const { db, rateLimitScale } = dependencies;
  app.register(async (scope) => uploadRoute(scope, bindIn(scope), dependencies, rateLimitScale));
  bind(getHostedBuyer, { policy: 'key' }, async ({ query, registrationId, reply }) => {
    reply.header('cache-control', 'no-store');
    const { user: userId, company: companyId } = query;
    const buyer = await getBuyer(db, registrationId(), {
      ...(userId === undefined ? {} : { userId }),
      ...(companyId === undefined ? {} : { companyId }),
    });
    return {
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

/** The one route that takes files: it alone reads multipart, and reads nothing else. */
async function uploadRoute(
  scope: FastifyInstance,
  bind: Binder,
  dependencies: ApplicationDependencies,
  rateLimitScale: number,
): Promise<void> {
  const limits = { ...UPLOAD_LIMITS, ...dependencies.uploads };
  const places = createQueue(limits.places, tooManyUploads);
  const decoding = createDecoding();
  scope.removeAllContentTypeParsers();
  await scope.register(multipart);
  scope.setErrorHandler((error: FastifyError, request, reply) =>
    sendError(error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? noForm() : error, request, reply),
  );
  scope.addHook('onResponse', async (request) => throwAwayRest(request.raw, limits));
  bind(
    registerHostedBuyer,
    {
      policy: 'public',
      limit: scaledLimit(RATES.applications, rateLimitScale),
      watchesBody: true,
    },
    async ({ request, headers }) => {
      if (!request.isMultipart()) throw noForm();
      const address = addressKey(request);
      const watch = watchBody(request.raw, limits);
      const leave = await places.take(address, watch);
      try {
        return await apply({ ...dependencies, decode: decoding(address), log: request.log }, request, {
          key: headers['idempotency-key'],
          watch,
        });
      } finally {
        leave();
      }
    },
  );
}

const RETRY_AFTER_SECONDS = 5;

const tooManyUploads = () =>
  new AppError(
    'server.unavailable',
    'Many people are sending files right now. Please try again in a moment.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );

const noForm = () => new AppError('request.wrong-media-type', NO_FORM);
