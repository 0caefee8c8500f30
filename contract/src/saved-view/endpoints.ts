// Endpoints of saved views: named list searches, shared by all staff of the edition.
import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

/** The lists that have saved views. */
const LISTS = ['registrations', 'hosted'] as const;
export type ListName = (typeof LISTS)[number];

const VIEW_NAME_LENGTH = 40;
/** Maximum saved views per list of an edition: more would be hard to navigate. */
export const VIEWS_LIMIT = 100;
const NAME_MISSING = message('view.name-missing');
const name = z
  .string()
  .check(
    z.overwrite(cleanLine),
    z.minLength(1, coded(NAME_MISSING)),
    z.maxLength(VIEW_NAME_LENGTH, coded(message('field.too-long'))),
  );

const savedViewSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** The query string of the list page, such as 'country=Japan&sort=name'. */
  query: z.string(),
  /** Author's email address; null if the account was deleted. */
  savedBy: z.nullable(z.string()),
  /** Whether the caller may remove it: its author and admins may. */
  isRemovable: z.boolean(),
  /** Its search was cleared, because it named someone who has been erased. */
  isEmptied: z.boolean(),
});
export type SavedView = z.infer<typeof savedViewSchema>;

const answer = z.object({ views: z.array(savedViewSchema) });
const errors = ['view.name-taken', 'view.too-many'] as const;

export const listSavedViews = endpoint(calls.listSavedViews, {
  permission: 'registration.read',
  summary: 'The saved views of a list, in the order of their names',
  query: z.object({ list: z.enum(LISTS) }),
  output: answer,
});

export const saveView = endpoint(calls.saveView, {
  permission: 'view.save',
  summary: 'Saves the search of a list under a name that no other view of the list has',
  body: z.strictObject({
    list: z.enum(LISTS),
    name,
    query: z.string().check(z.overwrite(cleanLine), z.maxLength(2000)),
  }),
  status: 201,
  output: answer,
  records: [],
  errors: [...errors, 'resource.not-found'],
});

export const removeView = endpoint(calls.removeView, {
  permission: 'registration.read',
  summary: 'Removes a saved view; one’s own, or any for admins',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) }),
  output: answer,
  records: [],
  errors,
});
