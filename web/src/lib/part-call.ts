// Calls that return a page of a list.
import type { Call, OutputOf } from '@visavis/contract/interface';
import { ApiError, type CallOptions, type Loose, readAnswer, sendAccepted } from './api-client.ts';

/** A page of a list; `total` comes from the header x-total-count. */
export interface Part<T> {
  items: T;
  total: number;
}

/** Makes a call that returns a page of a list. Throws as `call` does. */
export async function callPart<C extends Call>(
  called: C,
  options: CallOptions<C>,
): Promise<Part<OutputOf<C>>> {
  const given = options as Loose;
  const response = await sendAccepted(called, given);
  const total = Number(response.headers.get('x-total-count') ?? Number.NaN);
  const items = await readAnswer<C>(response, given);
  if (Number.isNaN(total)) throw new ApiError(response.status, 'answer.unreadable');
  return { items, total };
}
