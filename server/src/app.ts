// Builds the application from its parts, without port or environment, so that tests make real requests in process.

import compress from '@fastify/compress';
import type { Message } from '@visavis/domain/message/message';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from './adapters/clock.ts';
import type { Database } from './adapters/database/schema.ts';
import type { FileStore } from './adapters/file-store/file-store.ts';
import type { PaymentProvider } from './adapters/payment/provider.ts';
import type { Sealer } from './adapters/sealing.ts';
import { EMAIL_EFFECTS } from './email-kinds.ts';
import { accountRoutes } from './features/account/routes.ts';
import { findExhibitorOfKey } from './features/attendance/key.repository.ts';
import { attendanceRoutes } from './features/attendance/routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { bookingRoutes } from './features/booking/routes.ts';
import { readSummary } from './features/booking/summary.service.ts';
import { categoryRoutes } from './features/category/routes.ts';
import { categoryTreeRoutes } from './features/category/tree.routes.ts';
import { originsOf } from './features/confirmation/origin.service.ts';
import { confirmationRoutes } from './features/confirmation/routes.ts';
import { connectionRoutes } from './features/connection/routes.ts';
import type { DirectMail } from './features/connection/service.ts';
import { contentRoutes } from './features/content/routes.ts';
import { type ContentFiles, currentTermsVersion } from './features/content/service.ts';
import { createTexts } from './features/content/texts.cache.ts';
import { countryRoutes } from './features/country/routes.ts';
import { deskRoutes } from './features/desk/routes.ts';
import { directoryRoutes } from './features/directory/routes.ts';
import { documentRoutes } from './features/document/routes.ts';
import { documentRequestRoutes } from './features/document-request/routes.ts';
import { findDocumentRequestOfKey } from './features/document-request/service.ts';
import { editionLogoRoutes } from './features/edition/logo.routes.ts';
import { findEditionsOf } from './features/edition/owner.repository.ts';
import { editionRoutes } from './features/edition/routes.ts';
import { createEditionService } from './features/edition/service.ts';
import { editionArchiveRoutes } from './features/edition-archive/routes.ts';
import { createOutbox } from './features/email/outbox.service.ts';
import { emailRoutes } from './features/email/routes.ts';
import type { ErasureRegister } from './features/erasure/erased.repository.ts';
import { erasureRoutes } from './features/erasure/routes.ts';
import { pictureRoutes } from './features/exhibitor/picture.routes.ts';
import { exhibitorRoutes } from './features/exhibitor/routes.ts';
import { exhibitorPictureRoutes } from './features/exhibitor-profile/picture.routes.ts';
import { exhibitorProfileRoutes } from './features/exhibitor-profile/routes.ts';
import { exportRoutes } from './features/export/routes.ts';
import { failedAddressRoutes } from './features/failed-address/routes.ts';
import { findRoutes } from './features/find/routes.ts';
import { groupMessageRoutes } from './features/group-message/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { holdRoutes } from './features/hold/routes.ts';
import { createHoldService } from './features/hold/service.ts';
import { applicationRoutes } from './features/hosted-application/routes.ts';
import { hostedBookingRoutes } from './features/hosted-booking/routes.ts';
import { hostedBuyerRoutes } from './features/hosted-buyer/routes.ts';
import { hostedMeetingsRoutes } from './features/hosted-meetings/routes.ts';
import { gridChanges } from './features/impact/edition.service.ts';
import { impactRoutes } from './features/impact/routes.ts';
import { importRoutes } from './features/import/routes.ts';
import { liveRoutes } from './features/live/routes.ts';
import { findChoice } from './features/mail-choice/key.repository.ts';
import { mailChoiceRoutes } from './features/mail-choice/routes.ts';
import { meetingRoutes } from './features/meeting/routes.ts';
import { myScheduleRoutes } from './features/my-schedule/routes.ts';
import { overviewRoutes } from './features/overview/routes.ts';
import { paymentRoutes } from './features/payment/routes.ts';
import { personRoutes } from './features/person/routes.ts';
import { preferenceRoutes } from './features/preference/routes.ts';
import { readinessRoutes } from './features/readiness/routes.ts';
import { refundRoutes } from './features/refund/routes.ts';
import { registrationRoutes } from './features/registration/routes.ts';
import { registrationDeletionRoutes } from './features/registration-deletion/routes.ts';
import { reminderRoutes } from './features/reminder/routes.ts';
import { roomRoutes } from './features/room/routes.ts';
import { savedViewRoutes } from './features/saved-view/routes.ts';
import { createAttempts } from './features/session/attempts.cache.ts';
import { organiserRoutes } from './features/session/routes.ts';
import { createOrganiserService } from './features/session/service.ts';
import { showDayRoutes } from './features/show-day/routes.ts';
import { findEditionOfWallKey } from './features/show-day/wall.repository.ts';
import { siteRoutes } from './features/site/routes.ts';
import { slotRoutes } from './features/slot/routes.ts';
import { staffRoutes } from './features/staff/routes.ts';
import { createStaffService } from './features/staff/service.ts';
import { outcomeRoutes } from './features/submission/outcome.routes.ts';
import { submissionRoutes } from './features/submission/routes.ts';
import { createRegistrationService } from './features/submission/service.ts';
import { tagRoutes } from './features/tag/routes.ts';
import { wordsRoutes } from './features/words/routes.ts';
import { workRoutes } from './features/work/routes.ts';
import { createBinder } from './http/bind.ts';
import { limitBodyTime, REQUEST_MS } from './http/body-time.ts';
import { answerErrors, sendError } from './http/error-answer.ts';
import { errorForLog } from './http/error-log.ts';
import { scaled } from './http/limits.ts';
import { describeInterface, serveDescription } from './http/openapi.ts';
import { type BuiltPages, SitePages } from './http/pages.ts';
import type { Authentication } from './http/policy.ts';
import { limitCalls } from './http/rate-limit.ts';
import { guardHeaders, securityHeaders } from './http/security-headers.ts';
import { sendServerTime } from './http/server-time.ts';
import { answerUnreadable } from './http/unreadable-request.ts';
import { checkByContract } from './http/validation.ts';
import { serveWeb } from './http/web-files.ts';
import { findRegistrationOfKey } from './platform/access-links/repository.ts';
import type { ChangeFeed } from './platform/changes/listener.ts';
import { createChangePublisher } from './platform/changes/publisher.ts';
import type { UploadLimits } from './platform/uploads/upload-limits.ts';

