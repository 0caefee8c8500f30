// A small form: validated by the contract's schema before sending, refusals shown at the field, one request at a time.

import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { fieldSentences, serverSentence } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';

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
}

export function useCheckedForm<F extends string>({
  fields,
  initial,
  schema,
  send,
  failedSentence,
}: CheckedForm<F>) {
  const text = useText();
  const empty = Object.fromEntries(fields.map((name) => [name, initial?.[name] ?? ''])) as Record<F, string>;
  const [entries, setEntries] = useState(empty);
  const [messages, setMessages] = useState<Partial<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<{ field: F } | null>(null);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>(`[name="${refused.field}"]`)?.focus();
  }, [refused]);

  /** @returns false if the refusal concerns none of these fields */
  function show(found: Partial<Record<string, string>>): boolean {
    const first = fields.find((name) => found[name] !== undefined);
    if (first === undefined) return false;
    setMessages(found);
    setRefused({ field: first });
    return true;
  }

  function refuse(error: unknown): void {
    if (!(error instanceof ApiError)) console.error(error);
    // The login dialog opens and says so.
    if (error instanceof ApiError && error.code === 'session.missing') return;
    const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (isRefusal && error.fields && show(fieldSentences(text, error))) return;
    setFailure((isRefusal && serverSentence(text, error)) || failedSentence);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    const checked = z.safeParse(schema, entries);
    if (!checked.success) {
      const found: Partial<Record<string, string>> = {};
      for (const { path, message } of checked.error.issues) found[String(path[0])] ??= message;
      show(found);
      return;
    }
    setBusy(true);
    try {
      await send(entries);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    failure,
    isBusy,
    submit: (event: FormEvent) => void submit(event),
    clear: () => setEntries(empty),
    /** Props of a field. */
    field: (name: F) => {
      const message = messages[name];
      return {
        name,
        value: entries[name],
        error: message === undefined ? undefined : text.rule(message),
        onChange: ({ target }: { target: { value: string } }) => {
          setEntries((before) => ({ ...before, [name]: target.value }));
          setMessages(({ [name]: _, ...others }) => others);
        },
      };
    },
  };
}
