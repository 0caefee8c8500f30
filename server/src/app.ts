// Builds the application from its parts: no port, no environment, so that every test is a real request in process.
import compress from '@fastify/compress';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from './adapters/database/schema.ts';
import type { Clock } from './clock.ts';
import { findRegistrationOfKey } from './features/access-key/service.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { categoryRoutes } from './features/category/routes.ts';
import { countryRoutes } from './features/country/routes.ts';
import { editionRoutes } from './features/edition/routes.ts';
import { createEditionService } from './features/edition/service.ts';
import { emailRoutes } from './features/email/routes.ts';
import { createOutbox } from './features/email/service.ts';
import { pictureRoutes } from './features/exhibitor/picture-routes.ts';
import { exhibitorRoutes } from './features/exhibitor/routes.ts';
import { exportRoutes } from './features/export/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { holdRoutes } from './features/hold/routes.ts';
import { createHoldService } from './features/hold/service.ts';
import type { ChangeFeed } from './features/live/change-feed.ts';
import { liveRoutes } from './features/live/routes.ts';
import { createAnnouncer } from './features/live/service.ts';
import { meetingRoutes } from './features/meeting/routes.ts';
import { myScheduleRoutes } from './features/my-schedule/routes.ts';
import { accountRoutes } from './features/organiser/account-routes.ts';
import { organiserRoutes } from './features/organiser/routes.ts';
import { createOrganiserService } from './features/organiser/service.ts';
import { overviewRoutes } from './features/overview/routes.ts';
import { registrationRoutes } from './features/registration/routes.ts';
import { createRegistrationService } from './features/registration/service.ts';
import { slotRoutes } from './features/slot/routes.ts';
import { createBinder } from './http/bind.ts';
import { answerErrors, sendError } from './http/error-answer.ts';
import { describeInterface, serveDescription } from './http/openapi.ts';
import { limitCalls } from './http/rate-limit.ts';
import { guardHeaders } from './http/security-headers.ts';
import { answerUnreadable } from './http/unreadable-request.ts';
import { checkByContract } from './http/validation.ts';
import { serveWeb } from './http/web-files.ts';

/** Largest body, in bytes: a registration with eight meetings is under ten thousand. */
const BODY_LIMIT_BYTES = 100_000;

export interface AppDependencies {
  db: Kysely<Database>;
  clock: Clock;
  /** A real exhibition: no demo edition is ever shown. */
  isLive: boolean;
  isReady: () => Promise<boolean>;
  publicUrl: string;
  rateLimitScale: number;
  /** Addresses or networks of proxies whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** Most hours held from one address at a time, before the scale. */
  holdsPerAddress: number;
  /** What other transactions change, of this process and of others. */
  changes: ChangeFeed;
  /** How messages leave, and what stands after the at sign of their ids; null where no mail server is configured. */
  mail: { handOver: () => void; domain?: string } | null;
  /** Folder of the built web application; null where something else serves it. */
  webRoot: string | null;
  logger: FastifyServerOptions['logger'];
}

export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { db, clock, rateLimitScale } = dependencies;
  const app = fastify({
    logger: dependencies.logger ?? false,
    // Requests are many and alike: what fails is logged where it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: sendError,
    clientErrorHandler: answerUnreadable,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: dependencies.trustedProxies.length > 0 && [...dependencies.trustedProxies],
    // A key named __proto__ is an unknown key like any other: the contract's schemas copy only what they know.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 500 },
  });
  app.removeContentTypeParser('text/plain');
  checkByContract(app);
  answerErrors(app);
  guardHeaders(app, dependencies.publicUrl.startsWith('https:'));
  await limitCalls(app, rateLimitScale);
  await app.register(compress, { globalDecompression: false, threshold: 1024 });
  await describeInterface(app);

  const editions = createEditionService(db, clock, dependencies.isLive);
  const organisers = createOrganiserService(db, clock);
  const bind = createBinder(app, {
    findOrganiser: organisers.authenticate,
    findRegistration: (key) => findRegistrationOfKey(db, key, clock()),
  });
  const outbox = createOutbox({
    clock,
    isConfigured: dependencies.mail !== null,
    messageDomain: dependencies.mail?.domain ?? new URL(dependencies.publicUrl).hostname,
    handOver: dependencies.mail?.handOver ?? (() => undefined),
  });
  healthRoutes(bind, dependencies.isReady);
  editionRoutes(bind, editions, clock);
  categoryRoutes(bind, editions);
  exhibitorRoutes(bind, db, editions, rateLimitScale);
  slotRoutes(bind, db, editions, clock);
  const announcer = createAnnouncer(db, app.log);
  app.addHook('onClose', announcer.close);
  const holdsPerAddress = Math.max(1, Math.round(dependencies.holdsPerAddress * rateLimitScale));
  holdRoutes(app, bind, createHoldService(db, editions, clock, holdsPerAddress, announcer), rateLimitScale);
  liveRoutes(app, { db, clock, changes: dependencies.changes, rateLimitScale });
  countryRoutes(bind);
  registrationRoutes(bind, createRegistrationService(db, editions, clock, announcer, outbox), rateLimitScale);
  organiserRoutes(app, bind, organisers);
  accountRoutes(app, bind, { db, clock, editions, outbox });
  meetingRoutes(bind, { db, clock, editions, announcer, outbox });
  myScheduleRoutes(app, bind, { db, clock, editions, announcer, outbox, rateLimitScale });
  emailRoutes(bind, { db, clock, outbox, publicUrl: dependencies.publicUrl, isLive: dependencies.isLive });
  overviewRoutes(bind, { db, clock, editions });
  exportRoutes(bind, { db, clock, editions });
  auditRoutes(bind, db);
  pictureRoutes(app, db);
  await serveDescription(app);
  await serveWeb(app, dependencies.webRoot);
  return app;
}
