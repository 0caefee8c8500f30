// A small form: validated by the contract's schema before sending, refusals shown at the field, one request at a time.

import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useText } from '../../i18n/text.ts';
import { Hindrance, useAction } from '../../queries/use-action.ts';

interface CheckedForm<F extends string> {
  /** In screen order. */
  fields: readonly F[];
  initial?: Partial<Record<F, string>>;
  /** Uses the same field names as the form. */
  schema: z.ZodMiniType;
  /** @throws ApiError */
  send: (entries: Record<F, string>) => Promise<void>;
  /** Shown when there was no response or the server failed. */
  failedSentence: string;
  /** What follows from a refusal. */
  onRefused?: (error: unknown) => void;
}

export function useCheckedForm<F extends string>({
  fields,
  initial,
  schema,
  send,
  failedSentence,
  onRefused,
}: CheckedForm<F>) {
  const text = useText();
  const empty = Object.fromEntries(fields.map((name) => [name, initial?.[name] ?? ''])) as Record<F, string>;
  const [entries, setEntries] = useState(empty);
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<{ field: F } | null>(null);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>(`[name="${refused.field}"]`)?.focus();
  }, [refused]);

  const action = useAction({
    act: async () => {
      const checked = z.safeParse(schema, entries);
      if (checked.success) return send(entries);
      const found: Record<string, string> = {};
      for (const { path, message } of checked.error.issues) found[String(path[0])] ??= message;
      throw new Hindrance('', found);
    },
    failed: failedSentence,
    isOutageHidden: true,
    refused: ({ faults, error }) => {
      onRefused?.(error);
      const first = fields.find((name) => faults[name] !== undefined);
      if (first === undefined) return;
      setRefused({ field: first });
      return null;
    },
  });

  return {
    form,
    failure: action.failure,
    isBusy: action.isBusy,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void action.run();
    },
    clear: () => setEntries(empty),
    /** Props of a field. */
    field: (name: F) => {
      const message = action.faults[name];
      return {
        name,
        value: entries[name],
        error: message === undefined ? undefined : text.rule(message),
        onChange: ({ target }: { target: { value: string } }) => {
          setEntries((before) => ({ ...before, [name]: target.value }));
          action.forget(name);
        },
      };
    },
  };
}
