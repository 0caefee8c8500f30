// Tests of who may import which kind of file.
import { expect, it } from 'vitest';
import { IMPORT_KINDS, mayImport } from './kinds.ts';

it.each([
  ['admin', true],
  ['editor', true],
  ['viewer', false],
  ['desk', false],
  [undefined, false],
])('%s: %s', (role, may) => {
  expect(IMPORT_KINDS.map((kind) => mayImport(role, kind))).toEqual([may, may]);
});
