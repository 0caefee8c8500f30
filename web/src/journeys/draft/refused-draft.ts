// Checks a step again before it is sent, since another tab may have changed it; fails as the server would.
import type { StepCheck } from '@visavis/domain/registration/check';
import { ApiError } from '../../lib/api-client.ts';

/** @param part of the submission that the fields belong to */
export function wholeStep<T>(checked: StepCheck<T>, part: string): T {
  if (checked.ok) return checked.value;
  const fields = Object.fromEntries(
    Object.entries(checked.fields).map(([field, sentence]) => [`${part}.${field}`, sentence]),
  );
  const [sentence = ''] = Object.values(fields);
  throw new ApiError(422, 'request.invalid', { error: sentence, message: sentence, fields });
}
