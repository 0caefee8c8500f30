// The one way to act on the server: one run at a time, and what came of it in words. An ended session is left to the login.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldSentences, isRefusal, isSessionOver, sentenceOf } from '../i18n/refusal.ts';
import { useText } from '../i18n/text.ts';
import { ApiError } from '../lib/api-client.ts';

type Lane = number | string;

/** Sentences by the path of a field. */
export type Faults = Readonly<Record<string, string>>;

/** Thrown by an action that cannot be sent as it is: why, in the reader's language; empty where the fields say it all. */
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
  /** Sends it. @throws ApiError, or a Hindrance where nothing was sent */
  act: (given: Given) => Promise<Came>;
  /** Said of a failure for which the server gave no words. */
  failed: string | ((given: Given) => string);
  /** The server's words are said where it refused; not where it failed, as `failed` says more there. */
  isOutageHidden?: boolean;
  /** Fields say their own faults: `failure` is null while there are any. */
  hasFields?: boolean;
  /** What happens at once, before the answer. @returns a function that takes it back when it fails, or nothing */
  atOnce?: (given: Given) => unknown;
  /** What follows from success; busy until it is over. */
  done?: (came: Came, given: Given) => unknown;
  /**
   * What follows from a failure, other than an ended session.
   * @returns the sentence that is shown in place of the usual one, or null for none; anything else keeps the usual
   */
  refused?: (failure: Failure, given: Given) => unknown;
  /** What follows in any case, such as reading again what others may have changed; busy until it is over. */
  settled?: (given: Given) => unknown;
  /** Runs of different lanes go on beside each other, such as those of rows; without it, there is one. */
  laneOf?: (given: Given) => Lane;
}

interface Run<Given, Came> {
  isBusy: boolean;
  /** With what it runs; undefined while it does not. */
  busyWith: Given | undefined;
  /** The last run was done. */
  isDone: boolean;
  /** What came of the last run; undefined where it was not done. */
  came: Came | undefined;
  /** Why it failed, in words; null while it has not. */
  failure: string | null;
  faults: Faults;
  /** What was thrown by the last run; null for an ended session too. */
  error: unknown;
}

export interface Action<Given = undefined, Came = unknown> extends Run<Given, Came> {
  /** Ignored while one runs. @returns what came of it; null where it was not done. Never rejects */
  run: (...given: [Given] extends [undefined] ? [] : [Given]) => Promise<{ came: Came } | null>;
  /** Forgets why it failed, or only the faults of a field, and of its parts, that is being corrected. */
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

/** What it says of itself is of the run that changed last, in whichever lane. */
export function useAction<Given = undefined, Came = unknown>(
  action: ActionOf<Given, Came>,
): Action<Given, Came> {
  const text = useText();
  const queries = useQueryClient();
  /** Of each lane the last, newest first. */
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
    // A mutation, so that the query client counts it among what is under way.
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
