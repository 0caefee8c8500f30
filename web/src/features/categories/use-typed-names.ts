// The names that were typed and not saved yet, by node: choosing another node, or another page, does not lose them.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { NodeKey } from './tree-rows.ts';

/** The English name, and those in other languages, as far as they were changed. */
export type TypedFields = { name?: string; ms?: string; 'zh-Hans'?: string };
type TypedNames = Readonly<Partial<Record<NodeKey, TypedFields>>>;

const TYPED_KEY = ['category-tree', 'typed'] as const;

export function useTypedNames() {
  const client = useQueryClient();
  const [typed, setTyped] = useState<TypedNames>(() => client.getQueryData<TypedNames>(TYPED_KEY) ?? {});
  useEffect(() => {
    client.setQueryDefaults(TYPED_KEY, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(TYPED_KEY, typed);
    if (Object.keys(typed).length === 0) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [client, typed]);
  return {
    typed,
    type: (key: NodeKey, fields: TypedFields) => setTyped((before) => ({ ...before, [key]: fields })),
    forget: (key: NodeKey) =>
      setTyped((before) => Object.fromEntries(Object.entries(before).filter(([one]) => one !== key))),
    forgetAll: () => setTyped({}),
  };
}
