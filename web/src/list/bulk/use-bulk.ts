// Does one thing with many rows, a part at a time, and keeps what came of it.
import { useState } from 'react';
import { isSessionOver, sentenceOf } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';

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

/** @param refresh reads the list again */
export function useBulk(refresh: () => Promise<unknown>) {
  const text = useText();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [summary, setSummary] = useState<BulkSummary | null>(null);
  const [undone, setUndone] = useState<{ said: string; refused: string[] } | null>(null);

  /** @param result what came of it so far; what comes of these rows is added */
  const proceed = async (result: BulkSummary, ids: readonly number[], isAsked: boolean) => {
    const { step } = result;
    setSummary(null);
    setUndone(null);
    for (let begin = 0; begin < ids.length; begin += step.size) {
      setProgress({ done: begin, total: ids.length });
      try {
        const { done, changes, refused } = await step.run(ids.slice(begin, begin + step.size));
        result.done.push(...done);
        result.changes.push(...changes);
        result.refused.push(...refused);
      } catch (error) {
        const sentence = isSessionOver(error)
          ? text('review.bulkSessionOver')
          : sentenceOf(text, error, text('review.notChanged'));
        result.stopped = { ids: ids.slice(begin), sentence };
        break;
      }
    }
    setProgress(null);
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
    let left: Done[] = [];
    for (let begin = 0; begin < changes.length; begin += way.size) {
      setProgress({ done: begin, total: changes.length });
      try {
        const answer = await way.run(changes.slice(begin, begin + way.size));
        count += answer.count;
        refused.push(...answer.refused);
      } catch (error) {
        refused.push(sentenceOf(text, error, text('review.notChanged')));
        left = changes.slice(begin);
        break;
      }
    }
    setProgress(null);
    setSummary(left.length > 0 ? { ...summary, changes: left } : null);
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
