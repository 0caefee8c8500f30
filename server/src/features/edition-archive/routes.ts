// Routes that export an edition as a ZIP file and create a draft from one.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  exportEdition as exportEndpoint,
  importEdition as importEndpoint,
} from '@visavis/contract/edition-archive/endpoints';
import { message } from '@visavis/domain/message/message';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';
import { type BodyWatch, watchBody } from '../../platform/uploads/body-limits.ts';
import { UPLOAD_LIMITS } from '../../platform/uploads/upload-limits.ts';
import { type ArchiveDependencies, exportEdition } from './export.service.ts';
import { importEdition } from './import.service.ts';

const MEDIA_TYPE = 'application/zip';
/** A thousand exhibitors with ten pictures each need about half of it. */
const BODY_LIMITS = { ...UPLOAD_LIMITS, bodyBytes: 1_000_000_000, wholeMs: 15 * 60_000 };

/** @param bindIn binds routes of a scope with its own content types */
export function editionArchiveRoutes(
  app: FastifyInstance,
  bindIn: (scope: FastifyInstance) => Binder,
  dependencies: ArchiveDependencies,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(MEDIA_TYPE, (_request, _body, done) => done(null));
    const bind = bindIn(scope);

    bind(exportEndpoint, async ({ params: { id }, caller, reply }) =>
      reply
        .type(MEDIA_TYPE)
        .header('content-disposition', `attachment; filename="edition-${id}.zip"`)
        .send(await exportEdition(dependencies, id, caller)),
    );

    bind(importEndpoint, { watchesBody: true }, async ({ request, caller }) => {
      const path = join(tmpdir(), `visavis-import-${randomUUID()}.zip`);
      try {
        await receive(request.raw, path);
        return await importEdition(dependencies, path, caller);
      } finally {
        await rm(path, { force: true });
      }
    });
  });
}

/** @throws 'request.too-large', or 'request.unreadable' for a body that arrives too slowly or is cut off */
async function receive(body: IncomingMessage, path: string): Promise<void> {
  if (Number(body.headers['content-length'] ?? 0) > BODY_LIMITS.bodyBytes)
    throw new AppError('request.too-large', message('archive.too-large'));
  const watch: BodyWatch = watchBody(body, BODY_LIMITS);
  try {
    const received = pipeline(body, createWriteStream(path, { mode: 0o600 }));
    watch.begin();
    await watch.before(received);
  } finally {
    watch.end();
  }
}
