// Endpoints list the audit actions they record; a request that records any other action fails in tests.
import diagnostics from 'node:diagnostics_channel';
import { AUDIT_ACTIONS } from '@visavis/domain/audit/actions';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { listEndpoints } from '../../testing/contract-endpoints.ts';
import { createStaff } from '../../testing/staff.ts';
import { createTestApp } from '../../testing/test-app.ts';

it('every action is listed by an endpoint, except those of jobs, commands and the start', async () => {
  const named = new Set((await listEndpoints()).flatMap(({ records = [] }) => records));
  expect(AUDIT_ACTIONS.filter((action) => !named.has(action))).toEqual([
    'backup.restore',
    'document.expire',
    'words.import',
  ]);
});

/** @param forgets whether the logout endpoint lists no actions */
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

it('a request that records a listed action succeeds', async () => {
  expect(await logOut(false)).toBe(200);
});

it('control: a request that records an unlisted action fails', async () => {
  expect(await logOut(true)).toBe(500);
});
