// Endpoints that export the registrations, meetings and exhibitors of the current search.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { exhibitorOrderSchema, exhibitorSearchSchema } from '../exhibitor-profile/filter.ts';
import { REGISTRATION_COLUMNS } from '../registration/columns.ts';
import { registrationFilterSchema, registrationOrderSchema } from '../registration/filter.ts';
import * as calls from './calls.ts';
import { EXPORT_FORMATS } from './formats.ts';
import { chosenIds, selectedColumns } from './selection.ts';

const query = z.object({
  ...registrationFilterSchema.shape,
  ...registrationOrderSchema.shape,
  format: z.enum(EXPORT_FORMATS),
});
const produces = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const;

export const exportRegistrations = endpoint(calls.exportRegistrations, {
  permission: 'registration.read',
  summary: 'Exports one row for each registration of the search, with all details or the columns named',
  query: z.object({
    ...query.shape,
    columns: selectedColumns(REGISTRATION_COLUMNS),
  }),
  produces,
  output: z.string(),
  records: ['registration.export'],
});

export const exportMeetings = endpoint(calls.exportMeetings, {
  permission: 'registration.read',
  summary: 'Exports one row for each meeting of the registrations of the search',
  query,
  produces,
  output: z.string(),
  records: ['meeting.export'],
});

export const exportChosenRegistrations = endpoint(calls.exportChosenRegistrations, {
  ...exportRegistrations,
  summary: 'Exports one row for each of the chosen registrations that the search finds',
  body: chosenIds,
});

export const exportChosenMeetings = endpoint(calls.exportChosenMeetings, {
  ...exportMeetings,
  summary: 'Exports one row for each meeting of the chosen registrations that the search finds',
  body: chosenIds,
});

export const exportExhibitors = endpoint(calls.exportExhibitors, {
  permission: 'exhibitor.read',
  summary: 'Exports one row for each exhibitor of the search, in columns that an import of exhibitors reads',
  query: z.object({
    ...exhibitorSearchSchema.shape,
    ...exhibitorOrderSchema.shape,
    format: z.enum(EXPORT_FORMATS),
  }),
  produces,
  output: z.string(),
  records: ['exhibitor.export'],
});

export const exportChosenExhibitors = endpoint(calls.exportChosenExhibitors, {
  ...exportExhibitors,
  summary:
    'Exports one row for each of the chosen exhibitors that the search finds; without `archived`, archived ones too',
  body: chosenIds,
});
