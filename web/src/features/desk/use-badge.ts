// The badge shown over the desk. It has its own history entry, so that Back leads to the desk as it was.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router';
import type { Shown } from './shown.ts';
import { useDeskState } from './use-desk.ts';

const PARAMETER = 'badge';

interface BadgeShown {
  badge: Shown | null;
  open: (shown: Shown) => void;
  /** The desk is shown by the time this returns: a scanner does not wait. */
  close: () => void;
}

export function useBadge(): BadgeShown {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [shown, setShown] = useState<Shown | null>(null);
  const [isClosing, setClosing] = useState(false);
  // A badge is removed with the list in which its person was found.
  const { wiped } = useDeskState();
  const [shownOf, setShownOf] = useState(wiped);
  if (shownOf !== wiped) {
    setShownOf(wiped);
    setShown(null);
  }
  const named = search.get(PARAMETER);
  const badge = shown !== null && !isClosing && shown.person.reference === named ? shown : null;
  if (isClosing && named === null) setClosing(false);
  // A stale history entry: its person is no longer shown.
  const isStale = named !== null && shown?.person.reference !== named;
  useEffect(() => {
    if (!isStale) return;
    setSearch(
      (before) => {
        before.delete(PARAMETER);
        return before;
      },
      { replace: true },
    );
  }, [isStale, setSearch]);
  return {
    badge,
    open: (next) => {
      setShown(next);
      setSearch((before) => {
        before.set(PARAMETER, next.person.reference);
        return before;
      });
    },
    close: () => {
      if (badge === null) return;
      flushSync(() => setClosing(true));
      void navigate(-1);
    },
  };
}
