// An endpoint that writes with a permission does not compile without the list of audit actions it records.
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const write = {
  method: 'POST',
  path: '/api/things',
  summary: 'Makes a thing',
  status: 200,
  output: z.object({}),
} as const;

it('a write with a permission must list its audit actions', () => {
  // @ts-expect-error: records is missing
  const unnamed = endpoint({ ...write, permission: 'room.set' });
  expect(unnamed).not.toHaveProperty('records');
  // @ts-expect-error: no such action
  endpoint({ ...write, permission: 'room.set', records: ['room.paint'] });
});

it('a code that follows from the rest is not listed', () => {
  expect(endpoint({ ...write, permission: 'anyone', errors: ['edition.closed'] }).errors).toHaveLength(1);
  // @ts-expect-error: it follows for every endpoint
  endpoint({ ...write, permission: 'anyone', errors: ['request.too-many'] });
});

it('a read, or a write open to anyone, may omit the list', () => {
  expect(endpoint({ ...write, permission: 'anyone' }).permission).toBe('anyone');
  expect(endpoint({ ...write, method: 'GET', permission: 'room.read' }).permission).toBe('room.read');
});
