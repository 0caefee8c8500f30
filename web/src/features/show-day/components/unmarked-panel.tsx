// Meetings that have begun but are not marked, the longest wait first; each can be marked, or several at once.
import type { AttendedMeeting } from '@visavis/contract/attendance/endpoints';
import type { ShowDay } from '@visavis/contract/show-day/endpoints';
import { can } from '@visavis/domain/identity/grants';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { ListRows } from '../../../list/list-rows.tsx';
import { useHand } from '../../../list/use-hand.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Attendance, useMarks, useUnmarked } from '../api.ts';
import { readUnmarked, UNMARKED_ID, unmarkedPath } from '../unmarked-path.ts';
import { useHeldRows } from '../use-held-rows.ts';
import { hallName } from './halls-panel.tsx';
import { MarkSeveral, type SeveralOutcome } from './mark-several.tsx';
import styles from './unmarked-panel.module.css';
import { UnmarkedRow } from './unmarked-row.tsx';

const idOf = ({ id }: AttendedMeeting): number => id;

export function UnmarkedPanel({ day, hour }: { day: number; hour: ShowDay['hour'] }) {
  const text = useText();
  const dates = useDates();
  const [address] = useSearchParams();
  const wanted = readUnmarked(address);
  const mayMark = can(useRole(), 'attendance.mark');
  const list = useUnmarked({ day, ...wanted });
  const hand = useHand();
  const { markOne, markAll } = useMarks();
  /** The marks set on this page. */
  const [marked, setMarked] = useState<ReadonlyMap<number, AttendedMeeting>>(new Map());
  const [ticked, setTicked] = useState<ReadonlySet<number> | null>(null);
  const [outcome, setOutcome] = useState<SeveralOutcome | null>(null);
  const held = useHeldRows(list.rows, JSON.stringify([day, wanted]), hand.isThere || ticked !== null);
  const keep = (meetings: readonly AttendedMeeting[]) =>
    setMarked((before) => new Map([...before, ...meetings.map((one) => [one.id, one] as const)]));
  const open = held.filter(({ row, isGone }) => !isGone && !marked.get(row.id)?.attendance);

  const marking = useAction({
    act: ({ meetings, attendance }: { meetings: readonly AttendedMeeting[]; attendance: Attendance }) =>
      markAll(meetings, attendance),
    failed: text('attendance.markFailed'),
    done: (answer, { attendance }) => {
      keep(answer.marked);
      setOutcome({ attendance, ...answer });
      if (attendance !== null) setTicked(null);
    },
    refused: ({ sentence }) => setOutcome({ failed: sentence }),
  });
  const markTicked = (attendance: 'held' | 'missed') => {
    const chosen = open.filter(({ row }) => ticked?.has(row.id)).map(({ row }) => marked.get(row.id) ?? row);
    void marking.run({ meetings: chosen, attendance });
  };
  const isNarrowed = wanted.hall !== undefined || wanted.minute !== undefined;
  return (
    <Panel
      id={UNMARKED_ID}
      title={text('showDay.unmarkedTitle')}
      aside={
        mayMark &&
        open.length > 0 && (
          <button type="button" onClick={() => setTicked(ticked ? null : new Set())}>
            {text(ticked ? 'showDay.markSeveralEnd' : 'showDay.markSeveral')}
          </button>
        )
      }
    >
      {isNarrowed && (
        <p className={styles.narrowed}>
          {[
            wanted.hall !== undefined && hallName(text, wanted.hall),
            wanted.minute !== undefined && dates.hour(wanted.minute),
          ]
            .filter((part) => part !== false)
            .join(', ')}{' '}
          <Link to={unmarkedPath({})} replace preventScrollReset>
            {text('showDay.allUnmarked')}
          </Link>
        </p>
      )}
      {ticked && (
        <MarkSeveral
          count={open.filter(({ row }) => ticked.has(row.id)).length}
          shown={open.length}
          onAll={() => setTicked(new Set(open.map(({ row }) => row.id)))}
          busy={marking.busyWith?.attendance ?? null}
          onMark={markTicked}
        />
      )}
      <Outcome outcome={outcome} onUndo={(meetings) => void marking.run({ meetings, attendance: null })} />
      <ListRows
        list={list}
        idOf={idOf}
        words={{
          loading: text('showDay.loadingUnmarked'),
          failed: text('showDay.unmarkedFailed'),
          stale: text('showDay.notLive'),
          found: (count) => text('showDay.unmarkedCount', { count }),
        }}
        none={<p>{text('showDay.allMarked')}</p>}
        table={(_rows, busy) =>
          busy && held.length === 0 ? (
            <Skeleton height="10rem" />
          ) : (
            <ul {...hand.props} aria-busy={busy || undefined}>
              {held.map(({ row, isGone }) => (
                <UnmarkedRow
                  key={row.id}
                  meeting={marked.get(row.id) ?? row}
                  isGone={isGone && !marked.has(row.id)}
                  isEarlier={hour !== null && row.minute < hour.minute}
                  mayMark={mayMark}
                  tick={
                    ticked && {
                      isOn: ticked.has(row.id),
                      toggle: () => setTicked(toggled(ticked, row.id)),
                    }
                  }
                  onMark={async (meeting, attendance) => keep([await markOne(meeting, attendance)])}
                  onStale={list.retry}
                />
              ))}
            </ul>
          )
        }
      />
    </Panel>
  );
}

function toggled(before: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(before);
  if (!next.delete(id)) next.add(id);
  return next;
}

interface OutcomeProps {
  outcome: SeveralOutcome | null;
  onUndo: (meetings: readonly AttendedMeeting[]) => void;
}

/** One summary of what was marked, with Undo, and what was not. */
function Outcome({ outcome, onUndo }: OutcomeProps) {
  const text = useText();
  const marks = { held: text('showDay.held'), missed: text('showDay.missed') };
  return (
    <div role="status" className={styles.outcome}>
      {outcome && 'failed' in outcome && outcome.failed}
      {outcome && 'marked' in outcome && (
        <>
          <p>
            <span>
              {text(outcome.attendance === null ? 'showDay.severalUndone' : 'showDay.severalMarked', {
                count: outcome.marked.length,
                how: outcome.attendance === null ? '' : marks[outcome.attendance],
              })}
            </span>{' '}
            {outcome.attendance !== null && outcome.marked.length > 0 && (
              <button type="button" onClick={() => onUndo(outcome.marked)}>
                {text('attendance.undo')}
              </button>
            )}
          </p>
          {outcome.refused.length > 0 && (
            <ul>
              {outcome.refused.map(({ id, meeting, reason, message }) => (
                <li key={id}>
                  <span>
                    {meeting
                      ? text('showDay.notMarkedOf', {
                          name: meeting.name,
                          exhibitor: meeting.exhibitor,
                          why: text.message(reason, message),
                        })
                      : text.message(reason, message)}
                  </span>
                  {meeting?.attendance && (
                    <span>{` ${text('showDay.markedNow', { how: marks[meeting.attendance] })}`}</span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
