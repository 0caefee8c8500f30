// Endpoints that export the registrations and meetings of the current search.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { REGISTRATION_COLUMNS } from '../meeting/columns.ts';
import { registrationFilterSchema, registrationOrderSchema } from '../meeting/filter.ts';
import { EXPORT_FORMATS, SELECTION_LENGTH } from './formats.ts';

/** Values that are separated by commas. */
const listed = z.string().check(z.maxLength(SELECTION_LENGTH), z.regex(/^[\w,]*$/));

const query = z.object({
  ...registrationFilterSchema.shape,
  ...registrationOrderSchema.shape,
  format: z.enum(EXPORT_FORMATS),
  /** Only those of the search with one of these ids. */
  ids: z.optional(
    z.pipe(
      listed,
      z.transform((ids) => ids.split(',').map(Number)),
    ),
  ),
});
const errors = ['session.missing', 'request.invalid', 'server.unavailable'] as const;
const produces = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const;

export const exportRegistrations = endpoint({
  method: 'GET',
  path: '/api/exports/registrations',
  permission: 'registration.read',
  summary: 'Exports one row for each registration of the search, with all details or the columns named',
  query: z.object({
    ...query.shape,
    /** The columns of the list, beside the reference; all details without them. */
    columns: z.optional(
      z.pipe(
        z.pipe(
          listed,
          z.transform((columns) => columns.split(',')),
        ),
        z.array(z.enum(REGISTRATION_COLUMNS)),
      ),
    ),
  }),
  status: 200,
  produces,
  output: z.string(),
  errors,
  records: ['registration.export'],
});

export const exportMeetings = endpoint({
  method: 'GET',
  path: '/api/exports/meetings',
  permission: 'registration.read',
  summary: 'Exports one row for each meeting of the registrations of the search',
  query,
  status: 200,
  produces,
  output: z.string(),
  errors,
  records: ['meeting.export'],
});
