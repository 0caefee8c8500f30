// Creates what is stored about a person's mail: their opt-outs, and that their address failed.
import type { ReviewStand } from './review.ts';

export async function createMailTraces(
  { test, editor }: Pick<ReviewStand, 'test' | 'editor'>,
  reference: string,
  address: string,
): Promise<void> {
  await test.put(`/api/people/${reference}/mail`, { stopsGroup: true, stopsReminders: false }, editor);
  await test.post('/api/failed-addresses', { address, reason: `550 <${address}> unknown` }, editor);
}
