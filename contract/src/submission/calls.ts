// The calls of submission as a browser makes them.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getSubmissionOutcome: Call<typeof endpoints.getSubmissionOutcome> = {
  method: 'POST',
  path: '/api/submissions/:programme/outcome',
  credential: 'none',
};
