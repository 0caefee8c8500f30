// Opens an organiser's page for component tests: the logged-in user, stubbed responses, and a record of calls.
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { storeSession } from '../stored-session.ts';
import { renderRouter } from './render-in.tsx';

/**
 * Responds to a call, by its method and path, with a body, a whole Response or a Refusal. Request bodies are parsed as
 * JSON.
 */
export type Answer = (url: URL, body: unknown, headers: Headers) => unknown;

/** An error response. */
export class Refusal {
  readonly status: number;
  readonly body: { error: string; message: string; code: string; requestId: string };

  /** @param more other parts of the response, such as the current state */
  constructor(status: number, code: string, message: string, more: object = {}) {
    this.status = status;
    this.body = { error: message, message, code, requestId: 'r', ...more };
  }
}

interface Visit {
  /** Pages by path. */
  pages: Readonly<Record<string, ReactElement>>;
  address: string;
  /** Keyed by 'GET /api/...' without the query; ':name' matches any segment. */
  answers: Readonly<Record<string, Answer>>;
  role?: Parameters<typeof storeSession>[1]['role'];
  /** ISO instant sent with each response as the server's clock; omitted when undefined. */
  serverTime?: string | undefined;
}

const matches = (pattern: string, called: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(called);

export function visitPage({ pages, address, answers, role = 'editor', serverTime }: Visit) {
  storeSession('token', { id: 1, email: 'organiser@visavis.example', role });
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (target: string, { method, body, headers: sent }: RequestInit) => {
    const url = new URL(target, 'http://localhost');
    calls.push(`${method} ${url.pathname}${url.search}`);
    const called = `${method} ${url.pathname}`;
    const pattern = Object.keys(answers).find((one) => matches(one, called));
    const answer =
      pattern === undefined
        ? undefined
        : await answers[pattern]?.(
            url,
            typeof body === 'string' ? JSON.parse(body) : body,
            new Headers(sent),
          );
    const refusal = answer === undefined ? new Refusal(404, 'resource.not-found', 'Not found') : answer;
    if (refusal instanceof Response) return refusal;
    const headers = serverTime === undefined ? {} : { 'x-server-time': serverTime };
    return refusal instanceof Refusal
      ? new Response(JSON.stringify(refusal.body), { status: refusal.status, headers })
      : new Response(JSON.stringify(answer), { status: 200, headers });
  });
  const router = createMemoryRouter(
    Object.entries(pages).map(([path, element]) => ({ path, element })),
    { initialEntries: [address] },
  );
  renderRouter(router);
  return { calls, router, user: userEvent.setup() };
}
