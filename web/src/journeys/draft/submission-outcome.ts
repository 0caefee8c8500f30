// What became of a submission whose answer was lost: the server tells whoever holds its key.
import { getSubmissionOutcome } from '@visavis/contract/submission/calls';
import type { SubmissionOutcome } from '@visavis/contract/submission/endpoints';
import { ApiError, call } from '../../lib/api-client.ts';

/** An answer that takes longer does not come: it is asked for again. */
const ANSWER_WITHIN_MS = 15_000;

/** Whether a failed submission may have been stored all the same. */
export const mayBeStored = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status < 400 || error.status >= 500 || error.code === 'submission.key-reused');

/**
 * @returns the registration that stands, null where there is none
 * @throws ApiError where no answer comes
 */
export async function askOutcome(
  programme: 'business' | 'hosted',
  submissionId: string,
): Promise<SubmissionOutcome | null> {
  if (submissionId === '') return null;
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  try {
    return await call(getSubmissionOutcome, {
      params: { programme },
      headers: { 'idempotency-key': submissionId },
      signal,
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error instanceof ApiError ? error : new ApiError(0, 'network', {}, error);
  }
}
