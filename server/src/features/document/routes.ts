// Routes of documents for organisers who may see them; everyone else gets 404.
import {
  getDocument,
  listDocumentViews,
  makeDocumentAddress,
  openDocumentAddress,
} from '@visavis/contract/document/endpoints';
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { FileStore } from '../../adapters/file-store/file-store.ts';
import type { Binder } from '../../http/bind.ts';
import { sendNotFound } from '../../http/error-answer.ts';
import { RATES, scaledLimit } from '../../http/limits.ts';
import { bearerToken } from '../../http/policy.ts';
import { createDocumentOpening, type OpenedDocument } from './access.service.ts';

export interface DocumentDependencies {
  db: Kysely<Database>;
  clock: Clock;
  /** Encrypts and decrypts transparently: content read from it is in plain text. */
  files: FileStore;
  rateLimitScale: number;
}

export function documentRoutes(
  bind: Binder,
  { rateLimitScale, ...dependencies }: DocumentDependencies,
): void {
  const opening = createDocumentOpening(dependencies);

  bind(getDocument, async ({ params, caller, reply }) =>
    send(reply, await opening.preview(caller, params.id)),
  );

  bind(makeDocumentAddress, async ({ params, caller, request }) =>
    opening.makeAddress(caller, bearerToken(request) ?? '', params.id),
  );

  bind(
    openDocumentAddress,
    { limit: scaledLimit(RATES.downloads, rateLimitScale) },
    async ({ params, request, reply }) => {
      // A HEAD request must not consume the address.
      if (request.method === 'HEAD') return sendNotFound(request, reply);
      return send(reply, await opening.openAddress(params.token));
    },
  );

  bind(listDocumentViews, async ({ params, caller }) => opening.listViews(caller, params.id));
}

/** Untrusted uploads are only shown on our own origin, cannot run anything, and are not cached. */
function send(reply: FastifyReply, { mediaType, content, contentDisposition }: OpenedDocument): FastifyReply {
  return reply
    .type(mediaType)
    .header('content-disposition', contentDisposition)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .send(content);
}
