// Alternatives to a fully booked company: their code is fetched once a company is full, which few visitors see.
import { type ComponentProps, useEffect, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { ScheduleAlternatives } from './schedule-alternatives.tsx';

type Alternatives = typeof ScheduleAlternatives;

/** Kept when the next full company is shown. */
let fetched: Alternatives | null = null;

export function LaterAlternatives(props: ComponentProps<Alternatives>) {
  const text = useText();
  const [Shown, setShown] = useState<Alternatives | null>(() => fetched);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (Shown) return;
    const fetchThem = () =>
      import('./schedule-alternatives.tsx').then(
        (module) => {
          fetched = module.ScheduleAlternatives;
          setShown(() => fetched);
        },
        () => setFailed(true),
      );
    void fetchThem();
    window.addEventListener('online', fetchThem);
    return () => window.removeEventListener('online', fetchThem);
  }, [Shown]);

  if (Shown) return <Shown {...props} />;
  return failed ? <p>{text('scheduling.similarFailed')}</p> : null;
}
