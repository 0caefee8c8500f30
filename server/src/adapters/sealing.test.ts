// A sealed value is unreadable, and opens only unchanged, in its own context and with the right key.
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSealer, DATA_KEY_BYTES, SealError } from './sealing.ts';

const key = randomBytes(DATA_KEY_BYTES);
const sealer = createSealer(key);
const CONTEXT = 'booking.passport 12';

test('returns any sealed content unchanged', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5000 }), fc.string(), (bytes, context) => {
      const content = Buffer.from(bytes);
      expect(sealer.open(sealer.seal(content, context), context).equals(content)).toBe(true);
    }),
  );
});

test('opens with a new sealer of the same key', () => {
  expect(String(createSealer(Buffer.from(key)).open(sealer.seal('A55120482', CONTEXT), CONTEXT))).toBe(
    'A55120482',
  );
});

test('seals the same number differently each time, and reveals it nowhere', () => {
  const seen = Array.from({ length: 200 }, () => sealer.seal('A55120482', CONTEXT));
  expect(new Set(seen.map((sealed) => sealed.toString('hex'))).size).toBe(200);
  for (const sealed of seen) expect(sealed.includes('A55120482')).toBe(false);
});

test('does not open with another key', () => {
  const other = createSealer(randomBytes(DATA_KEY_BYTES));
  expect(() => other.open(sealer.seal('A55120482', CONTEXT), CONTEXT)).toThrow(SealError);
});

test('does not open in another context', () => {
  const sealed = sealer.seal('A55120482', CONTEXT);
  for (const context of ['booking.passport 13', 'booking.additional-passport 12', '', `${CONTEXT} `])
    expect(() => sealer.open(sealed, context)).toThrow(SealError);
});

test('does not open with any byte changed, added or missing', () => {
  const sealed = sealer.seal('A55120482', CONTEXT);
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 0x40;
    expect(() => sealer.open(changed, CONTEXT)).toThrow(SealError);
    expect(() => sealer.open(sealed.subarray(0, index), CONTEXT)).toThrow(SealError);
  }
  expect(() => sealer.open(Buffer.concat([sealed, Buffer.from([0])]), CONTEXT)).toThrow(SealError);
});

test('rejects a key of the wrong length', () => {
  for (const length of [0, 16, 31, 33]) expect(() => createSealer(randomBytes(length))).toThrow(RangeError);
});

/** Written by an earlier version of this code with a data key of 32 bytes 7. */
test('opens what earlier versions sealed, and gives the same fingerprint', () => {
  const earlier = createSealer(Buffer.alloc(DATA_KEY_BYTES, 7));
  const sealed = Buffer.from('AeG9+VhWHkKxD7mt+irGkZ/3OvQyidbyApZ1L4QlTZt08Wo5alU=', 'base64');
  expect(String(earlier.open(sealed, CONTEXT))).toBe('A55120482');
  expect(earlier.fingerprint('amira.rahman@kenari.example', 'erasure')).toBe(
    '29d885b8e4695d46ec9a4846fbaf3c8311f3c72be584a03554412faff7b5a570',
  );
});
