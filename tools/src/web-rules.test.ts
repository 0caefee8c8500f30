// Tests of the rules for browser code that structure.test.ts does not cover with a whole repository.
import { expect, it } from 'vitest';
import { checkAskedAgain, checkAwaitedFocus, checkKept, checkOneAction } from './web-rules.mjs';

it.each([
  ['expect(document.activeElement).toBe(field);\n', 1],
  ['expect([shown(), document.activeElement]).toEqual([null, field]);\n', 1],
  ['await expect.poll(() => document.activeElement).toBe(field);\n', 0],
  ['await waitFor(() => expect(document.activeElement).toBe(field));\n', 0],
  ['expect(document.activeElement).not.toBe(field);\n', 0],
])('a test waits for focus: %s', (text, faults) => {
  expect(checkAwaitedFocus({ path: 'web/src/ui/chip.test.tsx', text }, new Set())).toHaveLength(faults);
  expect(checkAwaitedFocus({ path: 'web/src/ui/chip.tsx', text }, new Set())).toEqual([]);
});

it('only one file defines polling intervals', () => {
  const faultsAt = (path: string, text: string) => checkAskedAgain({ path, text }, new Set());
  const own = 'useQuery({ queryKey, refetchInterval: 5_000 });\n';
  expect(faultsAt('web/src/features/person/api.ts', own)).toHaveLength(1);
  expect(
    faultsAt('web/src/app/query-client.ts', 'queries: { refetchIntervalInBackground: true },\n'),
  ).toHaveLength(1);
  expect(faultsAt('web/src/lib/asking.ts', own)).toEqual([]);
  expect(
    faultsAt('web/src/features/person/api.ts', 'useQuery({ queryKey, ...asked(() => 5_000) });\n'),
  ).toEqual([]);
});

it('data stored in the browser is listed with when it is removed', () => {
  const text = "// Keeps a list.\nlocalStorage.setItem('people', list);\n";
  const faultsAt = (path: string) => checkKept({ path, text }, new Set());
  expect(faultsAt('web/src/features/person/kept.ts')).toHaveLength(1);
  expect(faultsAt('web/src/features/desk/device-store.ts')).toEqual([]);
  expect(faultsAt('web/src/features/person/kept.test.ts')).toEqual([]);
});

const BY_HAND = `import { useState } from 'react';
import { ApiError, call } from '../../lib/api-client.ts';
const save = async () => {
  try {
    await call(saveNote);
  } catch (error) {
    setFailure(String(error));
  }
};
`;

it.each([
  ['a failure that is caught where it is shown', BY_HAND, 1],
  ['a sentence that is made there', BY_HAND.replace('lib/api-client', 'i18n/refusal'), 1],
  [
    'a promise whose end is awaited there',
    BY_HAND.replace(/try[\s\S]*\}\n\};/, 'call(saveNote).finally(end);'),
    1,
  ],
  ['a busy state', 'const [isBusy, setBusy] = useState(false);\n', 1],
  ['a busy state of several', 'const [saving, setSaving] = useState<string | null>(null);\n', 1],
  ['the hook of the query library', "import { useMutation } from '@tanstack/react-query';\n", 1],
  ['a file without state, which tells its caller', BY_HAND.replace('useState', 'useId'), 0],
  [
    'a class of errors alone',
    BY_HAND.replace('ApiError, call', 'ApiError').replace('call(saveNote)', 'save()'),
    0,
  ],
  ['something else that fails', BY_HAND.replace(/.*api-client.*\n/, ''), 0],
  ['a query', BY_HAND.replace(/try[\s\S]*\}\n\};/, 'return call(saveNote);'), 0],
])('actions on the server use useAction: %s', (_, text, faults) => {
  const faultsAt = (path: string) => checkOneAction({ path, text }, new Set());
  expect(faultsAt('web/src/features/person/use-note.ts')).toHaveLength(faults);
  expect(faultsAt('web/src/queries/use-action.ts')).toEqual([]);
  expect(faultsAt('web/src/features/person/use-note.test.ts')).toEqual([]);
});
