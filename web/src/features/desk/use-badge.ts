// The badge that is shown over the desk. It has an entry of the history, so that Back leads to the desk as it was.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router';
import type { Shown } from './shown.ts';
import { useDeskState } from './use-desk.ts';

const PARAMETER = 'badge';

interface BadgeShown {
  badge: Shown | null;
  open: (shown: Shown) => void;
  /** The desk is shown when this returns: a scanner does not wait. */
  close: () => void;
}

export function useBadge(): BadgeShown {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [shown, setShown] = useState<Shown | null>(null);
  const [isClosing, setClosing] = useState(false);
  // A badge goes with the list that its person was found in.
  const { wiped } = useDeskState();
  const [shownOf, setShownOf] = useState(wiped);
  if (shownOf !== wiped) {
    setShownOf(wiped);
    setShown(null);
  }
  const named = search.get(PARAMETER);
  const badge = shown !== null && !isClosing && shown.person.reference === named ? shown : null;
  if (isClosing && named === null) setClosing(false);
  // An address from before: nobody is shown for it any more.
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
