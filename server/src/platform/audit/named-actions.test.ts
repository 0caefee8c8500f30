// Endpoints name the actions that they record, and the tests of the server fail a call that records another.
import diagnostics from 'node:diagnostics_channel';
import { AUDIT_ACTIONS } from '@visavis/domain/audit/actions';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { listEndpoints } from '../../testing/contract-endpoints.ts';
import { createStaff } from '../../testing/staff.ts';
import { createTestApp } from '../../testing/test-app.ts';

it('every action is named by a call, except those of a job and of a command', async () => {
  const named = new Set((await listEndpoints()).flatMap(({ records = [] }) => records));
  expect(AUDIT_ACTIONS.filter((action) => !named.has(action))).toEqual(['backup.restore', 'document.expire']);
});

/** @param forgets whether the endpoint of the logout forgets what it records */
async function logOut(forgets: boolean): Promise<number> {
  const plant = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ url, config }) => {
      if (forgets && url === '/api/logout' && config) config.records = [];
    });
  };
  diagnostics.subscribe('fastify.initialization', plant);
  const test = await createTestApp();
  diagnostics.unsubscribe('fastify.initialization', plant);
  try {
    const { headers } = await createStaff(test.db, 'viewer');
    return (await test.app.inject({ method: 'POST', url: '/api/logout', headers })).statusCode;
  } finally {
    await test.close();
  }
}

it('a call that records what it names is answered', async () => {
  expect(await logOut(false)).toBe(200);
});

it('control: one that records another action fails', async () => {
  expect(await logOut(true)).toBe(500);
});
