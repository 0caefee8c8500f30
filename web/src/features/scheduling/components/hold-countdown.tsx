// Counts down a hold that ends soon and cannot be renewed.
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

/** Seconds left at which it is announced, instead of every second. */
const ANNOUNCED_AT = [10, 60, 120] as const;

export function HoldCountdown({ ending, companies, edition }: HoldCountdownProps) {
  const text = useText();
  const dates = useDates();
  const [soonest] = ending;
  const slot = soonest ? gridSlotOf(edition, soonest) : null;
  const company = companies.find(({ id }) => id === soonest?.exhibitorId)?.name;
  const isShown = soonest !== undefined && slot !== null && company !== undefined;
  const name = isShown ? text('scheduling.companyAt', { company, when: whenOf(text, dates, slot) }) : '';
  const announced = useAnnouncedSeconds(isShown ? soonest : undefined);
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
        {announced !== null && text('scheduling.heldForSpoken', { name, seconds: announced })}
      </p>
    </>
  );
}

/**
 * The time to announce, once each, as it passes. Holds that end one after another are not each counted down, and a
 * page that opens late announces nothing outdated.
 */
function useAnnouncedSeconds(soonest: EndingHold | undefined): number | null {
  const [announced, setAnnounced] = useState<number | null>(null);
  const before = useRef<EndingHold | undefined>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = soonest;
    if (!soonest) {
      setAnnounced(null);
      return;
    }
    const isFirst = last === undefined && soonest.secondsLeft >= ANNOUNCED_AT[2] - 1;
    const isSame = last?.exhibitorId === soonest.exhibitorId;
    const from = isFirst ? Number.POSITIVE_INFINITY : isSame ? last.secondsLeft : soonest.secondsLeft;
    const passed = ANNOUNCED_AT.find((seconds) => from > seconds && soonest.secondsLeft <= seconds);
    if (passed !== undefined) setAnnounced(passed);
    else if (!isSame) setAnnounced(null);
  }, [soonest]);
  return announced;
}
