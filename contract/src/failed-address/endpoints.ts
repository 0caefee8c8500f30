// Endpoints of addresses at which mail failed: refused by the mail server, or come back later.
import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import { EMAIL_LIMIT } from '@visavis/domain/profile/shapes';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { page } from '../list-query.ts';
import * as calls from './calls.ts';

/** Largest bounce that is read: it often contains the message that failed. */
export const BOUNCE_LIMIT_BYTES = 1_000_000;

const idParams = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) });

const failedAddressSchema = z.object({
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  /** address: refused by the mail server. message: it refused what was sent. bounce: it came back. */
  kind: z.enum(['address', 'message', 'bounce']),
  /** The mail server's own words, or an organiser's. */
  reason: z.string(),
  failedAt: z.string(),
  /** The last message that failed; null where none is known. */
  emailId: z.nullable(z.int()),
  subject: z.nullable(z.string()),
});
export type FailedAddress = z.infer<typeof failedAddressSchema>;

export const listFailedAddresses = endpoint(calls.listFailedAddresses, {
  permission: 'email.read',
  summary: 'Addresses at which mail failed, newest first: those to look at, or those that were dealt with',
  query: z.object({
    ...page,
    /** Those that somebody dealt with: messages to groups still leave them out. */
    dealt: z.optional(z.literal('1')),
  }),
  output: z.object({ addresses: z.array(failedAddressSchema), total: z.int() }),
});

/** Addresses that were entered, and those in a bounce that nobody in this edition has. */
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
