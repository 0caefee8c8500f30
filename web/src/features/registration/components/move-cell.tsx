// One hour of the grid on which a meeting is placed: who meets then, the mark, and its accessible name.
import { monogram, preferredPigment } from '@visavis/domain/exhibitor/pigment';
import type { MoveState } from '@visavis/domain/meeting/move-hours';
import {
  Check,
  Clock,
  type LucideIcon,
  MapPin,
  Minus,
  Plus,
  TriangleAlert,
  UserRound,
  Users,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { type TextId, useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Swatch } from '../../../ui/swatch.tsx';
import { isOpenHour, type MoveHour, STATE_WORDS } from '../move-words.ts';
import styles from './move-cell.module.css';

export const STATE_ICONS: Record<MoveState, LucideIcon> = {
  here: MapPin,
  elsewhere: UserRound,
  blocked: Minus,
  taken: Users,
  held: Clock,
  unstaffed: Minus,
  begun: Minus,
  barred: Minus,
  free: Plus,
};

interface MoveCellProps extends ComponentProps<'button'> {
  /** Undefined until the hours have loaded. */
  hour: MoveHour | undefined;
  /** Whether it is the entered hour. */
  isTarget: boolean;
  /** The label of the entered hour if the meeting is not there yet; null for any other hour. */
  mark: TextId | null;
  /** Whether the mark is dragged over it. */
  isOver: boolean;
  isDragged: boolean;
}

export function MoveCell({ hour, isTarget, mark, isOver, isDragged, ...button }: MoveCellProps) {
  const isOpen = isOpenHour(hour);
  return (
    <button
      {...button}
      type="button"
      className={styles.cell}
      data-state={hour?.state ?? 'loading'}
      data-mark={mark !== null || undefined}
      data-movable={isTarget || undefined}
      data-over={isOver ? (isOpen ? 'open' : 'closed') : undefined}
      data-dragged={isDragged || undefined}
      aria-disabled={hour && !isOpen ? true : undefined}
    >
      {mark ? <Mark word={mark} isOpen={isOpen || hour === undefined} /> : hour && <Face hour={hour} />}
    </button>
  );
}

function Mark({ word, isOpen }: { word: TextId; isOpen: boolean }) {
  const text = useText();
  return (
    <>
      {isOpen ? <Check aria-hidden /> : <TriangleAlert aria-hidden />}
      <span className={styles.word}>{text(isOpen ? word : 'review.move.notFree')}</span>
    </>
  );
}

function Face({ hour }: { hour: MoveHour }) {
  const text = useText();
  const dates = useDates();
  const { state, left, meeting, elsewhere, held } = hour;
  const [first] = meeting;
  const Icon = STATE_ICONS[state];
  if (state === 'taken' && first)
    return (
      <>
        <Swatch pigment={preferredPigment(first.name)} letter={monogram(first.name)} size={20} />
        <span className={styles.name} dir="auto">
          {meeting.length === 1
            ? first.name
            : text('review.move.more', { name: first.name, more: meeting.length - 1 })}
        </span>
      </>
    );
  if (state === 'elsewhere')
    return (
      <>
        <Icon aria-hidden />
        <span className={styles.name} dir="auto">
          {dates.list(elsewhere)}
        </span>
      </>
    );
  const isShared = state === 'free' && meeting.length + held > 0;
  return (
    <>
      <Icon aria-hidden />
      {isShared ? (
        <span className={styles.name}>{text('review.move.leftShort', { left })}</span>
      ) : (
        state !== 'free' && <span className={styles.word}>{text(STATE_WORDS[state])}</span>
      )}
    </>
  );
}
