// Caches a result that many callers request at the same time, for one second.

/** Upper bound of staleness, apart from the time of the computation itself, in milliseconds. */
const KEPT_MS = 1000;

/**
 * Wraps `work` so that it runs at most once per second and key; concurrent callers share one promise.
 * Failures are not cached.
 */
export function cachedBriefly<Key, Answer>(
  work: (key: Key) => Promise<Answer>,
): (key: Key) => Promise<Answer> {
  let kept: { key: Key; answer: Promise<Answer>; begunAt: number } | null = null;
  return (key) => {
    if (kept?.key === key && performance.now() - kept.begunAt < KEPT_MS) return kept.answer;
    const current = { key, answer: work(key), begunAt: performance.now() };
    kept = current;
    current.answer.catch(() => {
      if (kept === current) kept = null;
    });
    return current.answer;
  };
}
