// A stub of Stripe's HTTP API on a real socket, limited to what a shop uses, with the ways in which it can fail.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { type FormFields, readForm } from './form-body.ts';
import { createStripeBooks, type StripeBooks, StubRefusal, type StubSession } from './stripe-books.ts';

/** hang: no response. drip: a byte now and then. lost: executed, but the response is cut off. error: 500. */
export type StubFailure =
  | 'hang'
  | 'drip'
  | 'reset'
  | 'lost'
  | 'error'
  | 'too-many'
  | 'garbage'
  | 'wrong-shape'
  | 'huge';

export interface StubCall {
  method: string;
  path: string;
  form: FormFields;
  headers: IncomingMessage['headers'];
}

export interface StripeStub extends StripeBooks {
  /** The origin that replaces Stripe's. */
  url: string;
  secretKey: string;
  webhookSecret: string;
  calls: StubCall[];
  /** Makes all calls fail from here on; null for none. */
  fail(failure: StubFailure | null): void;
  /** Makes only the next call fail. */
  failOnce(failure: StubFailure): void;
  /** Simulates that a day has passed: idempotency keys are forgotten. */
  forgetKeys(): void;
  /** A signed message about the current state of a session. */
  message(
    type: string,
    session: StubSession,
    how?: { changes?: object; ageSeconds?: number; secret?: string },
  ): { body: Buffer; headers: Record<string, string> };
  close(): Promise<void>;
}

const HUGE_BYTES = 10_000_000;

export async function openStripeStub(options: { port?: number } = {}): Promise<StripeStub> {
  const secretKey = `sk_test_${randomBytes(12).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(12).toString('hex')}`;
  const calls: StubCall[] = [];
  const responses = new Map<string, { request: string; status: number; body: string }>();
  let always: StubFailure | null = null;
  const next: StubFailure[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let url = '';
  const books = createStripeBooks(() => url);

  const server = createServer(async (request, response) => {
    const body = await readAll(request).catch(() => null);
    // A client that hung up while sending expects no reply.
    if (body === null) return;
    const path = request.url ?? '';
    if (path.startsWith('/pay/')) return servePaymentPage(path, request, response);
    calls.push({ method: request.method ?? '', path, form: readForm(body), headers: request.headers });
    const failure = next.shift() ?? always;
    if (failure && failure !== 'lost') return misbehave(failure, request, response);
    const reply = respondOnce(request, path, body);
    if (failure === 'lost') return void request.socket.destroy();
    response
      .writeHead(reply.status, { 'content-type': 'application/json', 'request-id': `req_${calls.length}` })
      .end(reply.body);
  });

  /** The same idempotency key gets the same response, whatever it was; different parameters are rejected. */
  function respondOnce(request: IncomingMessage, path: string, body: string) {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return respond(request, path, body);
    const known = responses.get(key);
    if (known && known.request !== `${path} ${body}`)
      return refusal(new StubRefusal(400, { type: 'idempotency_error', message: 'Other parameters.' }));
    if (known) return known;
    const fresh = { request: `${path} ${body}`, ...respond(request, path, body) };
    responses.set(key, fresh);
    return fresh;
  }

  function respond(request: IncomingMessage, path: string, body: string): { status: number; body: string } {
    try {
      if (request.headers.authorization !== `Bearer ${secretKey}`)
        throw new StubRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
      const { pathname, searchParams } = new URL(path, url);
      const form = readForm(request.method === 'GET' ? searchParams.toString() : body);
      return { status: 200, body: JSON.stringify(books.serve(request.method ?? '', pathname, form)) };
    } catch (error) {
      if (error instanceof StubRefusal) return refusal(error);
      throw error;
    }
  }

  function misbehave(failure: StubFailure, request: IncomingMessage, response: ServerResponse): void {
    const json = { 'content-type': 'application/json' };
    if (failure === 'reset') request.socket.destroy();
    else if (failure === 'error')
      response.writeHead(500, json).end('{"error":{"type":"api_error","message":"Oops"}}');
    else if (failure === 'too-many')
      response
        .writeHead(429, json)
        .end('{"error":{"type":"invalid_request_error","code":"rate_limit","message":"Slow"}}');
    else if (failure === 'garbage') response.writeHead(200, json).end('<html>It works!</html>');
    else if (failure === 'wrong-shape') response.writeHead(200, json).end('{"object":"list","data":[{}]}');
    else if (failure === 'huge') response.writeHead(200, json).end(`"${'x'.repeat(HUGE_BYTES)}"`);
    else if (failure === 'drip') {
      response.writeHead(200, json);
      const timer = setInterval(() => response.write(' '), 20);
      timers.add(timer);
      response.on('close', () => clearInterval(timer));
    }
  }

  /** Stripe's payment page: GET shows it, POST ?outcome=paid ends the session and redirects the buyer back. */
  function servePaymentPage(path: string, request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(path, url);
    const session = books.sessions.get(pathname.slice('/pay/'.length));
    if (!session) return void response.writeHead(404).end();
    const end = (location: string) => response.writeHead(303, { location }).end();
    if (request.method !== 'POST')
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          '<!doctype html><title>Stripe stub</title><form method="post" action="?outcome=paid"><button>Pay</button></form>' +
            '<form method="post" action="?outcome=left"><button>Back</button></form>',
        );
    if (searchParams.get('outcome') !== 'paid') return void end(session.cancel_url);
    books.pay(session.id);
    end(session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id));
  }

  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...books,
    url,
    secretKey,
    webhookSecret,
    calls,
    fail: (failure) => {
      always = failure;
    },
    failOnce: (failure) => {
      next.push(failure);
    },
    forgetKeys: () => responses.clear(),
    message: (type, session, { changes = {}, ageSeconds = 0, secret = webhookSecret } = {}) => {
      const payload = JSON.stringify({
        id: `evt_${randomBytes(8).toString('hex')}`,
        object: 'event',
        livemode: false,
        type,
        data: { object: session },
        ...changes,
      });
      const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
      const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return { body: Buffer.from(payload), headers: { 'stripe-signature': header } };
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function refusal(error: StubRefusal): { status: number; body: string } {
  return { status: error.status, body: JSON.stringify({ error: error.error }) };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