/** Largest body, in bytes: a registration with eight meetings has less than ten thousand. */
const BODY_LIMIT_BYTES = 100_000;

export interface AppDependencies {
  db: Kysely<Database>;
  clock: Clock;
  /** A real exhibition: demo editions are never shown. */
  isLive: boolean;
  /** Why this process cannot work, as one sentence; null if it can. */
  findUnreadyReason: () => Promise<Message | null>;
  publicUrl: string;
  rateLimitScale: number;
  /** Addresses or networks of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  /** Most slots held from one address at a time, before `rateLimitScale` applies. */
  holdsPerAddress: number;
  /** Addresses or networks of the fair itself: registrations from there do not count against the daily limit. */
  fairNetworks: readonly string[];
  /** Changes committed by other transactions, of this process and of others. */
  changes: ChangeFeed;
  /** Sends messages; `domain` is that of their message ids. Null where no mail server is configured. */
  mail: { wake: () => void; domain?: string; direct?: DirectMail } | null;
  /** Takes payments; null where a live site has no real provider. */
  payments: PaymentProvider | null;
  /** Stores documents; they are encrypted on the way. */
  files: FileStore;
  sealer: Sealer;
  /** Records erasures. */
  erasures: ErasureRegister;
  /** Overrides the upload limits, for tests. */
  uploads?: Partial<UploadLimits>;
  /** Overrides how long a body may take to arrive, in milliseconds, for tests. */
  bodyMs?: number;
  /** The organiser's own texts. */
  content: ContentFiles;
  /** Whether they are the organiser's own texts, not those of the demo. */
  hasOwnWords: boolean;
  /** Folder of the built web application; null where something else serves it. */
  webRoot: string | null;
  /** Renders its pages; null where something else serves them. */
  pages: BuiltPages | null;
  logger: FastifyServerOptions['logger'];
}

