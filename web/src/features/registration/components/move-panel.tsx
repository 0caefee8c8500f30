// The hours of an exhibitor overlaid with those of the visitor: a press, Enter or a drag places the meeting.
import type { Edition } from '@visavis/domain/edition/schema';
import type { MoveState } from '@visavis/domain/meeting/move-hours';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Banner } from '../../../ui/banner.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { SlotGrid } from '../../../ui/slot-grid.tsx';
import type { useMoveHours } from '../api.ts';
import { isSameSlot, type Slot } from '../edit-values.ts';
import {
  barredWords,
  hourWords,
  isOpenHour,
  type MoveHour,
  type PanelWords,
  type Parties,
  STATE_WORDS,
} from '../move-words.ts';
import { useSlotDrag } from '../use-slot-drag.ts';
import cell from './move-cell.module.css';
import { MoveCell, STATE_ICONS } from './move-cell.tsx';
import styles from './move-panel.module.css';

interface MovePanelProps {
  edition: Edition;
  words: PanelWords;
  parties: Parties;
  hours: ReturnType<typeof useMoveHours>;
  /** The entered hour; null for none. */
  target: Slot | null;
  /** Enter on the entered hour saves it. */
  isMoved: boolean;
  /** The cell that is focused first. */
  firstRef?: RefObject<HTMLButtonElement | null>;
  onChoose: (slot: Slot) => void;
  /** Called when an unavailable hour was chosen. */
  onRefused: (slot: Slot) => void;
}

/** Up to this many share the width of a phone; with more, the grid scrolls sideways. */
const FEW_DAYS = 5;

const cellOf = ({ day, minute }: Slot): string => `${day}/${minute}`;

export function MovePanel(props: MovePanelProps) {
  const { edition, words: panel, parties, target, onChoose, onRefused } = props;
  const { data, isError, isFetching, refetch } = props.hours;
  const text = useText();
  const dates = useDates();
  const id = useId();
  const hourOf = (slot: Slot) => data?.hours.find((one) => isSameSlot(one, slot));
  const choose = (slot: Slot) => {
    const hour = hourOf(slot);
    if (hour && !isOpenHour(hour)) onRefused(slot);
    else onChoose(slot);
  };
  const drag = useSlotDrag((dropped) => {
    const [day = 0, minute = 0] = dropped.split('/').map(Number);
    choose({ day, minute });
  });
  const [start] = useState(() => ({
    row: Math.max(
      0,
      edition.hours.findIndex(({ minute }) => minute === target?.minute),
    ),
    column: Math.max(
      0,
      edition.days.findIndex(({ day }) => day === target?.day),
    ),
  }));
  const title = text('review.move.title', { exhibitor: parties.exhibitor });
  const free = data?.hours.filter(({ state }) => state === 'free').length;
  const barred = data && barredWords(text, dates, data, parties);
  const saveByEnter = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'Enter' || !props.isMoved) return;
    // A held key saves nothing.
    event.preventDefault();
    if (!event.repeat) event.currentTarget.form?.requestSubmit();
  };

  return (
    <section
      className={styles.panel}
      aria-label={title}
      data-days={edition.days.length > FEW_DAYS ? 'many' : 'few'}
    >
      <div className={styles.head}>
        <h3 dir="auto">{title}</h3>
        <p role="status">
          {free === undefined
            ? !isError && text('review.move.loading')
            : text('review.move.freeCount', { free })}
        </p>
      </div>
      {isError && !data && <LoadFailure again={refetch}>{text(panel.hoursFailed)}</LoadFailure>}
      {barred && <Banner kind="info">{barred}</Banner>}
      <SlotGrid
        days={edition.days}
        hours={edition.hours}
        corner={edition.utcOffsetLabel}
        label={title}
        describedBy={`${id}-keys`}
        isBusy={data === undefined && isFetching}
        start={start}
        isSelected={({ day }, { minute }) => isSameSlot(target, { day, minute })}
      >
        {(day, { minute, range }, focus) => {
          const slot = { day: day.day, minute };
          const hour = hourOf(slot);
          const isTarget = isSameSlot(target, slot);
          const isMark = isTarget && props.isMoved;
          const words = [
            isMark ? text(panel.isMarked) : '',
            hour ? hourWords(text, dates, hour, parties) || text(STATE_WORDS[hour.state]) : '',
          ];
          const isFirst =
            edition.days[start.column]?.day === slot.day && edition.hours[start.row]?.minute === minute;
          return (
            <MoveCell
              hour={hour}
              isTarget={isTarget}
              mark={isMark ? panel.mark : null}
              isOver={drag.drag?.over === cellOf(slot)}
              isDragged={drag.drag?.from === cellOf(slot)}
              aria-label={text('review.move.cell', {
                weekday: dates.weekday(day.date),
                day: dates.day(day.date),
                time: dates.time(range),
                words: words.join(' ').trim(),
              })}
              onClick={() => choose(slot)}
              onKeyDown={isTarget ? saveByEnter : undefined}
              {...drag.propsOf(cellOf(slot), isTarget)}
              tabIndex={focus.tabIndex}
              onFocus={focus.onFocus}
              ref={(button) => {
                focus.ref(button);
                if (isFirst && props.firstRef) props.firstRef.current = button;
              }}
            />
          );
        }}
      </SlotGrid>
      <p id={`${id}-keys`} className="visually-hidden">
        {text('review.move.keys')}
      </p>
      <Legend name={parties.name} hours={data?.hours ?? []} />
    </section>
  );
}

const ALWAYS: readonly MoveState[] = ['free', 'taken', 'elsewhere', 'blocked'];
const SOMETIMES: readonly MoveState[] = ['held', 'unstaffed', 'begun', 'barred'];

function Legend({ name, hours }: { name: string; hours: readonly MoveHour[] }) {
  const text = useText();
  const present = SOMETIMES.filter((state) => hours.some((hour) => hour.state === state));
  return (
    <ul className={styles.legend}>
      {[...ALWAYS, ...present].map((state) => {
        const Icon = STATE_ICONS[state];
        return (
          <li key={state}>
            <span className={`${cell.cell} ${styles.sample}`} data-state={state} aria-hidden>
              <Icon />
            </span>
            <span dir="auto">{text(STATE_WORDS[state], { name })}</span>
          </li>
        );
      })}
    </ul>
  );
}
