// The decode queue alternates between senders, and large pictures do not delay common ones.
import { expect, it } from 'vitest';
import { createDecoding } from './decode-queue.ts';

it('decodes the picture of another address between thirty pictures of one address', async () => {
  const decoding = createDecoding();
  const order: string[] = [];
  const decode = (address: string) =>
    decoding(address)(false, async () => {
      order.push(address);
      await new Promise<void>((resolve) => setImmediate(resolve));
    });
  const many = Array.from({ length: 30 }, () => decode('203.0.113.1'));
  await Promise.all([...many, decode('203.0.112.1')]);
  expect([order.indexOf('203.0.112.1'), order.length]).toEqual([1, 31]);
});

it('does not delay common pictures behind a slow large one, not even of the same sender', async () => {
  const decode = createDecoding()('203.0.113.1');
  let finish: () => void = () => undefined;
  const large = decode(
    true,
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  expect(await decode(false, async () => 'decoded')).toBe('decoded');
  finish();
  await large;
});
