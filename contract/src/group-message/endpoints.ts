// Endpoints of messages to groups: drafts, recipients, previews, test messages, sending and stopping.
import { LANGUAGES } from '@visavis/domain/language/languages';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';
import {
  audienceSchema,
  draftShape,
  groupMessageSchema,
  groupRowSchema,
  LEFT_OUT_REASONS,
} from './message.ts';

const idParams = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) });
const version = z.int();
const place = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2147483647)));

const WRITE_ERRORS = ['group-message.stale', 'group-message.not-ready'] as const;

export const listGroupMessages = endpoint(calls.listGroupMessages, {
  permission: 'email.read',
  summary: 'Messages to groups of an edition, newest first, with how many of each were sent',
  query: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    offset: place,
  }),
  output: z.object({ messages: z.array(groupRowSchema), total: z.int() }),
});

export const createGroupMessage = endpoint(calls.createGroupMessage, {
  permission: 'email.send',
  summary: 'Creates a draft to the people or exhibitors of a filter or a selection',
  body: z.strictObject({ audience: audienceSchema }),
  status: 201,
  output: groupMessageSchema,
  records: ['group-message.save'],
  errors: [...WRITE_ERRORS, 'resource.not-found'],
});

export const getGroupMessage = endpoint(calls.getGroupMessage, {
  permission: 'email.read',
  summary:
    'One message to a group: its words, whom it reaches now, and the last test of its words in each language',
  params: idParams,
  output: groupMessageSchema,
});

export const saveGroupMessage = endpoint(calls.saveGroupMessage, {
  permission: 'email.send',
  summary: 'Saves a draft',
  params: idParams,
  body: z.strictObject({ version, ...draftShape }),
  output: groupMessageSchema,
  records: ['group-message.save'],
  errors: WRITE_ERRORS,
});

export const deleteGroupMessage = endpoint(calls.deleteGroupMessage, {
  permission: 'email.send',
  summary: 'Deletes a draft',
  params: idParams,
  query: z.object({ version: z.coerce.number().check(z.int()) }),
  output: z.object({}),
  records: ['group-message.delete'],
  errors: WRITE_ERRORS,
});

export const listGroupPeople = endpoint(calls.listGroupPeople, {
  permission: 'email.read',
  summary:
    'The people or exhibitors whom a message would reach now, and those who are left out with the reason',
  params: idParams,
  query: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    offset: place,
    /** Only recipients that are skipped. */
    leftOut: z.optional(z.literal('1')),
  }),
  output: z.object({
    people: z.array(
      z.object({
        /** ID of the registration or the exhibitor. */
        id: z.int(),
        /** Null for exhibitors. */
        reference: z.nullable(z.string()),
        name: z.string(),
        /** Empty for an exhibitor without an address. */
        email: z.string(),
        language: z.enum(LANGUAGES),
        leftOut: z.nullable(z.enum(LEFT_OUT_REASONS)),
        /** Fields used in the message that are empty for this recipient. */
        unknown: z.array(z.string()),
      }),
    ),
    total: z.int(),
  }),
});

export const previewGroupMessage = endpoint(calls.previewGroupMessage, {
  permission: 'email.read',
  summary:
    'The message as one of the people receives it, of all or of the readers of one language, its links blanked',
  params: idParams,
  query: z.object({ place, language: z.optional(z.enum(LANGUAGES)) }),
  output: z.object({
    /** Number of recipients to preview. */
    total: z.int(),
    /** Null if nobody gets the message. */
    person: z.nullable(
      z.object({
        id: z.int(),
        name: z.string(),
        language: z.enum(LANGUAGES),
        subject: z.string(),
        html: z.string(),
      }),
    ),
  }),
});

export const testGroupMessage = endpoint(calls.testGroupMessage, {
  permission: 'email.send',
  summary: 'Sends the caller the message as one of the people receives it, marked as a test',
  params: idParams,
  body: z.strictObject({
    version,
    place: z.int().check(z.minimum(0), z.maximum(2147483647)),
    /** Recipients' language. */
    language: z.optional(z.enum(LANGUAGES)),
  }),
  output: groupMessageSchema,
  records: ['group-message.test'],
  errors: WRITE_ERRORS,
});

export const sendGroupMessage = endpoint(calls.sendGroupMessage, {
  permission: 'email.send',
  summary:
    'Sends a tested message to all its people now, or at an hour of the fair; once, however often it is called',
  params: idParams,
  body: z.strictObject({
    version,
    /** Number of recipients that the caller saw. */
    people: z.int(),
    /** YYYY-MM-DDTHH:MM at the fair; null for now. */
    sendAt: z.nullable(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/))),
  }),
  output: groupMessageSchema,
  records: ['group-message.send', 'group-message.schedule'],
  errors: WRITE_ERRORS,
});

export const stopGroupMessage = endpoint(calls.stopGroupMessage, {
  permission: 'email.send',
  summary:
    'Stops a scheduled message, which is a draft again, or withdraws what of a message has not gone yet',
  params: idParams,
  body: z.strictObject({ version }),
  output: groupMessageSchema,
  records: ['group-message.stop'],
  errors: WRITE_ERRORS,
});
