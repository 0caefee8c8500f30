// Liveness and readiness endpoints.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  permission: 'anyone',
  summary: 'The process is alive',
  status: 200,
  output: z.object({ status: z.literal('ok') }),
});

export const getReadiness = endpoint({
  method: 'GET',
  path: '/api/ready',
  permission: 'anyone',
  summary: 'The database responds and its migrations are done',
  status: 200,
  output: z.object({ status: z.literal('ready') }),
});
