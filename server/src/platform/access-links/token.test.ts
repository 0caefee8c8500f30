// The hash of a token must never change: every emailed link and open session is found by it.
import { expect, test } from 'vitest';
import { hashToken } from './token.ts';

test('a token has the same hash as in earlier versions', () => {
  expect(hashToken('EsigIHXqjqpkfyj63rx9a2Cf-IzHnc28wQ50FfqVIEw').toString('hex')).toBe(
    'c9930022f03ba752af0f0158e770e6f4e8ffb92f78ebf10401818ca3df709b7c',
  );
});
