// Records that could not be settled: meetings that somebody else marked differently, and those the server refused.
import { useId } from 'react';
import { type TextId, useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { Button } from '../../../ui/button.tsx';
import stackStyles from '../../../ui/stack.module.css';
import textStyles from '../../../ui/text.module.css';
import type { KeptRecord } from '../device-store.ts';
import { dismiss, markAllTheSame, useDeskAccount, useDeskState } from '../use-desk.ts';
import { useHours } from '../use-hours.ts';
import styles from './conflict-list.module.css';

const MARKS: Record<'held' | 'missed' | 'none', TextId> = {
  held: 'showDesk.held',
  missed: 'showDesk.missed',
  none: 'showDesk.notMarked',
};

export function ConflictList({ state }: { state: 'conflict' | 'refused' }) {
  const text = useText();
  const id = useId();
  const user = useDeskAccount()?.id;
  const { records } = useDeskState();
  const own = records.filter((kept) => kept.state === state && kept.organiserId === user);
  if (own.length === 0) return null;
  const isConflict = state === 'conflict';
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>
        {text(isConflict ? 'showDesk.conflicts' : 'showDesk.refused')}{' '}
        <span className={styles.count}>{own.length}</span>
      </h2>
      <p>{text(isConflict ? 'showDesk.conflictsHint' : 'showDesk.refusedHint')}</p>
      <ul>
        {own.map((kept) => (
          <li key={kept.record.id} data-conflict={isConflict || undefined}>
            {isConflict ? <Conflict kept={kept} /> : <Refused kept={kept} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name while today's list is on the device, and the reference. */
function Who({ reference }: { reference: string }) {
  const { people } = useDeskState();
  const person = people.get(reference);
  return (
    <p className={styles.who}>
      {person && <b>{person.name}</b>} {person?.company} <span>{reference}</span>
    </p>
  );
}

const useName = (reference: string): string => useDeskState().people.get(reference)?.name ?? reference;

function Conflict({ kept }: { kept: KeptRecord }) {
  const text = useText();
  const instants = useInstants();
  const { record, answer } = kept;
  const { range, at } = useHours();
  const name = useName(record.reference);
  const { day } = useDeskState();
  if (record.kind !== 'mark') return null;
  const mine = text(MARKS[record.mark ?? 'none']);
  const theirs = text(MARKS[answer?.theirs?.mark ?? 'none']);
  const by = answer?.theirs?.by ?? '';
  const { exhibitor, booth } = at(record.exhibitorId);
  const when = range(record.minute, day?.edition.slotMinutes ?? 60);
  return (
    <>
      <div>
        <Who reference={record.reference} />
        <p>
          {when}
          {exhibitor !== '' && <span> {text('showDesk.meetingAt', { exhibitor, booth })}</span>}
        </p>
        <p>
          {by === ''
            ? text('showDesk.conflictUnmarked', { mine, at: instants.clock(record.at) })
            : text('showDesk.conflict', {
                mine,
                at: instants.clock(record.at),
                theirs,
                by,
                theirAt: answer?.theirs?.at ? instants.clock(answer.theirs.at) : '',
              })}
        </p>
      </div>
      <div className={stackStyles.wrap2}>
        <Button
          variant="secondary"
          aria-label={text('showDesk.keepTheirsOf', { mark: theirs, name })}
          onClick={() => void dismiss(kept)}
        >
          {text('showDesk.keepTheirs', { mark: theirs })}
        </Button>
        <Button
          variant="secondary"
          aria-label={text('showDesk.keepMineOf', { mark: mine, name })}
          onClick={() => void markAllTheSame(kept)}
        >
          {text('showDesk.keepMine', { mark: mine })}
        </Button>
      </div>
    </>
  );
}

function Refused({ kept }: { kept: KeptRecord }) {
  const text = useText();
  const { record, answer } = kept;
  const name = useName(record.reference);
  return (
    <>
      <div>
        <Who reference={record.reference} />
        <What kept={kept} />
        <p className={textStyles.danger}>{text.message(answer?.reason, answer?.message ?? '')}</p>
      </div>
      <Button
        variant="secondary"
        aria-label={text('showDesk.dismissOf', { name })}
        onClick={() => void dismiss(kept)}
      >
        {text('showDesk.dismiss')}
      </Button>
    </>
  );
}

function What({ kept: { record } }: { kept: KeptRecord }) {
  const text = useText();
  const instants = useInstants();
  const { hour, at: placeOf } = useHours();
  const at = instants.clock(record.at);
  if (record.kind === 'scan') return <p>{text('showDesk.refusedScan', { at })}</p>;
  const { exhibitor, booth } = placeOf(record.exhibitorId);
  const words =
    record.kind === 'walk-in'
      ? text('showDesk.refusedWalkIn', { hour: hour(record.minute), at })
      : text('showDesk.refusedMark', {
          mark: text(MARKS[record.mark ?? 'none']),
          at,
          hour: hour(record.minute),
        });
  return (
    <p>
      {words}
      {exhibitor !== '' && <span> {text('showDesk.meetingAt', { exhibitor, booth })}</span>}
    </p>
  );
}
