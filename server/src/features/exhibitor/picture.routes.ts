// GET /images/companies/...: logos and product pictures. A missing one is 404, and the page draws a placeholder.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { sendNotFound } from '../../http/error-answer.ts';
import { findPicture } from './repository.ts';

const PATH_LIMIT = 500;
const MAX_AGE_SECONDS = 3600;

export function pictureRoutes(app: FastifyInstance, db: Kysely<Database>): void {
  app.get<{ Params: { '*': string } }>(
    '/images/companies/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const path = request.params['*'];
      const isPlausible = path.length <= PATH_LIMIT && !path.includes('\0');
      const picture = isPlausible ? await findPicture(db, path) : null;
      if (!picture) return sendNotFound(request, reply);
      const etag = `"${createHash('sha256').update(picture.content).digest('base64url').slice(0, 22)}"`;
      reply
        .header('etag', etag)
        .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
        // A picture opened on its own cannot run or load anything.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(picture.media_type).send(picture.content);
    },
  );
}
