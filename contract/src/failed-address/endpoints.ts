// Endpoints of addresses where mail failed: rejected by the mail server, or bounced later.
import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import { EMAIL_LIMIT } from '@visavis/domain/profile/shapes';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { page } from '../list-query.ts';
import * as calls from './calls.ts';

/** Maximum size of a bounce: it often contains the message that failed. */
export const BOUNCE_LIMIT_BYTES = 1_000_000;

const idParams = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) });

const failedAddressSchema = z.object({
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  /** address: rejected by the mail server. message: its content was rejected. bounce: it was returned later. */
  kind: z.enum(['address', 'message', 'bounce']),
  /** The mail server's response, or an organiser's note. */
  reason: z.string(),
  failedAt: z.string(),
  /** The last message that failed; null if unknown. */
  emailId: z.nullable(z.int()),
  subject: z.nullable(z.string()),
});
export type FailedAddress = z.infer<typeof failedAddressSchema>;

export const listFailedAddresses = endpoint(calls.listFailedAddresses, {
  permission: 'email.read',
  summary: 'Addresses at which mail failed, newest first: those to look at, or those that were dealt with',
  query: z.object({
    ...page,
    /** Failed addresses that someone has dealt with: group messages still skip them. */
    dealt: z.optional(z.literal('1')),
  }),
  output: z.object({ addresses: z.array(failedAddressSchema), total: z.int() }),
});

/** The addresses recorded, and those in a bounce that nobody in this edition has. */
const entered = z.object({ entered: z.array(z.string()), unknown: z.array(z.string()) });

export const addFailedAddress = endpoint(calls.addFailedAddress, {
  permission: 'email.send',
  summary: 'Enters a bounce by hand: messages to groups leave the address out',
  body: z.strictObject({
    address: z.string().check(z.overwrite(cleanLine), z.maxLength(EMAIL_LIMIT)),
    reason: z
      .string()
      .check(
        z.overwrite(cleanLine),
        z.minLength(1, coded(message('failed-address.reason-missing'))),
        z.maxLength(500, coded(message('field.too-long'))),
      ),
  }),
  status: 201,
  output: entered,
  records: ['failed-address.add'],
  errors: ['resource.not-found'],
});

export const readBounce = endpoint(calls.readBounce, {
  permission: 'email.send',
  summary:
    'Reads a bounce message (the body is the .eml file) and enters the addresses that it says have failed',
  consumes: ['application/octet-stream'],
  status: 201,
  output: entered,
  records: ['failed-address.add'],
  errors: ['resource.not-found', 'failed-address.unreadable'],
});

export const dealWithFailedAddress = endpoint(calls.dealWithFailedAddress, {
  permission: 'email.send',
  summary:
    'Marks a failed address as dealt with: it leaves the list, and messages to groups still leave it out',
  params: idParams,
  output: z.object({}),
  records: ['failed-address.deal'],
});

export const clearFailedAddress = endpoint(calls.clearFailedAddress, {
  permission: 'email.send',
  summary: 'Takes an address as good again: messages to groups include it',
  params: idParams,
  output: z.object({}),
  records: ['failed-address.clear'],
});
