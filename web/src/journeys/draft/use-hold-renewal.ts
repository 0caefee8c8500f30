// Keeps the server's holds equal to the plan while its page is visible: renews them, and releases the others.
import { useEffect, useRef } from 'react';
import { NOTHING_HELD } from '../../features/scheduling/holds.ts';
import { useBrowserValue } from '../../lib/use-browser-value.ts';
import { usePageSeen } from '../../lib/use-page-seen.ts';
import { useStoredValue } from '../../wizard/use-stored-value.ts';
import type { DraftHolds, SettleKind } from './hold-sync.ts';
import type { JourneyDraft } from './journey-draft.ts';

/** A hold lasts ten minutes from its last renewal, which leaves time to retry a failed one. */
const RENEW_EVERY_MS = 4 * 60_000;
/** After a renewal that failed. */
const RETRY_AFTER_MS = 10_000;
/** The hold must have lapsed on the server too when it is checked. */
const AFTER_LAPSE_MS = 500;

/**
 * @param kind of settling when the page is opened or becomes visible again
 * @param isPaused while a submission is in flight: the holds are becoming meetings
 */
export function useHoldKeeper(
  holds: DraftHolds,
  draft: Pick<JourneyDraft, 'meetings' | 'exhibitors'>,
  kind: SettleKind,
  isPaused = false,
): void {
  const isSeen = usePageSeen();
  const now = useBrowserValue(holds.subscribe, holds.now, NOTHING_HELD);
  const [plan] = useStoredValue(draft.meetings);
  const [exhibitors] = useStoredValue(draft.exhibitors);
  const isActive = isSeen && !isPaused;

  useEffect(() => {
    if (!isActive) return;
    void holds.settle(kind);
    const timer = setInterval(() => void holds.settle('look'), RENEW_EVERY_MS);
    return () => clearInterval(timer);
  }, [holds, kind, isActive]);

  // The plan changed, in this tab or another.
  const settledFor = useRef<{ plan: unknown; exhibitors: unknown } | null>(null);
  useEffect(() => {
    const known = settledFor.current;
    settledFor.current = isActive ? { plan, exhibitors } : null;
    // A page that is opened or becomes visible again settles completely, above.
    if (!isActive || !known || (known.plan === plan && known.exhibitors === exhibitors)) return;
    if (!holds.isSettled()) void holds.settle('look');
  }, [holds, isActive, plan, exhibitors]);

  useEffect(() => {
    if (!isActive || !now.renewalFails) return;
    const again = () => void holds.settle('look');
    const timer = setTimeout(again, RETRY_AFTER_MS);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [holds, isActive, now]);

  const firstLapse = Math.min(...now.held.map(({ lapsesAt }) => lapsesAt));
  useEffect(() => {
    if (!isActive || !Number.isFinite(firstLapse)) return;
    const wait = Math.max(0, firstLapse - performance.now()) + AFTER_LAPSE_MS;
    const timer = setTimeout(() => void holds.settle('look'), wait);
    return () => clearTimeout(timer);
  }, [holds, isActive, firstLapse]);
}
