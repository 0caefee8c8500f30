// The visitor's selection: a panel beside the list, or a dock below it on a phone.

import { monogram } from '@visavis/domain/exhibitor/pigment';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { CalendarDays, TriangleAlert, X } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { usePigments } from '../../../queries/use-pigments.ts';
import { Dock } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { PanDots, Pans } from '../../../ui/pans.tsx';
import { Swatch } from '../../../ui/swatch.tsx';
import type { SelectionChange } from '../use-selection.ts';
import styles from './selection-panel.module.css';

interface SelectionProps {
  selected: readonly Exhibitor[];
  maximum: number;
  minimum: number;
  /** Id of the line that says that the maximum is reached. */
  maximumLineId: string;
  /** Shown while below the minimum; without it Schedule meeting stays hidden until the minimum is reached. */
  tooFew?: string | undefined;
  /** Called when Schedule meeting is pressed below the minimum. */
  onTooFew(): void;
  onSchedule(): void;
}

interface PanelProps extends SelectionProps {
  /** Null while the list has not loaded: then the selection is read-only. */
  change: SelectionChange | null;
  onBackToInterest?: (() => void) | undefined;
}

function usePans(selected: readonly Exhibitor[]) {
  const pigmentOf = usePigments(selected);
  return selected.map((exhibitor) => ({
    pigment: pigmentOf(exhibitor),
    letter: monogram(exhibitor.company_name),
  }));
}

function Count({ count }: { count: number }) {
  const text = useText();
  return (
    <p role="status" className={styles.count}>
      {text('matching.selectedCount', { count })}
    </p>
  );
}

/** What is chosen or missing, and Schedule meeting once there is something to schedule. */
function Schedule(props: SelectionProps) {
  const { selected, maximum, minimum, maximumLineId, tooFew, onTooFew, onSchedule } = props;
  const text = useText();
  const isEnough = selected.length >= minimum;
  const isShown = isEnough ? selected.length > 0 : tooFew !== undefined;
  return (
    <>
      {selected.length >= maximum && (
        <p id={maximumLineId} className={styles.all}>
          {text('matching.allChosen', { maximum })}
        </p>
      )}
      {isShown && (
        <Button
          block
          aria-disabled={!isEnough || undefined}
          aria-describedby={isEnough ? undefined : `${maximumLineId}-few`}
          iconAfter={<CalendarDays aria-hidden />}
          onClick={() => {
            if (isEnough) onSchedule();
            else onTooFew();
          }}
        >
          {text('matching.schedule')}
        </Button>
      )}
      {isShown && !isEnough && tooFew !== undefined && (
        <p id={`${maximumLineId}-few`} className={styles.warning}>
          <TriangleAlert aria-hidden />
          {text.rule(tooFew)}
        </p>
      )}
    </>
  );
}

export function SelectionPanel(props: PanelProps) {
  const { selected, maximum, change, onBackToInterest } = props;
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const pans = usePans(selected);

  const remove = (exhibitor: Exhibitor, index: number): void => {
    // The pressed button is about to be removed: focus the next one, the previous one, or the heading.
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? heading.current)?.focus();
    change?.toggle(exhibitor);
  };

  return (
    <aside className={styles.panel} aria-labelledby="selection-heading">
      <h2 id="selection-heading" ref={heading} tabIndex={-1}>
        {text('matching.panelHeading', { maximum })}
      </h2>
      <Count count={selected.length} />
      <Pans pans={pans} places={maximum} />
      {selected.length > 0 && (
        <ul ref={list} className={styles.list}>
          {selected.map((exhibitor, index) => (
            <li key={exhibitor.id}>
              <Swatch pigment={pans[index]?.pigment ?? 0} letter={pans[index]?.letter ?? ''} size={28} />
              <span className={styles.company}>
                <span dir="auto">{exhibitor.company_name}</span>
                <span className={styles.booth}>{exhibitor.booth_number}</span>
              </span>
              {change && (
                <button
                  type="button"
                  className={`icon-button ${styles.remove}`}
                  aria-label={text('matching.remove', { company: change.nameOf(exhibitor) })}
                  onClick={() => remove(exhibitor, index)}
                >
                  <X aria-hidden />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Schedule {...props} />
      <div className={styles.ways}>
        {change && selected.length > 0 && (
          <Button
            variant="text"
            onClick={() => {
              heading.current?.focus();
              change.clear();
            }}
          >
            {text('matching.clearSelections')}
          </Button>
        )}
        {onBackToInterest && (
          <Button variant="text" className={styles.back} onClick={onBackToInterest}>
            {text('matching.backToInterest')}
          </Button>
        )}
      </div>
    </aside>
  );
}

export function SelectionDock(props: SelectionProps) {
  return (
    <Dock>
      <div className={styles.dock}>
        <div className={styles.dockLine}>
          <PanDots pans={usePans(props.selected)} places={props.maximum} />
          <Count count={props.selected.length} />
        </div>
        <Schedule {...props} />
      </div>
    </Dock>
  );
}
