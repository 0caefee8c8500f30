// Serves the test bank's own pages, where a buyer chooses how the payment ends and returns to the shop.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { type BankPayment, type Standing, standingOf, type TestBank } from './bank.ts';
import type { Html } from './html.ts';
import {
  endedPage,
  foreignPage,
  leftPage,
  OUTCOMES,
  type Outcome,
  paymentPage,
  unknownPage,
  unreadablePage,
} from './page-content.ts';
import { BANK_STYLE } from './style.ts';

const FORM_LIMIT_BYTES = 1_000;
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** A timer may fire slightly early. */
const TIMER_SLACK_MS = 50;
const STYLE_HASH = createHash('sha256').update(BANK_STYLE).digest('base64');

export interface BankPageParts {
  bank: TestBank;
  clock: Clock;
  publicUrl: string;
  lateSeconds: number;
  /** Sends the payment's current report `times` times; never fails. */
  notify: (payment: BankPayment, times: number) => Promise<void>;
  later: (afterMs: number, act: () => Promise<void>) => void;
}

/** Status parameter of the return address, which proves nothing: the shop queries the bank. */
const RETURN_STATUS: Record<Standing, string | null> = {
  paid: '200',
  failed: '400',
  expired: '400',
  promised: '100',
  open: null,
};

interface Address {
  Params: { id: string };
  Querystring: { left?: string };
}

export function serveBankPages(app: FastifyInstance, parts: BankPageParts): void {
  const { bank, clock } = parts;
  // HTML pages need no OpenAPI description and no contract.
  const options = { schema: { hide: true } };

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body)).get('outcome')),
    );
    scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) throw error;
      request.log.debug(error);
      return send(reply, status, unreadablePage());
    });

    scope.get<Address>('/test-bank/:id', options, async (request, reply) => {
      const payment = await bank.find(request.params.id);
      if (!payment) return send(reply, 404, unknownPage());
      return show(reply, payment, request.query.left !== undefined);
    });

    scope.post<Address>('/test-bank/:id', options, async (request, reply) => {
      if (!isFromOwnPage(request, parts.publicUrl)) return send(reply, 403, foreignPage());
      const payment = await bank.find(request.params.id);
      if (!payment) return send(reply, 404, unknownPage());
      const outcome = OUTCOMES.find((name) => name === request.body);
      if (!outcome) return send(reply, 400, unreadablePage());
      const before = standingOf(payment, clock());
      if (before === 'open' && outcome === 'leave')
        return reply.redirect(`/test-bank/${payment.id}?left=1`, 303);
      if (before === 'open') await end(payment, outcome);
      const after = (await bank.find(payment.id)) ?? payment;
      // A second press of the same button redirects like the first one.
      const isDone = standingOf(after, clock()) === STANDING_AFTER[outcome];
      return reply.redirect(isDone ? wayBack(after, clock()) : `/test-bank/${payment.id}`, 303);
    });
  });

  async function end(payment: BankPayment, outcome: Outcome): Promise<void> {
    if (outcome === 'pay-late') {
      const afterMs = parts.lateSeconds * 1000;
      const promised = await bank.promise(payment.id, new Date(clock().getTime() + afterMs));
      if (promised) parts.later(afterMs + TIMER_SLACK_MS, () => notifyWhenPaid(payment.id));
      return;
    }
    const ended = outcome === 'decline' ? await bank.decline(payment.id) : await bank.approve(payment.id);
    // The buyer does not wait until the shop has received the message.
    if (ended) void parts.notify(ended, outcome === 'answer-twice' ? 2 : 1);
  }

  async function notifyWhenPaid(id: string): Promise<void> {
    const payment = await bank.find(id);
    if (payment && standingOf(payment, clock()) === 'paid') await parts.notify(payment, 1);
  }

  function show(reply: FastifyReply, payment: BankPayment, isLeft: boolean): FastifyReply {
    const now = clock();
    const standing = standingOf(payment, now);
    if (standing !== 'open') return send(reply, 200, endedPage(payment, standing, wayBack(payment, now)));
    if (isLeft) return send(reply, 200, leftPage(payment, payment.return_url));
    return send(reply, 200, paymentPage(payment, parts.lateSeconds), payment.return_url);
  }
}

const STANDING_AFTER: Record<Outcome, Standing> = {
  approve: 'paid',
  'answer-twice': 'paid',
  decline: 'failed',
  'pay-late': 'promised',
  leave: 'open',
};

function wayBack(payment: BankPayment, now: Date): string {
  const url = new URL(payment.return_url);
  const standing = standingOf(payment, now);
  const status = RETURN_STATUS[standing];
  if (status !== null) url.searchParams.set('Status', status);
  if (standing === 'paid') url.searchParams.set('TransactionId', payment.transaction_id);
  return url.href;
}

/** Keeps other sites from submitting the form, whether or not the browser sends Sec-Fetch-Site. */
function isFromOwnPage(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const origin = request.headers.origin;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return origin === new URL(publicUrl).origin || host === request.headers.host;
}

/** @param leadsTo where the form's response redirects the buyer: browsers apply form-action to redirects as well */
function send(reply: FastifyReply, status: number, page: Html, leadsTo?: string): FastifyReply {
  const formAction = ["'self'", ...(leadsTo === undefined ? [] : [new URL(leadsTo).origin])].join(' ');
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
      // With no-referrer a browser sends 'null' as the origin of the form.
      'referrer-policy': 'same-origin',
    })
    .send(page.html);
}
