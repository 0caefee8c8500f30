// Adds the edition shown by the dashboard to calls that must name one, as the web application does.
import { EDITION_HEADER } from '@visavis/contract/endpoint';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { EDITION_OF_WRITES } from '../http/edition-of-writes.ts';

const NAMING = Object.entries(EDITION_OF_WRITES)
  .filter(([, about]) => about === 'named')
  .map(([call]) => new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`));

/** Returns the request unchanged if it needs no name, or has one. */
export async function namingShownEdition<Request extends InjectOptions & { method: string; url: string }>(
  app: FastifyInstance,
  request: Request,
): Promise<Request> {
  const { [EDITION_HEADER]: named, ...headers } = request.headers ?? {};
  const [path = '', query = ''] = request.url.split('?');
  if (named === '') return { ...request, headers };
  if (named !== undefined || new URLSearchParams(query).has('edition')) return request;
  if (!NAMING.some((call) => call.test(`${request.method} ${path}`))) return request;
  const { authorization } = headers as Record<string, string | undefined>;
  const shown = await app.inject({ url: '/api/dashboard-edition', headers: { authorization } });
  if (shown.statusCode !== 200) return request;
  return { ...request, headers: { ...headers, [EDITION_HEADER]: String(shown.json().id) } };
}
