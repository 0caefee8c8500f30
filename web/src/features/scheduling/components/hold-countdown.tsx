// Says for how long an hour is still held, once that is short and cannot be made longer.
import type { Edition } from '@visavis/domain/edition/schema';
import { useText } from '../../../i18n/text.ts';
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
  const [soonest] = ending;
  const slot = soonest ? gridSlotOf(edition, soonest) : null;
  const company = companies.find(({ id }) => id === soonest?.exhibitorId)?.name;
  const isShown = soonest !== undefined && slot !== null && company !== undefined;
  const spoken = isShown ? SPOKEN_AT.find((seconds) => soonest.secondsLeft <= seconds) : undefined;
  const name = isShown ? text('scheduling.companyAt', { company, when: whenOf(text, slot) }) : '';
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
        {spoken !== undefined && text('scheduling.heldForSpoken', { name, seconds: spoken })}
      </p>
    </>
  );
}
