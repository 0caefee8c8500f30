// Routes by which organisers import files.

import { EXPORT_MEDIA_TYPES } from '@visavis/contract/export/formats';
import {
  applyImport as applyEndpoint,
  changeImport,
  discardImport,
  downloadImportTemplate,
  downloadRefusedRows,
  getImport,
  getImportImpact,
  listImportRows,
  listImports,
  undoImport as undoEndpoint,
  uploadImport,
} from '@visavis/contract/import/endpoints';
import { message } from '@visavis/domain/message/message';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';
import { SHEET_LIMITS } from '../../platform/sheets/limits.ts';
import { sharedBodyParser } from '../../platform/uploads/shared-body.ts';
import { applyImport } from './apply.service.ts';
import { refusedFile, templateFile } from './download.service.ts';
import { listRows } from './repository.ts';
import {
  changeFile,
  discardFile,
  type ImportDependencies,
  listFiles,
  readImport,
  takeFile,
} from './service.ts';
import { readImpact, undoImport } from './undo.service.ts';

const MEDIA_TYPE = 'application/octet-stream';
/** Number of rows in a response when the request sets no limit. */
const DEFAULT_LIMIT = 50;

/** @param bindIn binds routes of a scope with its own content types */
export function importRoutes(
  app: FastifyInstance,
  bind: Binder,
  bindIn: (scope: FastifyInstance) => Binder,
  dependencies: ImportDependencies,
): void {
  const { db } = dependencies;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      MEDIA_TYPE,
      sharedBodyParser(
        SHEET_LIMITS.bytes,
        () =>
          new AppError(
            'request.too-large',
            message('import.too-large', { megabytes: SHEET_LIMITS.bytes / 1_000_000 }),
          ),
      ),
    );
    bindIn(scope)(uploadImport, ({ query: { edition, kind, filename }, request, caller: organiser }) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      return takeFile(dependencies, { edition, kind, filename, bytes, organiser });
    });
  });

  bind(listImports, ({ query }) => listFiles(dependencies, query));
  bind(getImport, ({ params }) => readImport(dependencies, params.id));
  bind(listImportRows, async ({ params, query, reply }) => {
    const { result, limit = DEFAULT_LIMIT, offset = 0 } = query;
    await readImport(dependencies, params.id);
    const { rows, total } = await listRows(db, params.id, { result, limit, offset });
    reply.header('x-total-count', total);
    return rows;
  });
  bind(changeImport, ({ params, body, caller }) =>
    changeFile(dependencies, params.id, { ...body, organiser: caller }),
  );
  bind(getImportImpact, ({ params }) => readImpact(dependencies, params.id));
  bind(applyEndpoint, ({ params, body, caller: organiser }) =>
    applyImport(dependencies, { ...params, ...body, organiser }),
  );
  bind(undoEndpoint, ({ params, body, caller: organiser }) =>
    undoImport(dependencies, { ...params, ...body, organiser }),
  );
  bind(discardImport, async ({ params, caller }) => {
    await discardFile(dependencies, params.id, caller);
    return { success: true as const };
  });
  bind(downloadRefusedRows, async ({ params, query, reply }) => {
    await readImport(dependencies, params.id);
    return reply
      .type(EXPORT_MEDIA_TYPES[query.format])
      .header('content-disposition', `attachment; filename="refused-rows-${params.id}.${query.format}"`)
      .send(await refusedFile(db, params.id, query));
  });
  bind(downloadImportTemplate, async ({ query: { of, format, language }, reply }) =>
    reply
      .type(EXPORT_MEDIA_TYPES[format])
      .header('content-disposition', `attachment; filename="${of}-template.${format}"`)
      .send(templateFile(of, format, language)),
  );
}
