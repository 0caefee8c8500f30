// Endpoints that export an edition as one file and create a draft from such a file.
import * as z from 'zod/mini';
import { storedEditionSchema } from '../edition/stored.ts';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

const MEDIA_TYPE = 'application/zip';

export const exportEdition = endpoint(calls.exportEdition, {
  permission: 'edition.set',
  summary:
    'Everything that organisers own of an edition as one ZIP file of CSV tables and pictures; without registrations, staff, secrets and database ids. The same edition always gives the same bytes',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) }),
  produces: [MEDIA_TYPE],
  output: z.string(),
  records: ['edition.export'],
});

export const importEdition = endpoint(calls.importEdition, {
  permission: 'edition.set',
  summary: 'Creates a draft from an exported edition, all or nothing',
  consumes: [MEDIA_TYPE],
  status: 201,
  output: storedEditionSchema,
  records: ['edition.change'],
});
