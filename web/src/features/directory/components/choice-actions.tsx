// Adds this exhibitor to the visitor's selection or removes it: below the hours, or in the dock on a phone.
import type { DirectoryDetail } from '@visavis/domain/directory/schema';
import { monogram } from '@visavis/domain/exhibitor/pigment';
import { ArrowRight, Ban, Check, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { usePigments } from '../../../queries/use-pigments.ts';
import { useDockHeight } from '../../../ui/bottom-bar.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { PanDots } from '../../../ui/pans.tsx';
import textStyles from '../../../ui/text.module.css';
import { type Choice, isChosen, isMaximum } from '../choice.ts';
import styles from './choice-actions.module.css';

interface ChoiceActionsProps {
  exhibitor: DirectoryDetail;
  choice: Choice;
  /** Id of the heading above the alternatives to a fully booked exhibitor. */
  similarId: string;
  /** Id of the line that says that the maximum is reached. */
  maximumLineId: string;
}

export function ChoiceActions({ exhibitor, choice, similarId, maximumLineId }: ChoiceActionsProps) {
  const text = useText();
  const navigate = useNavigate();
  const dock = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDockHeight(dock);
  const { chosen, maximum, onAdd, onRemove, continuePath, continueLabel, note } = choice;
  const pigmentOf = usePigments(chosen);
  const isTaken = isChosen(choice, exhibitor);
  const isFull = !isTaken && exhibitor.freeHours <= 0;
  const isHeld = !isTaken && !isFull && isMaximum(choice);
  const Icon = isTaken ? Check : isFull ? Ban : Plus;

  // One button for all states, so that it keeps the focus after a press.
  const press = (): void => {
    if (isTaken) void navigate(continuePath);
    else if (!isFull && !isHeld) onAdd(exhibitor);
  };
  const words = isTaken ? 'directory.inMyEight' : isFull ? 'directory.fullyBooked' : 'directory.addToMyEight';
  return (
    <>
      <div ref={dock} className={styles.dock} data-dock="">
        <div className={styles.dockLine}>
          <PanDots
            places={maximum}
            pans={chosen.map((one) => ({ pigment: pigmentOf(one), letter: monogram(one.company_name) }))}
          />
          <span className={styles.count}>{text('directory.selected', { count: chosen.length })}</span>
        </div>
        <Button
          ref={button}
          block
          variant={isTaken ? 'yours' : 'primary'}
          icon={<Icon aria-hidden />}
          aria-disabled={isFull || isHeld || undefined}
          aria-describedby={isFull ? similarId : isHeld ? maximumLineId : undefined}
          onClick={press}
        >
          {text(words, { maximum })}
        </Button>
        {isMaximum(choice) && !isTaken && (
          <p id={maximumLineId} className={textStyles.note}>
            {text('directory.maximumReached', { maximum })}
          </p>
        )}
        {(isTaken || isHeld || (isFull && chosen.length > 0)) && (
          <div className={styles.ways}>
            <LinkButton variant="text" to={continuePath} iconAfter={<ArrowRight aria-hidden />}>
              {continueLabel}
            </LinkButton>
            {isTaken && onRemove && (
              <Button
                variant="text"
                onClick={() => {
                  button.current?.focus();
                  onRemove(exhibitor);
                }}
              >
                {text('directory.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
      <p role="status" className={styles.hint}>
        {chosen.length > 0 && <span>{text('directory.selectedSoFar', { count: chosen.length })} </span>}
        {!isFull && <span>{text('directory.hourLater')}</span>}
        {note !== undefined && <span> {note}</span>}
      </p>
    </>
  );
}
