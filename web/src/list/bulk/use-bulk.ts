// Does one thing with many rows, a part at a time, and keeps what came of it.
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useAction } from '../../queries/use-action.ts';

export interface Refused {
  name: string;
  sentence: string;
}

/** What was done, as a call that takes it back needs it. */
interface Done {
  id: number;
  version: number;
}

interface BulkPart {
  /** Rows with which something was done. */
  done: number[];
  refused: Refused[];
  /** Empty where nothing can be taken back. */
  changes: Done[];
}

/** One thing that can be done with many rows. */
export interface BulkStep {
  /** What one call does at most: small enough that progress is seen. */
  size: number;
  run: (ids: number[]) => Promise<BulkPart>;
  /** What came of it, in words. */
  said: (came: { people: number; changes: number }) => string;
  undo?: {
    size: number;
    run: (changes: Done[]) => Promise<{ count: number; refused: string[] }>;
    said: (count: number) => string;
  };
  /** Those with whom it was done can be mailed what was decided. */
  isMailed?: boolean;
}

export interface BulkSummary {
  step: BulkStep;
  done: number[];
  changes: Done[];
  refused: Refused[];
  /** Rows that were not reached, and why; null when all were. */
  stopped: { ids: number[]; sentence: string } | null;
}

interface Work {
  work: () => Promise<void>;
  stop: (sentence: string) => void;
}

/** @param refresh reads the list again */
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
  /** @returns those that were not reached, and why; null when all were */
  const inParts = async <T>(all: readonly T[], size: number, each: (part: T[]) => Promise<void>) => {
    let begin = 0;
    // Nothing else is said of an ended session.
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

  /** @param result what came of it so far; what comes of these rows is added */
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
   * @param isAsked a question is open that shows why nothing at all was done
   * @returns what came of it; null while something else runs
   */
  const run = async (
    step: BulkStep,
    ids: readonly number[],
    isAsked = false,
  ): Promise<BulkSummary | null> => {
    if (progress) return null;
    return proceed({ step, done: [], changes: [], refused: [], stopped: null }, ids, isAsked);
  };

  /** Continues with those who were not reached; the summary and its Undo are then of all. */
  const goOn = async () => {
    if (progress || !summary?.stopped) return;
    const { done, changes, refused, stopped, step } = summary;
    await proceed(
      { step, done: [...done], changes: [...changes], refused: [...refused], stopped: null },
      stopped.ids,
      false,
    );
  };

  /** Takes back what the summary says, where nothing has changed since; what was not reached stays in it. */
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

/** The first call was refused: a question that is still open shows why. */
export const isNothing = ({ stopped, done, refused }: BulkSummary): boolean =>
  stopped !== null && done.length === 0 && refused.length === 0;
