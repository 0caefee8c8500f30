// Sealed things: unreadable, unchanged, in their own place, with the right key, or not opened at all.
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSealer, DATA_KEY_BYTES, SealError } from './sealing.ts';

const key = randomBytes(DATA_KEY_BYTES);
const sealer = createSealer(key);
const CONTEXT = 'booking.passport 12';

test('gives back what was sealed, whatever it is', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5000 }), fc.string(), (bytes, context) => {
      const content = Buffer.from(bytes);
      expect(sealer.open(sealer.seal(content, context), context).equals(content)).toBe(true);
    }),
  );
});

test('a later start with the same key opens it too', () => {
  expect(String(createSealer(Buffer.from(key)).open(sealer.seal('A55120482', CONTEXT), CONTEXT))).toBe(
    'A55120482',
  );
});

test('the same number is sealed differently each time, and shows nowhere', () => {
  const seen = Array.from({ length: 200 }, () => sealer.seal('A55120482', CONTEXT));
  expect(new Set(seen.map((sealed) => sealed.toString('hex'))).size).toBe(200);
  for (const sealed of seen) expect(sealed.includes('A55120482')).toBe(false);
});

test('another key opens nothing', () => {
  const other = createSealer(randomBytes(DATA_KEY_BYTES));
  expect(() => other.open(sealer.seal('A55120482', CONTEXT), CONTEXT)).toThrow(SealError);
});

test('what was sealed for one place opens in no other', () => {
  const sealed = sealer.seal('A55120482', CONTEXT);
  for (const context of ['booking.passport 13', 'booking.additional-passport 12', '', `${CONTEXT} `])
    expect(() => sealer.open(sealed, context)).toThrow(SealError);
});

test('with any byte changed, added or missing it does not open', () => {
  const sealed = sealer.seal('A55120482', CONTEXT);
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 0x40;
    expect(() => sealer.open(changed, CONTEXT)).toThrow(SealError);
    expect(() => sealer.open(sealed.subarray(0, index), CONTEXT)).toThrow(SealError);
  }
  expect(() => sealer.open(Buffer.concat([sealed, Buffer.from([0])]), CONTEXT)).toThrow(SealError);
});

test('a key of another length is refused at once', () => {
  for (const length of [0, 16, 31, 33]) expect(() => createSealer(randomBytes(length))).toThrow(RangeError);
});
