// Type tests: endpoints need audit actions, no implied error codes, and permissions that match their credential.
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const write = { summary: 'Makes a thing', output: z.object({}) } as const;

it('a write with a permission must list its audit actions', () => {
  // @ts-expect-error: records is missing
  const unnamed = endpoint('POST /api/things session', { ...write, permission: 'room.set' });
  expect(unnamed).not.toHaveProperty('records');
  // @ts-expect-error: no such action
  endpoint('POST /api/things session', { ...write, permission: 'room.set', records: ['room.paint'] });
});

it('an error code implied by the rest of the endpoint must not be listed', () => {
  expect(
    endpoint('POST /api/things', { ...write, permission: 'anyone', errors: ['edition.closed'] }).errors,
  ).toHaveLength(1);
  // @ts-expect-error: it follows for every endpoint
  endpoint('POST /api/things', { ...write, permission: 'anyone', errors: ['request.too-many'] });
});

it('a permission must match the credential that the call sends', () => {
  // @ts-expect-error: without a credential nobody has it
  endpoint('GET /api/things', { ...write, permission: 'room.read' });
  // @ts-expect-error: the key of a link gives no permission of staff
  endpoint('GET /api/things link', { ...write, permission: 'room.read' });
  // @ts-expect-error: a session gives no permission of a link
  endpoint('GET /api/things session', { ...write, permission: 'schedule.manage' });
  const mine = endpoint('GET /api/things/:id link', { ...write, permission: 'schedule.manage' });
  expect(mine).toMatchObject({ method: 'GET', path: '/api/things/:id', status: 200 });
});

it('a read, or a write open to anyone, may omit the audit actions', () => {
  expect(endpoint('POST /api/things', { ...write, permission: 'anyone' }).permission).toBe('anyone');
  expect(endpoint('GET /api/things session', { ...write, permission: 'room.read' }).permission).toBe(
    'room.read',
  );
});
