// Endpoints of an organiser's own preferences.
import { preferencesSchema } from '@visavis/domain/staff/preferences';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/preferences',
  permission: 'account.manage',
  summary: 'How the caller prefers the dashboard',
  status: 200,
  output: preferencesSchema,
});

export const changePreferences = endpoint({
  method: 'PUT',
  path: '/api/preferences',
  permission: 'account.manage',
  summary: 'Changes the given preferences of the caller; others stay as they are',
  body: z.strictObject(z.partial(preferencesSchema).shape),
  status: 200,
  output: preferencesSchema,
  records: [],
});
