// Keeps an answer that many ask for at once, for a moment.

/** Nobody sees what is older than this and the time that counting takes, in milliseconds. */
const KEPT_MS = 1000;

/**
 * A function that works an answer out at most once in a moment for each key; whoever asks meanwhile waits for the same.
 * A failure is kept for nobody.
 */
export function forAMoment<Key, Answer>(work: (key: Key) => Promise<Answer>): (key: Key) => Promise<Answer> {
  let kept: { key: Key; answer: Promise<Answer>; begunAt: number } | null = null;
  return (key) => {
    if (kept?.key === key && performance.now() - kept.begunAt < KEPT_MS) return kept.answer;
    const mine = { key, answer: work(key), begunAt: performance.now() };
    kept = mine;
    mine.answer.catch(() => {
      if (kept === mine) kept = null;
    });
    return mine.answer;
  };
}
