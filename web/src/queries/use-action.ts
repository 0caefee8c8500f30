// The only way to act on the server: one run at a time, with the outcome in words. The login handles an ended session.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldSentences, isRefusal, isSessionOver, sentenceOf } from '../i18n/refusal.ts';
import { useText } from '../i18n/text.ts';
import { ApiError } from '../lib/api-client.ts';

type Lane = number | string;

/** Messages by field path. */
export type Faults = Readonly<Record<string, string>>;

/**
 * Thrown by an action that cannot be sent as it is, with the reason in the reader's language; empty if fields say it
 * all.
 */
export class Hindrance extends Error {
  override readonly name = 'Hindrance';
  readonly faults: Faults;

  constructor(sentence: string, faults: Faults = {}) {
    super(sentence);
    this.faults = faults;
  }
}

export interface Failure {
  sentence: string;
  faults: Faults;
  error: unknown;
}

interface ActionOf<Given, Came> {
  /** Sends it. @throws ApiError, or a Hindrance if nothing was sent */
  act: (given: Given) => Promise<Came>;
  /** The message for a failure for which the server gave none. */
  failed: string | ((given: Given) => string);
  /** Shows the server's message for a refusal, but `failed` for an outage, as it says more. */
  isOutageHidden?: boolean;
  /** Fields show their own errors: `failure` is null while there are any. */
  hasFields?: boolean;
  /** The optimistic update, before the response. @returns a function that reverts it on failure, or nothing */
  atOnce?: (given: Given) => unknown;
  /** Runs after a success; the action stays busy until it is over. */
  done?: (came: Came, given: Given) => unknown;
  /**
   * Runs after a failure, other than an ended session.
   * @returns the message to show instead of the usual one, or null for none; anything else keeps the usual one
   */
  refused?: (failure: Failure, given: Given) => unknown;
  /** Runs in any case, for example to refetch what others may have changed; the action stays busy until it is over. */
  settled?: (given: Given) => unknown;
  /** Runs in different lanes are concurrent, such as those of rows; by default there is only one lane. */
  laneOf?: (given: Given) => Lane;
}

interface Run<Given, Came> {
  isBusy: boolean;
  /** What it is running with; undefined when idle. */
  busyWith: Given | undefined;
  /** Whether the last run succeeded. */
  isDone: boolean;
  /** The result of the last run; undefined if it did not succeed. */
  came: Came | undefined;
  /** The message of the last failure; null if there is none. */
  failure: string | null;
  faults: Faults;
  /** What the last run threw; null also for an ended session. */
  error: unknown;
}

export interface Action<Given = undefined, Came = unknown> extends Run<Given, Came> {
  /** Ignored while one is running. @returns its result; null if it did not succeed. Never rejects */
  run: (...given: [Given] extends [undefined] ? [] : [Given]) => Promise<{ came: Came } | null>;
  /** Clears the failure, or only the errors of a field being corrected and of its parts. */
  forget: (field?: string) => void;
  /** The last run of a lane. */
  of: (lane: Lane) => Run<Given, Came>;
}

const NO_FAULTS: Faults = {};
const NOTHING = {
  isBusy: false,
  busyWith: undefined,
  isDone: false,
  came: undefined,
  failure: null,
  faults: NO_FAULTS,
  error: null,
};

/** Its own state is that of the lane that changed last. */
export function useAction<Given = undefined, Came = unknown>(
  action: ActionOf<Given, Came>,
): Action<Given, Came> {
  const text = useText();
  const queries = useQueryClient();
  /** The last run of each lane, newest first. */
  const [runs, setRuns] = useState<readonly (Run<Given, Came> & { lane: Lane })[]>([]);
  // A ref, so that a second press sees it before the next render.
  const busy = useRef(new Set<Lane>());

  const explain = async (error: unknown, given: Given): Promise<Run<Given, Came>> => {
    if (isSessionOver(error) || isAbort(error)) return NOTHING;
    const failure = failureOf(error, given);
    const words = await action.refused?.(failure, given);
    const isSaid = action.hasFields && Object.keys(failure.faults).length > 0;
    const usual = isSaid || failure.sentence === '' ? null : failure.sentence;
    const sentence = words === null || typeof words === 'string' ? words : usual;
    return { ...NOTHING, failure: sentence, faults: failure.faults, error };
  };
  const failureOf = (error: unknown, given: Given): Failure => {
    if (error instanceof Hindrance) return { sentence: error.message, faults: error.faults, error };
    if (!(error instanceof ApiError)) console.error(error);
    const { failed } = action;
    const own = typeof failed === 'string' ? failed : failed(given);
    return {
      sentence: action.isOutageHidden && !isRefusal(error) ? own : sentenceOf(text, error, own),
      faults: error instanceof ApiError ? fieldSentences(text, error) : NO_FAULTS,
      error,
    };
  };

  const send = async (given: Given): Promise<Came> => {
    const mutationFn = async () => {
      const came = await action.act(given);
      await action.done?.(came, given);
      return came;
    };
    // A mutation, so that the query client counts it as pending.
    const mutation = queries
      .getMutationCache()
      .build(queries, { mutationFn, networkMode: 'always', retry: false, gcTime: 0 });
    return mutation.execute(undefined);
  };

  const run = async (given: Given): Promise<{ came: Came } | null> => {
    const lane = action.laneOf?.(given) ?? 0;
    if (busy.current.has(lane)) return null;
    busy.current.add(lane);
    const note = (now: Run<Given, Came>) =>
      setRuns((before) => [{ ...now, lane }, ...before.filter((one) => one.lane !== lane)]);
    note({ ...NOTHING, isBusy: true, busyWith: given });
    let last: Run<Given, Came> = NOTHING;
    const takeBack = action.atOnce?.(given);
    try {
      const came = await send(given);
      last = { ...NOTHING, isDone: true, came };
      return { came };
    } catch (error) {
      if (typeof takeBack === 'function') takeBack();
      last = await explain(error, given);
      return null;
    } finally {
      try {
        await action.settled?.(given);
      } finally {
        busy.current.delete(lane);
        note(last);
      }
    }
  };

  return {
    ...(runs[0] ?? NOTHING),
    run: run as Action<Given, Came>['run'],
    forget: (field) =>
      setRuns((before) => {
        const [last, ...others] = before;
        if (!last || last.isBusy) return before;
        if (field === undefined) return [{ ...last, ...NOTHING }, ...others];
        const faults = Object.entries(last.faults).filter(
          ([path]) => path !== field && !path.startsWith(`${field}.`),
        );
        return [{ ...last, faults: Object.fromEntries(faults) }, ...others];
      }),
    of: (lane) => runs.find((one) => one.lane === lane) ?? NOTHING,
  };
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
