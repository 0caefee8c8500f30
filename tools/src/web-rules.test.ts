// The rules for the browser's code that structure.test.ts does not show on a whole house.
import { expect, it } from 'vitest';
import { checkAwaitedFocus, checkKept } from './web-rules.mjs';

it.each([
  ['expect(document.activeElement).toBe(field);\n', 1],
  ['expect([shown(), document.activeElement]).toEqual([null, field]);\n', 1],
  ['await expect.poll(() => document.activeElement).toBe(field);\n', 0],
  ['await waitFor(() => expect(document.activeElement).toBe(field));\n', 0],
  ['expect(document.activeElement).not.toBe(field);\n', 0],
])('a test waits for the focus: %s', (text, faults) => {
  expect(checkAwaitedFocus({ path: 'web/src/ui/chip.test.tsx', text }, new Set())).toHaveLength(faults);
  expect(checkAwaitedFocus({ path: 'web/src/ui/chip.tsx', text }, new Set())).toEqual([]);
});

it('what the browser keeps is listed with what ends it', () => {
  const text = "// Keeps a list.\nlocalStorage.setItem('people', list);\n";
  const faultsAt = (path: string) => checkKept({ path, text }, new Set());
  expect(faultsAt('web/src/features/person/kept.ts')).toHaveLength(1);
  expect(faultsAt('web/src/features/desk/device-store.ts')).toEqual([]);
  expect(faultsAt('web/src/features/person/kept.test.ts')).toEqual([]);
});
