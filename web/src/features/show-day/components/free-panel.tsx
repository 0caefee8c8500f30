// Who is free in the next hour: people at the fair beside exhibitors of their interests, matched with one press.
import { personPath } from '@visavis/contract/dashboard-path';
import type { MatchSuggestion } from '@visavis/contract/show-day/endpoints';
import { can } from '@visavis/domain/identity/grants';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { type Text, useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { useHand } from '../../../list/use-hand.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useHeldRows } from '../use-held-rows.ts';
import { type Done, useMatches, useMatching } from '../use-matches.ts';
import styles from './free-panel.module.css';

export function FreePanel() {
  const text = useText();
  const dates = useDates();
  const { data, isError, refetch } = useMatches();
  if (data && data.hour === null) return null;
  const title = data?.hour
    ? text('showDay.freeAt', { hour: dates.hour(data.hour.minute) })
    : text('showDay.free');
  return (
    <Panel title={title}>
      {data?.hour ? (
        <>
          <p className={styles.note}>
            <span>{text('showDay.freeCount', { exhibitors: data.exhibitors, people: data.people })}</span>
            {data.considered < data.here && (
              <span>{` ${text('showDay.freeConsidered', { count: data.considered })}`}</span>
            )}
          </p>
          <Suggestions
            key={`${data.hour.day}-${data.hour.minute}`}
            hour={{ day: data.hour.day, minute: data.hour.minute }}
            suggestions={data.suggestions}
          />
          {data.total > data.suggestions.length && (
            <p className={styles.note}>
              {text('showDay.freeMore', { count: data.total - data.suggestions.length })}
            </p>
          )}
        </>
      ) : isError ? (
        <LoadFailure again={refetch}>{text('showDay.freeFailed')}</LoadFailure>
      ) : (
        <Skeleton height="6rem" />
      )}
    </Panel>
  );
}

interface SuggestionsProps {
  hour: { day: number; minute: number };
  suggestions: readonly MatchSuggestion[];
}

function Suggestions({ hour, suggestions }: SuggestionsProps) {
  const text = useText();
  const hand = useHand();
  const { done, isBusy, match, undo } = useMatching(hour);
  // The same objects until the suggestions change.
  const rows = useMemo(() => suggestions.map((one) => ({ ...one, id: one.registrationId })), [suggestions]);
  const held = useHeldRows(rows, 'free', hand.isThere);
  if (held.length === 0) return <p>{text('showDay.freeNone')}</p>;
  return (
    <ul className={styles.list} {...hand.props}>
      {held.map(({ row, isGone }) => (
        <Suggestion
          key={row.id}
          suggestion={row}
          done={done.get(row.id)}
          isBusy={isBusy(row.id)}
          isGone={isGone}
          onMatch={() => match(row)}
          onUndo={(made) => undo(row, made)}
        />
      ))}
    </ul>
  );
}

interface SuggestionProps {
  suggestion: MatchSuggestion;
  done: Done | undefined;
  /** No longer suggested: matched here, or taken by others. */
  isGone: boolean;
  isBusy: boolean;
  onMatch: () => void;
  onUndo: (match: Extract<Done, { kind: 'matched' }>['match']) => void;
}

function Suggestion({ suggestion, done, isGone, isBusy, onMatch, onUndo }: SuggestionProps) {
  const text = useText();
  const instants = useInstants();
  const mayMatch = can(useRole(), 'meeting.decide');
  const row = useRef<HTMLLIElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const hasPressed = useRef(false);
  const isMatched = done?.kind === 'matched';
  // The pressed button has disappeared: the focus stays in its row, where Undo may be.
  useEffect(() => {
    if (hasPressed.current && document.activeElement === document.body)
      (isMatched ? undo.current : row.current)?.focus();
  }, [isMatched]);
  const press = (work: () => void) => {
    hasPressed.current = true;
    work();
  };
  const { name, company, exhibitor, boothNumber, reference } = suggestion;
  const values = { name, exhibitor };
  return (
    <li ref={row} tabIndex={-1} className={styles.row}>
      <div className={styles.pair}>
        <p>
          <strong>{exhibitor}</strong>, {boothNumber}
        </p>
        <p>
          <Link to={personPath(reference)}>{name}</Link>, {company}
        </p>
        <p className={styles.why}>{whyOf(text, suggestion, instants.clock)}</p>
      </div>
      {isMatched ? (
        <Button
          ref={undo}
          variant="secondary"
          className={styles.button}
          busy={isBusy}
          busyText={text('attendance.marking')}
          aria-label={text('showDay.undoMatchOf', values)}
          onClick={() => press(() => onUndo(done.match))}
        >
          {text('attendance.undo')}
        </Button>
      ) : (
        mayMatch &&
        !isGone && (
          <Button
            variant="secondary"
            className={styles.button}
            busy={isBusy}
            busyText={text('showDay.matching')}
            aria-label={text('showDay.matchOf', values)}
            onClick={() => press(onMatch)}
          >
            {text('showDay.match')}
          </Button>
        )
      )}
      <p role="status" className={done?.kind === 'refused' ? styles.refused : styles.outcome}>
        {outcomeOf(text, done, isGone)}
      </p>
    </li>
  );
}

/** Such as '3 interests in common, seen at 10.42am'. */
function whyOf(
  text: Text,
  { interests, hasLost, seenAt }: MatchSuggestion,
  clock: (at: string) => string,
): string {
  const common = text('showDay.common', { count: interests });
  const values = { common, at: seenAt ? clock(seenAt) : '' };
  if (hasLost) return text(seenAt ? 'showDay.whyLostSeen' : 'showDay.whyLost', values);
  return seenAt ? text('showDay.whySeen', values) : common;
}

function outcomeOf(text: Text, done: Done | undefined, isGone: boolean): string {
  switch (done?.kind) {
    case 'matched':
      return text('showDay.matched');
    case 'undone':
      return text(done.wasTold ? 'showDay.unmatchedTold' : 'showDay.unmatched');
    case 'refused':
      return done.sentence;
    default:
      return isGone ? text('showDay.freeGone') : '';
  }
}
