// The payment service: the operations of buyers, providers, organisers and the sweeper.

import type { Output } from '@visavis/contract/endpoint';
import type {
  cancelPayment,
  getPaymentOutcome,
  processPayment,
  requeryTransaction,
} from '@visavis/contract/payment/endpoints';
import type { Own } from '@visavis/domain/identity/caller';
import { message } from '@visavis/domain/message/message';
import { BUYER_PAUSE_MS } from '@visavis/domain/payment/polling';
import type { Organiser } from '@visavis/domain/staff/schema';
import { MessageRefused } from '../../adapters/payment/failure.ts';
import { AppError } from '../../http/app-error.ts';
import type { BuyerIds } from '../hosted-step/public.ts';
import { cancelOpenPayment } from './cancel.service.ts';
import { createCheckout } from './checkout.service.ts';
import type { PaymentParts } from './parts.service.ts';
import { type StartRequest, startPayment } from './process.service.ts';
import { sweepPayments } from './reconcile.service.ts';
import { type RefundAnswer, refund } from './refund.service.ts';
import { applyReport, canAsk, pollAfter } from './report.service.ts';
import * as repository from './repository.ts';
import { requery } from './status.service.ts';
import { recordTransfer } from './transfer.service.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export interface PaymentService {
  process(given: StartRequest): Promise<Output<typeof processPayment>>;
  /** Ends the open attempt. @throws 'payment.under-way' if it is with the bank */
  cancel(registrationId: Own<'registration'>): Promise<Output<typeof cancelPayment>>;
  /** The outcome of the attempt with this reference. @throws 'resource.not-found' */
  outcome(reference: string): Promise<Output<typeof getPaymentOutcome>['outcome']>;
  /** @throws 'payment.message-refused' if it is not from the provider, 'resource.not-found' for another provider */
  receive(message: { provider: string; body: Buffer; headers: Headers }): Promise<void>;
  requery(ids: BuyerIds): Promise<Output<typeof requeryTransaction>>;
  refund(wish: Parameters<typeof refund>[1], organiser: Organiser): Promise<RefundAnswer>;
  /** Records a deposit received by bank transfer. */
  recordTransfer(
    body: Parameters<typeof recordTransfer>[1],
    organiser: Organiser,
  ): ReturnType<typeof recordTransfer>;
  /** Checks due payments. @returns how many there were */
  sweep(): Promise<number>;
}

const NO_PROVIDER = message('payment.provider-unknown');
const NO_PAYMENT = message('payment.unknown');
const REFUSED = message('payment.message-refused');

export function createPaymentService(parts: PaymentParts): PaymentService {
  const { db, provider } = parts;
  const checkout = provider && createCheckout(parts, provider);

  async function findByReference(reference: string) {
    const row = await repository.findPayment(db, { reference });
    if (!row) throw new AppError('resource.not-found', NO_PAYMENT);
    return row;
  }

  return {
    process: (given) => startPayment(parts, checkout, given),

    async outcome(reference) {
      const row = await findByReference(reference);
      // An attempt expired here may have been paid at the provider since: the buyer must not be asked to pay twice.
      const mayBePaid = row.state === 'open' || row.state === 'expired';
      const asked = mayBePaid ? await pollAfter(parts, row, BUYER_PAUSE_MS, 'return') : 'asked';
      const { state } = await findByReference(reference);
      if (state === 'paid') return 'paid';
      const isKnown = asked === 'asked' || !canAsk(provider, row);
      return state !== 'open' && isKnown ? 'failed' : 'processing';
    },

    async receive({ provider: name, body, headers }) {
      if (provider?.name !== name) throw new AppError('resource.not-found', NO_PROVIDER);
      const report = readMessage(provider, body, headers);
      if (!report) return;
      const { reference, providerId } = report;
      const row =
        (await repository.findPayment(db, { reference })) ??
        // A webhook with an unknown reference is recorded at the attempt that its provider id belongs to.
        (await repository.findPayment(db, { provider: provider.name, providerId }));
      // A genuine webhook for an unknown attempt is acknowledged, so that the provider does not repeat it.
      if (row) await applyReport(parts, row, report, 'webhook');
      else parts.log.warn('The payment provider reported an attempt that is not known here.');
    },

    requery: (ids) => requery(parts, ids),
    cancel: (registrationId) => cancelOpenPayment(parts, registrationId),
    refund: (wish, organiser) => refund(parts, wish, organiser),
    recordTransfer: (body, organiser) => recordTransfer(parts, body, organiser),
    sweep: async () => (provider && checkout ? sweepPayments(parts, provider, checkout) : 0),
  };
}

function readMessage(provider: NonNullable<PaymentParts['provider']>, body: Buffer, headers: Headers) {
  try {
    return provider.readMessage(body, headers);
  } catch (error) {
    if (error instanceof MessageRefused) throw new AppError('payment.message-refused', REFUSED);
    throw error;
  }
}
