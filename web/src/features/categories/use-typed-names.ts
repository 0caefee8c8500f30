// The names that were typed and not saved yet, by node: choosing another node, or another edition, does not lose them.
import { useState } from 'react';
import type { NodeKey } from './tree-rows.ts';

/** The English name, and those in other languages, as far as they were changed. */
export type TypedFields = { name?: string; ms?: string; 'zh-Hans'?: string };

export function useTypedNames() {
  const [typed, setTyped] = useState<Readonly<Partial<Record<NodeKey, TypedFields>>>>({});
  return {
    typed,
    type: (key: NodeKey, fields: TypedFields) => setTyped((before) => ({ ...before, [key]: fields })),
    forget: (key: NodeKey) =>
      setTyped((before) => Object.fromEntries(Object.entries(before).filter(([one]) => one !== key))),
  };
}

export type TypedNames = ReturnType<typeof useTypedNames>;
