// Endpoints that list the external services of an installation, and test them.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

/** Names of environment variables: their values are never sent. */
const missing = z.array(z.string());

export const connectionsSchema = z.object({
  mail: z.object({
    /** The sender of all messages; null if no mail server is configured. */
    from: z.nullable(z.string()),
    missing,
  }),
  payments: z.object({
    /** 'test' is the built-in test bank, which takes no money; null if no provider is configured. */
    provider: z.nullable(z.enum(['stripe', 'test'])),
    missing,
  }),
});
export type Connections = z.infer<typeof connectionsSchema>;

const testSchema = z.object({
  works: z.boolean(),
  /** The error from the service or the connection, in English and without secrets; null if it works. */
  reason: z.nullable(z.string()),
});
export type ConnectionTest = z.infer<typeof testSchema>;

export const getConnections = endpoint(calls.getConnections, {
  permission: 'connection.test',
  summary: 'Whether mail and payments are configured, and which settings of the environment are missing',
  output: connectionsSchema,
});

const test = {
  permission: 'connection.test',
  output: testSchema,
  records: ['connection.test'],
} as const;

export const testMail = endpoint(calls.testMail, {
  ...test,
  summary: 'Sends a message to the address of the caller at once and says what the mail server answered',
});

export const testPayments = endpoint(calls.testPayments, {
  ...test,
  summary: 'Asks the payment provider a question that moves no money, with the keys of the environment',
});
