// The stream that tells organisers' open pages which part of the edition somebody changed.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { CHANGED_EVENT, CHANGES_PATH, REFRESH_EVENT } from './events.ts';

export const followChanges = endpoint({
  method: 'GET',
  path: CHANGES_PATH,
  permission: 'change.follow',
  summary: `Server-sent events for organisers: '${CHANGED_EVENT}' lists the parts that changed and the caller may read, '${REFRESH_EVENT}' says that everything must be refetched`,
  status: 200,
  produces: ['text/event-stream'],
  output: z.string(),
});
