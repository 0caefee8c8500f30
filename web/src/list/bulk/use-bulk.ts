// Runs one step on many rows, some at a time, and keeps its result.
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useAction } from '../../queries/use-action.ts';

export interface Refused {
  name: string;
  sentence: string;
}

/** A changed row and its version, which the call that undoes the change needs. */
interface Done {
  id: number;
  version: number;
}

interface BulkPart {
  /** Ids of the rows that the step was applied to. */
  done: number[];
  refused: Refused[];
  /** The changes that can be undone; empty if there are none. */
  changes: Done[];
}

/** What an action does with many rows. */
export interface BulkStep {
  /** The most rows of one call; small enough for progress to be visible. */
  size: number;
  run: (ids: number[]) => Promise<BulkPart>;
  /** The result in words. */
  said: (came: { people: number; changes: number }) => string;
  undo?: {
    size: number;
    run: (changes: Done[]) => Promise<{ count: number; refused: string[] }>;
    said: (count: number) => string;
  };
  /** The step decides on people, so they can be sent an email with the decision. */
  isMailed?: boolean;
}

export interface BulkSummary {
  step: BulkStep;
  done: number[];
  changes: Done[];
  refused: Refused[];
  /** Ids of the rows that were not reached, and why; null if all were reached. */
  stopped: { ids: number[]; sentence: string } | null;
}

interface Work {
  work: () => Promise<void>;
  stop: (sentence: string) => void;
}

/**
 * Runs steps on many rows of a list, one step at a time.
 * @param refresh reads the list again
 */
export function useBulk(refresh: () => Promise<unknown>) {
  const text = useText();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [summary, setSummary] = useState<BulkSummary | null>(null);
  const [undone, setUndone] = useState<{ said: string; refused: string[] } | null>(null);

  const action = useAction({
    act: ({ work }: Work) => work(),
    failed: text('review.notChanged'),
    refused: ({ sentence }, { stop }) => stop(sentence),
  });
  /** Calls `each` with `size` items at a time. @returns the items not reached, and why; null if all were reached */
  const inParts = async <T>(all: readonly T[], size: number, each: (part: T[]) => Promise<void>) => {
    let begin = 0;
    // `stop` is not called when the session has ended, so this sentence remains.
    let sentence = text('review.bulkSessionOver');
    const work = async () => {
      for (; begin < all.length; begin += size) {
        setProgress({ done: begin, total: all.length });
        await each(all.slice(begin, begin + size));
      }
    };
    const stop = (said: string) => {
      sentence = said;
    };
    const isWhole = (await action.run({ work, stop })) !== null;
    setProgress(null);
    return isWhole ? null : { left: all.slice(begin), sentence };
  };

  /** @param result the result so far, to which the result of these rows is added */
  const proceed = async (result: BulkSummary, ids: readonly number[], isAsked: boolean) => {
    const { step } = result;
    setSummary(null);
    setUndone(null);
    const stop = await inParts(ids, step.size, async (part) => {
      const { done, changes, refused } = await step.run(part);
      result.done.push(...done);
      result.changes.push(...changes);
      result.refused.push(...refused);
    });
    result.stopped = stop && { ids: stop.left, sentence: stop.sentence };
    if (isAsked && isNothing(result)) return result;
    setSummary(result);
    await refresh();
    return result;
  };

  /**
   * @param isAsked a dialog is open, which itself shows why nothing was done
   * @returns the result; null if another step is running
   */
  const run = async (
    step: BulkStep,
    ids: readonly number[],
    isAsked = false,
  ): Promise<BulkSummary | null> => {
    if (progress) return null;
    return proceed({ step, done: [], changes: [], refused: [], stopped: null }, ids, isAsked);
  };

  /** Continues with the rows that were not reached; the summary and its Undo then cover all rows. */
  const goOn = async () => {
    if (progress || !summary?.stopped) return;
    const { done, changes, refused, stopped, step } = summary;
    await proceed(
      { step, done: [...done], changes: [...changes], refused: [...refused], stopped: null },
      stopped.ids,
      false,
    );
  };

  /** Undoes the changes of the summary. Changes that were not reached stay in the summary. */
  const undo = async () => {
    const way = summary?.step.undo;
    if (progress || !summary || !way) return;
    const { changes } = summary;
    const refused: string[] = [];
    let count = 0;
    const stop = await inParts(changes, way.size, async (part) => {
      const answer = await way.run(part);
      count += answer.count;
      refused.push(...answer.refused);
    });
    if (stop) refused.push(stop.sentence);
    setSummary(stop ? { ...summary, changes: stop.left } : null);
    setUndone({ said: way.said(count), refused });
    await refresh();
  };
  return {
    progress,
    summary,
    undone,
    run,
    goOn,
    undo,
    dismiss: () => {
      setSummary(null);
      setUndone(null);
    },
  };
}

export type Bulk = ReturnType<typeof useBulk>;

/** Whether the first call failed, so that no row was changed or refused; an open dialog then shows why. */
export const isNothing = ({ stopped, done, refused }: BulkSummary): boolean =>
  stopped !== null && done.length === 0 && refused.length === 0;
