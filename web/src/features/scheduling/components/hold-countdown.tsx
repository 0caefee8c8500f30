// Says for how long an hour is still held, once that is short and cannot be made longer.
import type { Edition } from '@visavis/domain/edition/schema';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import type { SchedulingCompany } from '../companies.ts';
import { gridSlotOf, whenOf } from '../grid-slot.ts';
import { type EndingHold, minutesAndSeconds } from '../use-hold-ends.ts';
import { AmberNotice } from './amber-notice.tsx';
import styles from './hold-countdown.module.css';

interface HoldCountdownProps {
  /** Soonest first. */
  ending: readonly EndingHold[];
  companies: readonly SchedulingCompany[];
  edition: Edition;
}

/** It is said aloud when so many seconds are left, and not every second. */
const SPOKEN_AT = [10, 60, 120] as const;

export function HoldCountdown({ ending, companies, edition }: HoldCountdownProps) {
  const text = useText();
  const dates = useDates();
  const [soonest] = ending;
  const slot = soonest ? gridSlotOf(edition, soonest) : null;
  const company = companies.find(({ id }) => id === soonest?.exhibitorId)?.name;
  const isShown = soonest !== undefined && slot !== null && company !== undefined;
  const name = isShown ? text('scheduling.companyAt', { company, when: whenOf(text, dates, slot) }) : '';
  const spoken = useSpoken(isShown ? soonest : undefined);
  return (
    <>
      {isShown && (
        <AmberNotice>
          <p role="timer" aria-live="off">
            <strong>{name}</strong> {text('scheduling.heldFor')}{' '}
            <strong>{minutesAndSeconds(soonest.secondsLeft)}</strong> {text('scheduling.heldForMore')}{' '}
            <span className={styles.advice}>{text('scheduling.submitToKeep')}</span>
          </p>
          {ending.length > 1 && <p>{text('scheduling.moreEnding', { count: ending.length - 1 })}</p>}
        </AmberNotice>
      )}
      <p aria-live="polite" className="visually-hidden">
        {spoken !== null && text('scheduling.heldForSpoken', { name, seconds: spoken })}
      </p>
    </>
  );
}

/**
 * The time to say aloud: when it is seen to pass, and once. Holds that end one after another are not each counted
 * down, and a page that opens late says nothing that is no longer so.
 */
function useSpoken(soonest: EndingHold | undefined): number | null {
  const [spoken, setSpoken] = useState<number | null>(null);
  const before = useRef<EndingHold | undefined>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = soonest;
    if (!soonest) {
      setSpoken(null);
      return;
    }
    const isFirst = last === undefined && soonest.secondsLeft >= SPOKEN_AT[2] - 1;
    const isSame = last?.exhibitorId === soonest.exhibitorId;
    const from = isFirst ? Number.POSITIVE_INFINITY : isSame ? last.secondsLeft : soonest.secondsLeft;
    const passed = SPOKEN_AT.find((seconds) => from > seconds && soonest.secondsLeft <= seconds);
    if (passed !== undefined) setSpoken(passed);
    else if (!isSame) setSpoken(null);
  }, [soonest]);
  return spoken;
}
