// The endpoints for paying a booking, the provider's webhooks, and the organisers' checks and refunds.
import {
  cancelPayment,
  getPaymentOutcome,
  processPayment,
  receivePaymentMessage,
  recordTransfer,
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
  /** Reads a booking as its buyer sees it; null before there is one. */
  readSummary: StartRequest['readSummary'];
}

/** Largest webhook body, in bytes. */
const MESSAGE_LIMIT_BYTES = 100_000;

/** @param bindIn binds routes of a scope with its own content types */
export function paymentRoutes(
  app: FastifyInstance,
  bind: Binder,
  bindIn: (scope: FastifyInstance) => Binder,
  { rateLimitScale, readSummary, ...parts }: PaymentDependencies,
): void {
  const payments = createPaymentService({ ...parts, log: app.log });

  bind(
    processPayment,
    { limit: scaledLimit(RATES.paymentStarts, rateLimitScale) },
    async ({ body, headers, caller }) => {
      const key = headers['idempotency-key'];
      return payments.process({ registrationId: caller.registrationId, body, key, readSummary });
    },
  );

  bind(cancelPayment, { limit: scaledLimit(RATES.paymentStarts, rateLimitScale) }, async ({ caller }) =>
    payments.cancel(caller.registrationId),
  );

  bind(
    getPaymentOutcome,
    { limit: scaledLimit(RATES.paymentOutcomes, rateLimitScale) },
    async ({ query, reply }) => {
      reply.header('cache-control', 'no-store');
      return { outcome: await payments.outcome(query.RefNo) };
    },
  );

  bind(requeryTransaction, async ({ query }) =>
    payments.requery({ userId: query.user_id, companyId: query.company_id }),
  );

  bind(recordTransfer, ({ body, caller }) => payments.recordTransfer(body, caller));

  bind(refundPayment, async ({ params, body, caller }) => {
    const { reason, transferReference, version } = body;
    const wish = { paymentId: params.id, reason, transferReference, version };
    return { success: true as const, ...(await payments.refund(wish, caller)) };
  });

  // The signature covers the raw bytes, so nothing may parse them before the provider's module does.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MESSAGE_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    bindIn(scope)(receivePaymentMessage, async ({ params, request }) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await payments.receive({ provider: params.provider, body, headers: request.headers });
      return { received: true as const };
    });
  });
}
