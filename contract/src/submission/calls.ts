// The submission endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getSubmissionOutcome: Call<typeof endpoints.getSubmissionOutcome> = {
  method: 'POST',
  path: '/api/submissions/:programme/outcome',
  credential: 'none',
};
