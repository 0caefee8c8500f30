// Asks for confirmation before a page with unsaved changes is left by a link, Back, Forward, closing or reloading.
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../i18n/text.ts';
import { useDates } from '../i18n/use-dates.ts';
import { onHistoryStep, placeInHistory } from '../lib/history-steps.ts';
import { QuestionDialog } from './question-dialog.tsx';

/** Where the person wanted to go: a URL of ours, or a number of history steps. */
type Wanted = { to: string } | { steps: number };

export function LeaveQuestion({ changes }: { changes: readonly string[] }) {
  const text = useText();
  const dates = useDates();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const isAgreed = useRef(false);
  useEffect(() => watchLeaving(setWanted, () => isAgreed.current), []);
  if (!wanted) return null;
  const leave = () => {
    isAgreed.current = true;
    setWanted(null);
    if ('to' in wanted) void navigate(wanted.to);
    else history.go(wanted.steps);
  };
  return (
    <QuestionDialog
      title={text('dashboard.leaveTitle')}
      answer={{ words: text('dashboard.leave'), isDangerous: true, onPress: leave }}
      onCancel={() => setWanted(null)}
    >
      <p>{text('dashboard.leaveHint', { changes: dates.series(changes) })}</p>
    </QuestionDialog>
  );
}

/** @returns a function that stops watching */
function watchLeaving(ask: (wanted: Wanted) => void, isAgreed: () => boolean): () => void {
  const page = location.pathname;
  let here = placeInHistory();
  /** True while our own step back to the page is under way. */
  let isReturning = false;
  const watch = new AbortController();
  // Runs before the link itself, which would show the other page.
  const options = { capture: true, signal: watch.signal };

  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link?.href || !isPlain || isAgreed() || link.target === '_blank' || link.hasAttribute('download'))
        return;
      const to = new URL(link.href);
      // Another site is left by unloading the page, which the browser asks about.
      if (to.origin !== location.origin || to.pathname === page) return;
      event.preventDefault();
      event.stopPropagation();
      ask({ to: to.pathname + to.search + to.hash });
    },
    options,
  );
  const isRefused = () => {
    const steps = placeInHistory() - here;
    if (isAgreed() || (location.pathname === page && steps !== 0 && !isReturning)) {
      here = placeInHistory();
      return false;
    }
    // Our own step back has arrived: for the router, the page was never left.
    isReturning = steps !== 0;
    if (isReturning) {
      history.go(-steps);
      ask({ steps });
    }
    return true;
  };
  // Asked before Back would close a dialog: that dialog may be the question about the previous step.
  onHistoryStep(isRefused, { signal: watch.signal, isFirst: true });
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (!isAgreed()) event.preventDefault();
    },
    options,
  );
  return () => watch.abort();
}
