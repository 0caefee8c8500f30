// Looks up the outcome of a submission whose response was lost: the server reveals it to the holder of its key.
import { getSubmissionOutcome } from '@visavis/contract/submission/outcome-calls';
import type { SubmissionOutcome } from '@visavis/contract/submission/outcome-endpoints';
import { ApiError, call } from '../../lib/api-client.ts';

/** Later responses are given up on; the caller retries. */
const ANSWER_WITHIN_MS = 15_000;

/** Whether a failed submission may have been stored despite the failure. */
export const mayBeStored = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status < 400 || error.status >= 500 || error.code === 'submission.key-reused');

/**
 * @returns the stored registration, null when there is none
 * @throws ApiError when there is no response
 */
export async function fetchOutcome(
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
