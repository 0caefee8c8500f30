// Endpoints of an organiser's own preferences.
import { preferencesSchema } from '@visavis/domain/staff/preferences';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

export const getPreferences = endpoint(calls.getPreferences, {
  permission: 'account.manage',
  summary: 'How the caller prefers the dashboard',
  output: preferencesSchema,
});

export const changePreferences = endpoint(calls.changePreferences, {
  permission: 'account.manage',
  summary: 'Changes the given preferences of the caller; others stay as they are',
  body: z.strictObject(z.partial(preferencesSchema).shape),
  output: preferencesSchema,
  records: [],
});
