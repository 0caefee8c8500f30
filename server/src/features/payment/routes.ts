// Paying a booking, the provider's messages, and what organisers ask and send back.
import {
  cancelPayment,
  getPaymentOutcome,
  processPayment,
  receivePaymentMessage,
  refundPayment,
  requeryTransaction,
} from '@visavis/contract/payment/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Binder } from '../../http/bind.ts';
import { RATES, scaledLimit } from '../../http/limits.ts';
import type { PaymentParts } from './parts.service.ts';
import type { StartRequest } from './process.service.ts';
import { createPaymentService } from './service.ts';

export interface PaymentDependencies extends Omit<PaymentParts, 'log'> {
  rateLimitScale: number;
  /** A booking as its buyer sees it; null before there is one. */
  readSummary: StartRequest['readSummary'];
}

/** Largest message of a provider, in bytes. */
const MESSAGE_LIMIT_BYTES = 100_000;

/** @param bindIn binds routes of a scope with content types of its own */
export function paymentRoutes(
  app: FastifyInstance,
  bind: Binder,
  bindIn: (scope: FastifyInstance) => Binder,
  { rateLimitScale, readSummary, ...parts }: PaymentDependencies,
): void {
  const payments = createPaymentService({ ...parts, log: app.log });

  bind(
    processPayment,
    { policy: 'key', limit: scaledLimit(RATES.paymentStarts, rateLimitScale) },
    async ({ body, headers, registrationId, reply }) => {
      reply.header('cache-control', 'no-store');
      const key = headers['idempotency-key'];
      return payments.process({ registrationId: registrationId(), body, key, readSummary });
    },
  );

  bind(
    cancelPayment,
    { policy: 'key', limit: scaledLimit(RATES.paymentStarts, rateLimitScale) },
    async ({ registrationId, reply }) => {
      reply.header('cache-control', 'no-store');
      return payments.cancel(registrationId());
    },
  );

  bind(
    getPaymentOutcome,
    { policy: 'public', limit: scaledLimit(RATES.paymentOutcomes, rateLimitScale) },
    async ({ query, reply }) => {
      reply.header('cache-control', 'no-store');
      return { outcome: await payments.outcome(query.RefNo) };
    },
  );

  bind(requeryTransaction, { policy: 'viewer' }, async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    return payments.requery({ userId: query.user_id, companyId: query.company_id });
  });

  bind(refundPayment, { policy: 'admin' }, async ({ params, body, organiser }) => {
    const { reason, transferReference, version } = body;
    const wish = { paymentId: params.id, reason, transferReference, version };
    return { success: true as const, ...(await payments.refund(wish, organiser())) };
  });

  // The signature is over the bytes as they came: nothing reads them before the provider's module does.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MESSAGE_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    bindIn(scope)(receivePaymentMessage, { policy: 'public' }, async ({ params, request }) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await payments.receive({ provider: params.provider, body, headers: request.headers });
      return { received: true as const };
    });
  });
}
