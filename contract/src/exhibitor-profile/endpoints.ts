// Endpoints with which organisers list, read and change exhibitors, of the site's edition or of a draft.
import { PICTURE_TYPES } from '@visavis/domain/exhibitor/picture';
import { touchedOutcomeSchema, touchedShape } from '@visavis/domain/impact/schema';
import * as z from 'zod/mini';
import { chosenEdition } from '../edition/chosen.ts';
import { endpoint } from '../endpoint.ts';
import { exhibitorId } from '../impact/endpoints.ts';
import { page } from '../list-query.ts';
import * as calls from './calls.ts';
import { exhibitorOrderSchema, exhibitorSearchSchema } from './filter.ts';
import {
  exhibitorFactsSchema,
  exhibitorHistorySchema,
  exhibitorInputSchema,
  exhibitorMergePreviewSchema,
  exhibitorProfileSchema,
  listedExhibitorSchema,
} from './profile.ts';

const inPath = z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647));
const params = z.object({ id: inPath });
const productParams = z.object({ id: inPath, productId: inPath });
/** The version that the organiser saw. */
const version = z.int();
const seenVersion = z.object({ version: z.coerce.number().check(z.int()) });

export const listExhibitors = endpoint(calls.listExhibitors, {
  permission: 'exhibitor.read',
  summary:
    'Exhibitors of an edition that match, with their hours taken and what is missing first in their profile; the x-total-count header holds the total',
  query: z.object({
    ...chosenEdition,
    ...exhibitorSearchSchema.shape,
    ...exhibitorOrderSchema.shape,
    ...page,
  }),
  output: z.array(listedExhibitorSchema),
  errors: ['resource.not-found'],
});

export const getExhibitorFacts = endpoint(calls.getExhibitorFacts, {
  permission: 'exhibitor.read',
  summary:
    'How many exhibitors an edition has, what their profiles lack, the countries and halls to filter by, and its grid',
  query: z.object(chosenEdition),
  output: exhibitorFactsSchema,
  errors: ['resource.not-found'],
});

export const getExhibitor = endpoint(calls.getExhibitor, {
  permission: 'exhibitor.read',
  summary: 'An exhibitor of any edition with its texts, products, representatives and slots',
  params,
  output: exhibitorProfileSchema,
});

export const listExhibitorHistory = endpoint(calls.listExhibitorHistory, {
  permission: 'exhibitor.read',
  summary:
    'Who changed the exhibitor, or one merged into it, and what, the latest first; 100 entries at most',
  params,
  output: exhibitorHistorySchema,
});

export const createExhibitor = endpoint(calls.createExhibitor, {
  permission: 'exhibitor.set',
  summary: 'Creates an exhibitor. Name and booth together are unique within the edition',
  query: z.object(chosenEdition),
  body: exhibitorInputSchema,
  status: 201,
  output: exhibitorProfileSchema,
  records: ['exhibitor.create'],
  errors: ['resource.not-found', 'exhibitor.stale'],
});

export const changeExhibitor = endpoint(calls.changeExhibitor, {
  permission: 'exhibitor.set',
  summary:
    'Replaces the profile of an exhibitor, and tells everybody with a meeting there of a new name or booth if asked to. A place with a meeting cannot be taken away',
  params,
  body: z.strictObject({
    version,
    /** Whether to email each person with a live meeting if the name, booth or hall changes. */
    tell: z.boolean(),
    profile: exhibitorInputSchema,
  }),
  output: z.object({
    ...exhibitorProfileSchema.shape,
    /** Number of people emailed. */
    told: z.int(),
  }),
  records: ['exhibitor.change'],
  errors: ['exhibitor.stale', 'exhibitor.place-in-use'],
});

/** Maximum number of exhibitors archived per request. */
const MOST_ARCHIVED = 500;

export const archiveExhibitors = endpoint(calls.archiveExhibitors, {
  permission: 'exhibitor.set',
  summary:
    'Takes exhibitors of one edition off the site, all or none; nothing of them is deleted. Their meetings need a choice: move to the exhibitor named as `receiver`, keep or cancel. Everybody concerned gets one email',
  body: z.strictObject({
    exhibitors: z
      .array(z.strictObject({ id: exhibitorId, version }))
      .check(z.minLength(1), z.maxLength(MOST_ARCHIVED)),
    ...touchedShape,
    /** With 'move': the exhibitor that takes over the meetings. */
    receiver: z.optional(exhibitorId),
  }),
  output: z.object({ archived: z.int(), outcome: z.nullable(touchedOutcomeSchema) }),
  records: ['exhibitor.archive', 'meeting.reschedule'],
  errors: ['resource.not-found', 'exhibitor.stale', 'edition.touches-meetings'],
});

export const restoreExhibitor = endpoint(calls.restoreExhibitor, {
  permission: 'exhibitor.set',
  summary: 'Shows an archived exhibitor on the site again. One that was merged into another stays archived',
  params,
  body: z.strictObject({ version }),
  output: exhibitorProfileSchema,
  records: ['exhibitor.restore'],
  errors: ['exhibitor.stale'],
});

export const previewExhibitorMerge = endpoint(calls.previewExhibitorMerge, {
  permission: 'exhibitor.read',
  summary: 'What a merge of this exhibitor into another of its edition would keep, add and raise',
  params,
  query: z.object({ into: inPath }),
  output: exhibitorMergePreviewSchema,
});

export const mergeExhibitor = endpoint(calls.mergeExhibitor, {
  permission: 'exhibitor.set',
  summary:
    'Merges a duplicate into another exhibitor of its edition, which gets all its meetings, holds, blocked hours and links, and tells people whose meeting has another name or booth; responds with the one that remains',
  params,
  body: z.strictObject({
    version,
    into: z.int().check(z.positive(), z.maximum(2147483647)),
    intoVersion: version,
  }),
  output: exhibitorProfileSchema,
  records: ['exhibitor.merge'],
  errors: ['exhibitor.stale', 'exhibitor.merge-conflict'],
});

const picture = {
  permission: 'exhibitor.set',
  query: seenVersion,
  output: exhibitorProfileSchema,
  records: ['exhibitor.picture'],
} as const;
export const setExhibitorLogo = endpoint(calls.setExhibitorLogo, {
  ...picture,
  summary: 'Replaces the logo. The body is the file; it is stored in several sizes, without its metadata',
  params,
  consumes: PICTURE_TYPES,
  errors: ['exhibitor.stale'],
});

export const removeExhibitorLogo = endpoint(calls.removeExhibitorLogo, {
  ...picture,
  summary: 'Removes the logo',
  params,
  errors: ['exhibitor.stale'],
});

export const setProductImage = endpoint(calls.setProductImage, {
  ...picture,
  summary: 'Replaces the picture of a product, as the logo',
  params: productParams,
  consumes: PICTURE_TYPES,
  errors: ['exhibitor.stale'],
});

export const removeProductImage = endpoint(calls.removeProductImage, {
  ...picture,
  summary: 'Removes the picture of a product',
  params: productParams,
  errors: ['exhibitor.stale'],
});
