// Liveness and readiness endpoints.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const getHealth = endpoint('GET /api/health', {
  permission: 'anyone',
  summary: 'The process is alive',
  output: z.object({ status: z.literal('ok') }),
});

export const getReadiness = endpoint('GET /api/ready', {
  permission: 'anyone',
  summary: 'The database responds and its migrations are done',
  output: z.object({ status: z.literal('ready') }),
});
