// The stream that notifies organisers' open pages of changes to parts of the edition.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';
import { CHANGED_EVENT, REFRESH_EVENT } from './events.ts';

export const followChanges = endpoint(calls.followChanges, {
  permission: 'change.follow',
  summary: `Server-sent events for organisers: '${CHANGED_EVENT}' lists the parts that changed and the caller may read, '${REFRESH_EVENT}' says that everything must be refetched`,
  produces: ['text/event-stream'],
  output: z.string(),
});
