// The state and rules of the Stripe stub: Checkout Sessions, payments received, and refunds.
import { randomBytes } from 'node:crypto';
import { type FormFields, fieldAt } from './form-body.ts';

export interface StubSession {
  id: string;
  object: 'checkout.session';
  livemode: boolean;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  payment_intent: string | null;
  url: string | null;
  success_url: string;
  cancel_url: string;
  payment_method_types: string[];
  expires_at: number;
}

export interface StubRefund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  currency: string;
  status: string;
  failure_reason?: string;
  metadata: Record<string, string>;
}

/** A 4xx response in Stripe's format. */
export class StubRefusal extends Error {
  readonly status: number;
  readonly error: { type: string; message: string; code?: string; param?: string };
  constructor(status: number, error: StubRefusal['error']) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export interface StripeBooks {
  sessions: Map<string, StubSession>;
  /** The status of the payment intent of each paid session. */
  intents: Map<string, string>;
  refunds: StubRefund[];
  serve(method: string, path: string, form: FormFields): object;
  /** The card is accepted, or the bank responds at once. */
  pay(id: string): StubSession;
  /** FPX: the buyer has finished, but the bank has not. */
  submit(id: string): StubSession;
  /** The bank's late response. */
  settle(id: string, intent: 'succeeded' | 'requires_payment_method'): StubSession;
  /** The session expires unpaid. */
  lapse(id: string): StubSession;
  /** Sets the status of future refunds. */
  refundAs(status: string, failureReason?: string): void;
}

const MINUTE = 60;

export function createStripeBooks(origin: () => string): StripeBooks {
  const sessions = new Map<string, StubSession>();
  const intents = new Map<string, string>();
  const refunds: StubRefund[] = [];
  let refundOutcome: { status: string; failure_reason?: string } = { status: 'succeeded' };

  function sessionOf(id: string): StubSession {
    const session = sessions.get(id);
    if (!session)
      throw invalid(404, 'No such checkout.session', { code: 'resource_missing', param: 'session' });
    return session;
  }

  /** Stripe's page accepts no money for a session that has ended. */
  function openSession(id: string): StubSession {
    const session = sessionOf(id);
    if (session.status !== 'open') throw invalid(400, `The session is ${session.status}.`);
    return session;
  }

  function change(id: string, changes: Partial<StubSession>, intent?: string): StubSession {
    const session = Object.assign(sessionOf(id), changes);
    if (intent !== undefined && session.payment_intent === null)
      session.payment_intent = `pi_${randomBytes(8).toString('hex')}`;
    if (intent !== undefined) intents.set(session.payment_intent ?? '', intent);
    return session;
  }

  function createSession(form: FormFields): StubSession {
    const number = (...path: string[]) => Number(fieldAt(form, ...path));
    const currency = fieldAt(form, 'line_items', '0', 'price_data', 'currency') ?? '';
    const amount = number('line_items', '0', 'price_data', 'unit_amount');
    const method = fieldAt(form, 'allowed_payment_method_types', '0') ?? '';
    const now = Math.floor(Date.now() / 1000);
    const expires = number('expires_at');
    if (form.payment_method_types !== undefined)
      throw invalid(400, 'No longer supported', { param: 'payment_method_types' });
    if (fieldAt(form, 'mode') !== 'payment') throw invalid(400, 'Unknown mode', { param: 'mode' });
    if (!Number.isInteger(amount) || amount < 1)
      throw invalid(400, 'Invalid amount', { param: 'line_items' });
    if (method === 'fpx' && currency !== 'myr') throw invalid(400, 'FPX takes myr', { param: 'currency' });
    if (!(expires >= now + 30 * MINUTE - 5 && expires <= now + 24 * 60 * MINUTE + 5))
      throw invalid(400, 'Between 30 minutes and 24 hours', { param: 'expires_at' });
    const email = fieldAt(form, 'customer_email');
    if (email !== undefined && !/^[^@\s]+@[^@\s]+\.[a-z]{2,}$/i.test(email))
      throw invalid(400, 'Invalid email address', { code: 'email_invalid', param: 'customer_email' });
    const id = `cs_test_${randomBytes(12).toString('hex')}`;
    const session: StubSession = {
      id,
      object: 'checkout.session',
      livemode: false,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount * number('line_items', '0', 'quantity'),
      currency,
      client_reference_id: fieldAt(form, 'client_reference_id') ?? null,
      payment_intent: null,
      url: `${origin()}/pay/${id}`,
      success_url: fieldAt(form, 'success_url') ?? '',
      cancel_url: fieldAt(form, 'cancel_url') ?? '',
      payment_method_types: [method],
      expires_at: expires,
    };
    sessions.set(id, session);
    return session;
  }

  function createRefund(form: FormFields): StubRefund {
    const intent = fieldAt(form, 'payment_intent') ?? '';
    const session = [...sessions.values()].find((one) => one.payment_intent === intent);
    if (!session) throw invalid(404, `No such payment_intent: '${intent}'`, { code: 'resource_missing' });
    if (intents.get(intent) !== 'succeeded') throw invalid(400, 'This payment has no successful charge.');
    const sent = refunds.filter((one) => one.payment_intent === intent && one.status !== 'failed');
    const left = session.amount_total - sent.reduce((sum, one) => sum + one.amount, 0);
    const amount = Number(fieldAt(form, 'amount') ?? left);
    if (left === 0)
      throw invalid(400, 'Charge has already been refunded.', { code: 'charge_already_refunded' });
    if (amount > left) throw invalid(400, 'Refund amount is greater than unrefunded amount on charge');
    const refund: StubRefund = {
      id: `re_${randomBytes(8).toString('hex')}`,
      object: 'refund',
      payment_intent: intent,
      amount,
      currency: session.currency,
      metadata: { key: fieldAt(form, 'metadata', 'key') ?? '' },
      ...refundOutcome,
    };
    refunds.push(refund);
    return refund;
  }

  function serve(method: string, path: string, form: FormFields): object {
    if (method === 'POST' && path === '/v1/checkout/sessions') return createSession(form);
    if (method === 'GET' && path === '/v1/checkout/sessions')
      return { object: 'list', has_more: false, data: [] };
    if (method === 'POST' && path === '/v1/refunds') return createRefund(form);
    if (method === 'GET' && path === '/v1/refunds')
      return {
        object: 'list',
        has_more: false,
        data: refunds.filter((one) => one.payment_intent === fieldAt(form, 'payment_intent')),
      };
    const [, id = '', verb] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
    const session = sessionOf(id);
    if (method === 'POST' && verb) {
      if (session.status !== 'open') throw invalid(400, `Only open sessions expire, not ${session.status}.`);
      return change(id, { status: 'expired', url: null });
    }
    const isExpanded = fieldAt(form, 'expand', '0') === 'payment_intent';
    const intent = session.payment_intent;
    if (!isExpanded || intent === null) return session;
    return { ...session, payment_intent: { id: intent, status: intents.get(intent) } };
  }

  return {
    sessions,
    intents,
    refunds,
    serve,
    pay: (id) => change(openSession(id).id, { status: 'complete', payment_status: 'paid' }, 'succeeded'),
    submit: (id) => change(openSession(id).id, { status: 'complete' }, 'processing'),
    settle: (id, intent) =>
      change(id, { payment_status: intent === 'succeeded' ? 'paid' : 'unpaid' }, intent),
    lapse: (id) => change(id, { status: 'expired', url: null }),
    refundAs: (status, failureReason) => {
      refundOutcome = { status, ...(failureReason !== undefined && { failure_reason: failureReason }) };
    },
  };
}

function invalid(status: number, message: string, more: { code?: string; param?: string } = {}): StubRefusal {
  return new StubRefusal(status, { type: 'invalid_request_error', message, ...more });
}
