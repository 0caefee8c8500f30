// Which errors are retried, how often, and which are not.
import { describe, expect, it } from 'vitest';
import { Conflict, retryOnConflict } from './retry-on-conflict.ts';

const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
const taken = (constraint: string) =>
  Object.assign(new Error('duplicate key'), { code: '23505', constraint });

/** Work that fails with these errors in turn, then succeeds with the number of its attempt. */
function failing(...errors: Error[]) {
  const attempts: number[] = [];
  const work = async (attempt: number) => {
    attempts.push(attempt);
    const error = errors[attempt - 1];
    if (error) throw error;
    return attempt;
  };
  return { work, attempts };
}
const always = (error: Error) => failing(...Array.from({ length: 20 }, () => error));

describe('retries', () => {
  it.each([
    ['a deadlock', deadlock, {}],
    ['a conflict thrown by the work', new Conflict('lost'), {}],
    ['a known index', taken('claim_place_once'), { indexes: ['claim_place_once'] }],
    ['any index', taken('anything'), { indexes: 'any' as const }],
  ])('%s', async (_name, error, repeats) => {
    await expect(retryOnConflict(failing(error, error).work, repeats)).resolves.toBe(3);
  });
});

describe('throws at once', () => {
  it.each([
    ['another error', new Error('away'), {}],
    ['an unknown index', taken('email_once'), { indexes: ['claim_place_once'] }],
    ['a deadlock of a part', deadlock, { isPart: true }],
  ])('%s', async (_name, error, repeats) => {
    const { work, attempts } = failing(error);
    await expect(retryOnConflict(work, repeats)).rejects.toBe(error);
    expect(attempts).toEqual([1]);
  });
});

it('gives up after twelve attempts, with the last error or that of the caller', async () => {
  const { work, attempts } = always(deadlock);
  await expect(retryOnConflict(work)).rejects.toBe(deadlock);
  expect(attempts).toHaveLength(12);
  const busy = new Error('busy');
  await expect(retryOnConflict(always(deadlock).work, { exhausted: () => busy })).rejects.toBe(busy);
});

describe('onConflict is called after each conflict', () => {
  it('and may return the result', async () => {
    const { work, attempts } = always(taken('once'));
    const repeats = { indexes: ['once'], onConflict: async () => 7 };
    await expect(retryOnConflict<number>(work, repeats)).resolves.toBe(7);
    expect(attempts).toEqual([1]);
  });

  it('and may throw', async () => {
    const refusal = new Error('refused');
    const onConflict = async ({ index }: { index: string | null }) => {
      if (index === 'email_once') throw refusal;
      return undefined;
    };
    const { work, attempts } = failing(deadlock, taken('email_once'));
    await expect(retryOnConflict(work, { indexes: 'any', onConflict })).rejects.toBe(refusal);
    expect(attempts).toEqual([1, 2]);
  });
});
