// GET /images/...: exhibitor and edition logos, and product pictures. A missing one is 404; pages show a placeholder.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from '../../http/error-answer.ts';
import type { FoundPicture, WantedPicture } from './picture.repository.ts';
import { findById, findByName, findOfEdition, type PictureDependencies } from './picture.service.ts';

const PATH_LIMIT = 500;
const MAX_AGE_SECONDS = 3600;

interface Query {
  /** Longest side in pixels. */
  w?: unknown;
  /** Revision. */
  v?: unknown;
}

/** A whole number that fits a column; null for anything else. */
function wholeNumber(value: unknown): number | null {
  return typeof value === 'string' && /^\d{1,9}$/u.test(value) ? Number(value) : null;
}

function wantedBy(request: FastifyRequest<{ Querystring: Query }>): WantedPicture {
  return {
    side: wholeNumber(request.query.w),
    acceptsWebp: String(request.headers.accept ?? '').includes('image/webp'),
  };
}

export function pictureRoutes(app: FastifyInstance, dependencies: PictureDependencies): void {
  const schema = { hide: true };
  app.get<{ Params: { '*': string }; Querystring: Query }>(
    '/images/companies/*',
    { schema },
    async (request, reply) => {
      const path = request.params['*'];
      const isPlausible = path.length <= PATH_LIMIT && !path.includes('\0');
      return send(
        request,
        reply,
        isPlausible ? await findByName(dependencies, path, wantedBy(request)) : null,
      );
    },
  );
  for (const [url, kind] of [
    ['/images/exhibitors/:id/logo', 'logo'],
    ['/images/products/:id/image', 'product'],
  ] as const)
    app.get<{ Params: { id: string }; Querystring: Query }>(url, { schema }, async (request, reply) => {
      const id = wholeNumber(request.params.id);
      const wanted = { ...wantedBy(request), revision: wholeNumber(request.query.v) };
      return send(request, reply, id === null ? null : await findById(dependencies, { kind, id }, wanted));
    });
  app.get<{ Params: { id: string }; Querystring: Query }>(
    '/images/editions/:id/logo',
    { schema },
    async (request, reply) => {
      const id = wholeNumber(request.params.id);
      const wanted = { ...wantedBy(request), revision: request.query.v };
      return send(request, reply, id === null ? null : await findOfEdition(dependencies, id, wanted));
    },
  );
}

function send(request: FastifyRequest, reply: FastifyReply, picture: FoundPicture | null) {
  if (!picture) return sendNotFound(request, reply);
  const etag = `"${createHash('sha256').update(picture.content).digest('base64url').slice(0, 22)}"`;
  reply
    .header('etag', etag)
    .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
    .header('vary', 'accept')
    // A picture opened on its own cannot run or load anything.
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(picture.media_type).send(picture.content);
}
