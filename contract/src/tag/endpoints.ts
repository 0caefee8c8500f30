// Endpoints of the tags that staff put on people.
import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import { TAG_LENGTH } from '@visavis/domain/person/tag';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

/** Maximum people per call: a page splits larger selections. */
export const TAG_PEOPLE_LIMIT = 500;

export const listTags = endpoint(calls.listTags, {
  permission: 'registration.read',
  summary:
    'The tags of the edition by name, with the number of people who have each in a programme or in all',
  query: z.object({ programme: z.optional(z.enum(['business', 'hosted', 'all'])) }),
  output: z.object({ tags: z.array(z.object({ name: z.string(), total: z.int() })) }),
});

export const tagPeople = endpoint(calls.tagPeople, {
  permission: 'tag.write',
  summary:
    'Puts a tag on several people, or takes it from them; a new name becomes a tag, one that nobody has any more ends',
  body: z.strictObject({
    action: z.enum(['add', 'remove']),
    name: z
      .string()
      .check(
        z.overwrite(cleanLine),
        z.minLength(1, { error: coded(message('tag.empty')), abort: true }),
        z.maxLength(TAG_LENGTH, coded(message('tag.too-long', { most: TAG_LENGTH }))),
      ),
    /** Registration ids; those that no longer exist are skipped. */
    ids: z
      .array(z.int().check(z.positive(), z.maximum(2147483647)))
      .check(z.minLength(1), z.maxLength(TAG_PEOPLE_LIMIT)),
  }),
  output: z.object({
    /** The stored spelling. */
    name: z.string(),
    /** Registrations that gained or lost the tag, which an undo reverts. */
    changed: z.array(z.int()),
    /** Registrations that no longer exist. */
    gone: z.array(z.int()),
  }),
  records: ['person.tag', 'person.untag'],
});
