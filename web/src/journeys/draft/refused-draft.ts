// A step of a draft as it is sent. Another tab may have changed it since it was left: then as the server would refuse.
import type { StepCheck } from '@visavis/domain/registration/check';
import { ApiError } from '../../lib/api-client.ts';

/** @param part of the submission in which the fields stand */
export function wholeStep<T>(checked: StepCheck<T>, part: string): T {
  if (checked.ok) return checked.value;
  const fields = Object.fromEntries(
    Object.entries(checked.fields).map(([field, sentence]) => [`${part}.${field}`, sentence]),
  );
  const [sentence = ''] = Object.values(fields);
  throw new ApiError(422, 'request.invalid', { error: sentence, message: sentence, fields });
}
