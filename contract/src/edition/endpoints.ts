// Endpoints of editions: the current one for everyone; the list, settings and states for organisers.
import { editionSchema } from '@visavis/domain/edition/schema';
import { PICTURE_TYPES } from '@visavis/domain/exhibitor/picture';
import { DAY_READINGS } from '@visavis/domain/impact/grid';
import { STAY_CHOICES, touchedOutcomeSchema, touchedShape } from '@visavis/domain/impact/schema';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';
import { plannedDeletionSchema } from './deletion.ts';
import * as settingsCalls from './settings-calls.ts';
import {
  editionSettingsSchema,
  editionSummarySchema,
  sentSettingsSchema,
  storedEditionSchema,
} from './stored.ts';

export const getEdition = endpoint(calls.getEdition, {
  permission: 'anyone',
  summary: 'The current edition: days with their real weekdays, hours, limits and contacts',
  output: editionSchema,
});

const params = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) });
const version = z.int();

export const listEditions = endpoint(settingsCalls.listEditions, {
  permission: 'edition.read',
  summary: 'All editions with their state, the newest first',
  output: z.array(editionSummarySchema),
});

export const getDashboardEdition = endpoint(settingsCalls.getDashboardEdition, {
  permission: 'edition.read',
  summary:
    'The edition that the dashboard works on, also a draft or a closed one: its days, hours and limits',
  output: editionSchema,
});

export const getStoredEdition = endpoint(settingsCalls.getStoredEdition, {
  permission: 'edition.read',
  summary: 'An edition with its settings and version',
  params,
  output: storedEditionSchema,
});

export const countAhead = endpoint(settingsCalls.countAhead, {
  permission: 'edition.read',
  summary:
    'How many people of an edition have meetings that have not begun yet, and how many meetings those are',
  params,
  output: z.object({ people: z.int(), meetings: z.int() }),
});

const write = {
  permission: 'edition.set',
  output: storedEditionSchema,
  records: ['edition.change'],
  errors: ['edition.stale'],
} as const;

export const changeEdition = endpoint(settingsCalls.changeEdition, {
  ...write,
  summary:
    'Changes the settings of an edition; prices bind new bookings only. A stale version is refused with the edition as it is now. A change of days and hours that touches meetings needs a choice: move, keep or cancel',
  params,
  body: z.strictObject({
    version,
    settings: sentSettingsSchema,
    ...touchedShape,
    /** What happens to booked stays whose first day gets another date; 'keep' by default. */
    stays: z.optional(z.enum(STAY_CHOICES)),
    /** The number of people whose documents the caller agreed to delete (`people` of the refusal). */
    deletesOf: z.optional(z.int()),
    /** 'position' if the number of days is unchanged, otherwise 'date'. */
    sameDays: z.optional(z.enum(DAY_READINGS)),
  }),
  records: [
    'edition.change',
    'meeting.reschedule',
    'booking.change',
    'document.plan-deletion',
    'document.keep',
  ],
  output: z.object({ ...storedEditionSchema.shape, outcome: z.optional(touchedOutcomeSchema) }),
  errors: ['edition.stale', 'edition.touches-meetings', 'edition.deletes-documents'],
});

export const getPlannedDeletion = endpoint(settingsCalls.getPlannedDeletion, {
  permission: 'edition.read',
  summary: 'The deletion of documents that a change of settings causes while it waits; null without one',
  params,
  output: z.object({ deletion: z.nullable(plannedDeletionSchema) }),
});

export const keepDocuments = endpoint(settingsCalls.keepDocuments, {
  permission: 'edition.set',
  summary: 'Takes back a deletion that waits: the documents stay until they were due before the change',
  params,
  output: z.object({}),
  records: ['document.keep'],
});

export const createEdition = endpoint(settingsCalls.createEdition, {
  ...write,
  summary:
    'Creates a draft from an edition for the next year, on the same weekdays: settings, categories, exhibitors and products come along; meetings, holds and blocked hours do not',
  body: z.strictObject({ from: z.int().check(z.positive(), z.maximum(2147483647)) }),
  status: 201,
  errors: ['edition.stale', 'resource.not-found'],
});

export const openEdition = endpoint(settingsCalls.openEdition, {
  ...write,
  summary:
    'Opens an edition for registration and closes the one that was open, which the call must name. Refused while it has no day to come, no categories or no exhibitors',
  params,
  body: z.strictObject({
    version,
    /** The open edition that gets closed; null if none is open. */
    closes: z.nullable(z.int()),
  }),
});

export const closeEdition = endpoint(settingsCalls.closeEdition, {
  ...write,
  summary: 'Closes the open edition: it can be read, and takes no registrations',
  params,
  body: z.strictObject({ version }),
});

export const beginOwnEdition = endpoint(settingsCalls.beginOwnEdition, {
  ...write,
  summary:
    'Closes the demo edition and creates an empty draft for a fair of one’s own, which is returned; the demo never comes back by itself. A draft that exists already is kept as it is',
  params,
  body: z.strictObject({
    version,
    name: editionSettingsSchema.shape.name,
    contactEmail: editionSettingsSchema.shape.contactEmail,
  }),
  status: 201,
});

const logo = {
  ...write,
  params,
  query: z.object({ version: z.coerce.number().check(z.int()) }),
} as const;

export const setEditionLogo = endpoint(settingsCalls.setEditionLogo, {
  ...logo,
  summary: 'Replaces the logo. The body is the file; it is stored in several sizes, without its metadata',
  consumes: PICTURE_TYPES,
  errors: ['edition.stale'],
});

export const removeEditionLogo = endpoint(settingsCalls.removeEditionLogo, {
  ...logo,
  summary: 'Removes the logo',
});
