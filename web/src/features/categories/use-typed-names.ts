// Names that were typed but not saved yet, by node: selecting another node or edition does not lose them.
import { useState } from 'react';
import type { NodeKey } from './tree-rows.ts';

/** The English name and those in other languages, if changed. */
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