export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { db, clock, rateLimitScale } = dependencies;
  const headers = securityHeaders(dependencies.publicUrl.startsWith('https:'));
  const app = fastify({
    logger: loggerOf(dependencies.logger),
    // Requests are many and alike: only failures are logged, where they are answered.
    logController: new LogController({ disableRequestLogging: true }),
    // Errors for a malformed URL, which reaches no hook.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, headers),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: dependencies.trustedProxies.length > 0 && [...dependencies.trustedProxies],
    // A key named __proto__ is an unknown key like any other: the contract's schemas copy only known keys.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    requestTimeout: REQUEST_MS,
    routerOptions: { maxParamLength: 500 },
  });
  app.removeContentTypeParser('text/plain');
  checkByContract(app);
  answerErrors(app);
  guardHeaders(app, headers);
  limitBodyTime(app, headers, dependencies.bodyMs);
  sendServerTime(app, clock);
  await limitCalls(app, rateLimitScale);
  await app.register(compress, { globalDecompression: false, threshold: 1024 });
  await describeInterface(app);

  const { isLive } = dependencies;
  const termsVersion = currentTermsVersion(dependencies.content);
  const editions = createEditionService(db, isLive, termsVersion);
  const texts = createTexts(dependencies.content, editions);
  const organisers = createOrganiserService(db, clock);
  const authentication: Authentication = {
    findOrganiser: organisers.authenticate,
    isDisabled: organisers.isDisabled,
    findOwner: {
      registration: (key) => findRegistrationOfKey(db, key, clock()),
      exhibitor: (key) => findExhibitorOfKey(db, key, clock()),
      'document-request': (key) => findDocumentRequestOfKey(db, key, clock()),
      wall: (key) => findEditionOfWallKey(db, key, clock()),
      'mail-choice': async (key) => (await findChoice(db, key))?.registrationId ?? null,
    },
  };
  const bindIn = (scope: FastifyInstance) =>
    createBinder(scope, authentication, (thing, ids) => findEditionsOf(db, thing, ids));
  const bind = bindIn(app);
  const outbox = createOutbox({
    clock,
    publicUrl: dependencies.publicUrl,
    mail: dependencies.mail,
  });
  healthRoutes(bind, dependencies.findUnreadyReason);
  readinessRoutes(bind, {
    db,
    clock,
    isLive,
    termsVersion,
    canMail: outbox.isConfigured,
    paymentProvider: dependencies.payments?.name ?? null,
    hasOwnWords: dependencies.hasOwnWords,
    files: dependencies.content,
  });
  connectionRoutes(bind, {
    db,
    clock,
    mail: dependencies.mail?.direct ?? null,
    payments: dependencies.payments,
    rateLimitScale,
  });
  editionArchiveRoutes(app, bindIn, { db, clock, isLive, termsVersion });
  categoryRoutes(bind, editions);
  categoryTreeRoutes(bind, { db, clock, editions });
  exhibitorRoutes(bind, db, editions, rateLimitScale);
  directoryRoutes(bind, { db, clock, editions, rateLimitScale });
  slotRoutes(bind, db, editions, clock);
  const announcer = createChangePublisher(db, app.log);
  app.addHook('onClose', announcer.close);
  exhibitorProfileRoutes(bind, { db, clock, editions, outbox, announcer });
  const settings = {
    db,
    clock,
    isLive,
    termsVersion,
    canMail: outbox.isConfigured,
    gridChanges: gridChanges({ clock, editions, outbox, announcer }),
  };
  editionRoutes(bind, { ...settings, editions });
  editionLogoRoutes(app, bindIn, settings);
  impactRoutes(bind, { db, clock, editions, announcer, outbox, isLive });
  const holdsPerAddress = scaled(dependencies.holdsPerAddress, rateLimitScale);
  holdRoutes(bind, createHoldService(db, editions, clock, holdsPerAddress, announcer), {
    rateLimitScale,
    findRegistration: authentication.findOwner.registration,
  });
  liveRoutes(app, bind, { db, clock, changes: dependencies.changes, rateLimitScale });
  contentRoutes(bind, texts, editions);
  const { publicUrl, webRoot } = dependencies;
  const pages =
    dependencies.pages &&
    new SitePages(app, dependencies.pages, {
      publicUrl,
      rateLimitScale,
      siteLanguages: editions.siteLanguages,
    });
  wordsRoutes(bind, { db, clock, editions, files: dependencies.content, publicUrl, pages });
  countryRoutes(bind);
  const registrations = createRegistrationService({
    db,
    editions,
    clock,
    announcer,
    outbox,
    sealer: dependencies.sealer,
    rateLimitScale,
  });
  const originOf = originsOf(dependencies.sealer, dependencies.fairNetworks);
  submissionRoutes(bind, registrations, { editions, rateLimitScale, originOf });
  outcomeRoutes(bind, { db, editions, clock, canMail: outbox.isConfigured, rateLimitScale });
  const tries = createAttempts();
  organiserRoutes(app, bind, organisers, tries);
  staffRoutes(bind, createStaffService({ db, clock, editions, outbox }));
  accountRoutes(bind, { db, clock, editions, outbox, tries });
  preferenceRoutes(bind, { db });
  savedViewRoutes(bind, { db, clock, editions });
  showDayRoutes(bind, { db, clock, editions, announcer, outbox, publicUrl });
  registrationRoutes(bind, { db, clock, editions });
  meetingRoutes(bind, { db, clock, editions, announcer, outbox, publicUrl });
  registrationDeletionRoutes(bind, { db, clock, editions, announcer, outbox });
  const places = async (editionId: number | null) => (await texts(editionId)).address;
  myScheduleRoutes(bind, { db, clock, editions, announcer, outbox, places, rateLimitScale });
  emailRoutes(bind, { db, clock, editions, outbox, publicUrl, places, isLive, effects: EMAIL_EFFECTS });
  mailChoiceRoutes(app, bind, { db, clock, editions, rateLimitScale });
  groupMessageRoutes(bind, { db, clock, editions, outbox, publicUrl });
  failedAddressRoutes(app, bind, bindIn, { db, clock, editions });
  reminderRoutes(bind, { db, clock, editions });
  overviewRoutes(bind, { db, clock, editions, rateLimitScale });
  confirmationRoutes(bind, { db, clock, editions, outbox, announcer, rateLimitScale });
  exportRoutes(bind, { db, clock, editions });
  importRoutes(app, bind, bindIn, { db, clock, editions, outbox, announcer });
  auditRoutes(bind, db);
  erasureRoutes(bind, { db, clock, erasures: dependencies.erasures, announcer });
  const { files, sealer, payments } = dependencies;
  const { uploads } = dependencies;
  applicationRoutes(app, bind, bindIn, {
    db,
    clock,
    editions,
    outbox,
    files,
    rateLimitScale,
    uploads,
  });
  hostedBuyerRoutes(bind, { db, clock, editions, outbox, announcer });
  hostedBookingRoutes(bind, { db, clock, editions, sealer });
  documentRequestRoutes(bind, { db });
  documentRoutes(bind, { db, clock, files, rateLimitScale });
  roomRoutes(bind, { db, clock, editions });
  tagRoutes(bind, { db, clock, editions });
  personRoutes(bind, { db, clock, editions, sealer, outbox, rateLimitScale });
  bookingRoutes(bind, { db, clock, editions, sealer, outbox });
  paymentRoutes(app, bind, bindIn, {
    db,
    clock,
    editions,
    outbox,
    provider: payments,
    publicUrl,
    rateLimitScale,
    readSummary: (buyer) => readSummary(db, sealer, buyer),
  });
  payments?.pages?.(app);
  hostedMeetingsRoutes(bind, { db, clock, editions, outbox, announcer });
  attendanceRoutes(bind, { db, clock, editions, publicUrl });
  refundRoutes(bind, { db, clock, editions });
  findRoutes(bind, { db, editions });
  deskRoutes(bind, { db, clock, editions, announcer });
  workRoutes(bind, { db, clock, editions });
  pictureRoutes(app, { db, editions });
  exhibitorPictureRoutes(app, bindIn, { db, clock, editions, outbox });
  siteRoutes(app, { editions, texts, publicUrl });
  await serveDescription(app);
  await serveWeb(app, { webRoot, pages });
  return app;
}

/** The configured logger, with a serializer that keeps database rows out of the log. */
function loggerOf(logger: FastifyServerOptions['logger']): NonNullable<FastifyServerOptions['logger']> {
  if (logger === undefined || typeof logger === 'boolean') return logger ?? false;
  return { ...logger, serializers: { ...logger.serializers, err: errorForLog } };
}
